import { z } from 'zod'
import { slug } from '../../contract/content/field-schemas'
import {
  closing,
  ItemSchema,
  lead,
  plainName,
  QuestionSchema,
  sentence,
  SeoSchema,
  tagline,
  title,
} from './shared-fields.schema'

/** One technology: `content/technologies/{category}/{slug}.md`. The body says what it is. Facts only. */
export const TechnologySchema = z.strictObject({
  title,
  tagline,
  lead,
  seo: SeoSchema,
  formerly: z
    .string()
    .min(3)
    .max(60)
    .optional()
    .describe('The name it had before, where readers still use it.'),
  rightWhen: z.array(sentence).min(2).max(5).describe('When it is the right choice.'),
  notWhen: z.array(sentence).min(2).max(5).describe('When it is not, and what to use instead.'),
  builds: z.array(ItemSchema).min(2).max(5).describe('What we build with it.'),
  neighbours: z
    .array(z.strictObject({ technology: slug.describe('Slug of a technology.'), how: sentence }))
    .min(2)
    .max(5)
    .describe('How it fits with other technologies on this site.'),
  questions: z.array(QuestionSchema).min(2).max(5).describe('What people ask about it.'),
  related: z
    .strictObject({
      services: z.array(slug).min(1).max(4).describe('Slugs of services that use it.'),
      posts: z.array(slug).max(3).default([]).describe('Slugs of articles about it.'),
    })
    .describe('Where a reader goes next.'),
})
export type Technology = z.infer<typeof TechnologySchema>

/** A technology category: `content/technologies/{category}/index.md`. */
export const TechnologyCategorySchema = z.strictObject({
  title,
  plainName,
  tagline,
  lead,
  seo: SeoSchema,
  guide: z
    .array(z.strictObject({ when: sentence, choose: slug.describe('Slug of the technology that fits.') }))
    .min(3)
    .max(8)
    .describe('"If this is what you need, look here": one line for each need.'),
  questions: z.array(QuestionSchema).max(5).default([]).describe('Questions about the category as a whole.'),
  closing: closing.describe(
    'The last section of the page and of its technologies, which asks the reader to get in touch.',
  ),
})
export type TechnologyCategory = z.infer<typeof TechnologyCategorySchema>
