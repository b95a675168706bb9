import { z } from 'zod'
import { isoDate, ItemSchema, label, lead, SeoSchema, sentence, slug, tagline, title } from './fields'

/** One engagement: `content/case-studies/{slug}.md`. The body tells problem, what changed, how. */
export const CaseStudySchema = z.strictObject({
  title,
  tagline,
  lead,
  seo: SeoSchema,
  date: isoDate.describe('Published on, as YYYY-MM-DD.'),
  illustrative: z
    .boolean()
    .describe(
      'true unless a real client has agreed to every word; the page then says "Illustrative engagement".',
    ),
  sector: label.describe('The client’s trade, e.g. "Distribution".'),
  size: label.describe('The client’s size, e.g. "340 people, eleven sites".'),
  duration: label.describe('How long it took, e.g. "12 weeks".'),
  timeline: z
    .array(
      z.strictObject({
        label: label.max(28),
        from: z.number().min(0).max(104).describe('Start, in weeks from the beginning.'),
        to: z.number().min(0).max(104).describe('End, in weeks from the beginning.'),
      }),
    )
    .min(3)
    .max(6)
    .describe('The parts of the work along a time line, in weeks.'),
  timelineCaption: sentence.max(140).describe('What the time line shows, in a sentence.'),
  outcomes: z.array(ItemSchema).min(2).max(5).describe('What was different afterwards.'),
  related: z
    .strictObject({
      services: z.array(slug).min(1).max(3).describe('Slugs of services used.'),
      technologies: z.array(slug).max(4).default([]).describe('Slugs of technologies used.'),
    })
    .describe('Where a reader goes next.'),
})
export type CaseStudy = z.infer<typeof CaseStudySchema>
