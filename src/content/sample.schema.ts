import { z } from 'zod'
import { slug } from '../../contract/content/field-schemas'
import { isoDate, label, lead, sentence, SeoSchema, tagline, title } from './shared-fields.schema'

/** What a sample deliverable is an example of, in words that stand after "Sample". */
export const sampleKinds = [
  'finding',
  'decision record',
  'runbook page',
  'monthly report',
  'licence comparison',
] as const

/** One sample deliverable: `content/samples/{slug}.md`. The body is the document's text. */
export const SampleSchema = z.strictObject({
  title: title.describe('Heading of the document: what it found, decided, or is for.'),
  kind: z.enum(sampleKinds).describe('What it is a sample of.'),
  tagline,
  lead: lead.describe('Beside the document: what such a document is for and how to read it.'),
  seo: SeoSchema,
  number: label.max(20).describe('Its number in the project’s file, e.g. "F-07".'),
  version: label.min(1).max(12).describe('Version of the document, e.g. "1.2".'),
  date: isoDate.describe('Date of the document, as YYYY-MM-DD.'),
  client: label.describe('The made-up client: trade and size, no name, e.g. "A distributor, 340 people".'),
  facts: z
    .array(z.strictObject({ name: label.max(28), value: label }))
    .min(2)
    .max(6)
    .describe('Head of the document, e.g. severity, effort, owner.'),
  summary: sentence.describe('The document in two or three sentences, before everything else.'),
  chart: z
    .strictObject({
      title: label.describe('What the bars show, with the unit.'),
      values: z
        .array(z.strictObject({ label, value: z.number().min(0).describe('A figure.') }))
        .min(3)
        .max(12)
        .describe('Bars, from top to bottom.'),
    })
    .optional()
    .describe('Bars drawn below the summary.'),
  related: z
    .strictObject({
      services: z
        .array(slug)
        .max(4)
        .default([])
        .describe('Slugs of services that hand over such a document.'),
      caseStudies: z.array(slug).max(3).default([]).describe('Slugs of case studies that it could be from.'),
    })
    .describe('Pages that show it.'),
})
export type Sample = z.infer<typeof SampleSchema>
export type SampleChart = NonNullable<Sample['chart']>
