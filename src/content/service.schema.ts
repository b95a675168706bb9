import { z } from 'zod'
import { slug } from '../../contract/content/field-schemas'
import { personSlug } from './person.schema'
import {
  closing,
  ItemSchema,
  lead,
  plainName,
  QuestionSchema,
  sentence,
  SeoSchema,
  StepSchema,
  tagline,
  title,
} from './shared-fields.schema'

/** One service: `content/services/{category}/{slug}.md`. The body says when this is the right call. */
export const ServiceSchema = z.strictObject({
  title,
  plainName,
  tagline,
  lead,
  seo: SeoSchema,
  deliverables: z
    .array(ItemSchema)
    .min(3)
    .max(6)
    .describe('What the client gets: things one can hold us to.'),
  steps: z.array(StepSchema).min(3).max(5).describe('How it goes, in order, with typical ranges.'),
  needs: z.array(sentence).min(2).max(5).describe('What we need from the client, one thing a line.'),
  questions: z.array(QuestionSchema).min(2).max(5).describe('What people ask before they sign.'),
  closing,
  contact: personSlug.optional(),
  related: z
    .strictObject({
      services: z.array(slug).max(4).default([]).describe('Slugs of services often bought together.'),
      technologies: z.array(slug).max(5).default([]).describe('Slugs of technologies used.'),
      posts: z.array(slug).max(3).default([]).describe('Slugs of articles worth reading first.'),
    })
    .describe('Where a reader goes next.'),
})
export type Service = z.infer<typeof ServiceSchema>

/** A service category: `content/services/{category}/index.md`. The body helps to choose between its services. */
export const ServiceCategorySchema = z.strictObject({
  title,
  plainName,
  tagline,
  lead,
  seo: SeoSchema,
  guide: z
    .array(z.strictObject({ when: sentence, choose: slug.describe('Slug of the service that fits.') }))
    .min(3)
    .max(8)
    .describe('"If this is you, start here": one line for each situation.'),
  questions: z.array(QuestionSchema).max(5).default([]).describe('Questions about the category as a whole.'),
  closing,
})
export type ServiceCategory = z.infer<typeof ServiceCategorySchema>
