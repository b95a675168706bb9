import { z } from 'zod'
import { slug } from '../../contract/content/field-schemas'
import {
  closing,
  ItemSchema,
  label,
  lead,
  QuestionSchema,
  sentence,
  SeoSchema,
  StepSchema,
  tagline,
  title,
} from './shared-fields.schema'

/** One product: `content/solutions/{slug}.md`. The body describes the job to be done. */
export const SolutionSchema = z.strictObject({
  title,
  tagline,
  lead,
  seo: SeoSchema,
  flow: z
    .array(z.strictObject({ title: label.max(24), text: sentence.max(140) }))
    .min(3)
    .max(5)
    .describe('How it works, as the stations of a diagram, in order.'),
  features: z.array(ItemSchema).min(3).max(8).describe('What it does, point by point.'),
  connects: z.array(ItemSchema).min(2).max(6).describe('What it connects to, and how.'),
  security: z.array(sentence).min(3).max(6).describe('How data and access are handled.'),
  rollout: z.array(StepSchema).min(3).max(5).describe('From first look to in use.'),
  questions: z.array(QuestionSchema).min(2).max(5).describe('What people ask before they buy.'),
  closing,
  related: z
    .strictObject({
      services: z.array(slug).max(3).default([]).describe('Slugs of services.'),
      technologies: z.array(slug).max(5).default([]).describe('Slugs of technologies.'),
      posts: z.array(slug).max(3).default([]).describe('Slugs of articles.'),
    })
    .describe('Where a reader goes next.'),
})
export type Solution = z.infer<typeof SolutionSchema>
