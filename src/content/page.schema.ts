import { z } from 'zod'
import { slug } from '../../contract/content/field-schemas'
import {
  closing,
  isoDate,
  ItemSchema,
  label,
  lead,
  path,
  QuestionSchema,
  sentence,
  SeoSchema,
  StepSchema,
  title,
} from './shared-fields.schema'

const page = { title, lead, seo: SeoSchema }

/** The pages of `content/pages`, each with what its layout needs. File name = key. */
export const PageSchemas = {
  home: z.strictObject({
    ...page,
    secondary: z.strictObject({ label, href: path }).describe('The quieter link beside the main action.'),
    ways: title.describe('Heading over the four service categories.'),
    example: z
      .strictObject({ caseStudy: slug.describe('Slug of a case study.'), title, text: sentence })
      .describe('The worked example.'),
    solutions: z.strictObject({ title, text: sentence }).describe('Over the two products.'),
    engagement: z
      .strictObject({ title, text: sentence, steps: z.array(StepSchema).min(3).max(5).describe('Stations.') })
      .describe('How an engagement runs; anchor #engagement.'),
    technologies: z.strictObject({ title, text: sentence }).describe('Over the chart of technologies.'),
    writing: z.strictObject({ title, text: sentence }).describe('Over the newest articles.'),
    closing,
  }),
  services: z.strictObject({ ...page, guideTitle: title.describe('Heading over the overview.'), closing }),
  technologies: z.strictObject({
    ...page,
    guideTitle: title.describe('Heading over the overview.'),
    closing,
  }),
  solutions: z.strictObject({ ...page, closing }),
  about: z.strictObject({
    ...page,
    principles: z.array(ItemSchema).min(3).max(6).describe('How we work, as promises one can check.'),
    practices: z.array(ItemSchema).min(3).max(6).describe('The teams of the firm and what each does.'),
    closing,
  }),
  contact: z.strictObject({
    ...page,
    steps: z.array(StepSchema).min(3).max(4).describe('What happens after someone writes.'),
    questions: z.array(QuestionSchema).min(2).max(5).describe('What people ask before they write.'),
  }),
  career: z.strictObject({
    ...page,
    hiring: z.array(StepSchema).min(3).max(5).describe('How hiring goes, step by step.'),
    gets: z
      .array(ItemSchema)
      .min(3)
      .max(6)
      .describe('What working here is like; nothing one could not check.'),
    noOpening: sentence.describe('Shown when no job is open.'),
  }),
  blog: z.strictObject(page),
  'case-studies': z.strictObject({
    ...page,
    closing: closing.describe('The last section of each case study.'),
  }),
  samples: z.strictObject({ ...page, closing: closing.describe('The last section of each sample.') }),
  'tms-support': z.strictObject({
    ...page,
    channels: z.array(ItemSchema).min(2).max(4).describe('Ways to reach support.'),
    severities: z
      .array(
        z.strictObject({
          name: label,
          means: sentence,
          response: label.describe('Target, e.g. "30 minutes".'),
        }),
      )
      .min(3)
      .max(4)
      .describe('How a request is ranked and when one hears back.'),
    questions: z.array(QuestionSchema).min(2).max(6).describe('What people ask support about support.'),
  }),
} as const

/** Legal pages: `content/legal/{slug}.md`. */
export const LegalSchema = z.strictObject({
  ...page,
  updated: isoDate.describe('Last updated, as YYYY-MM-DD.'),
})

export type PageName = keyof typeof PageSchemas
export type Legal = z.infer<typeof LegalSchema>
