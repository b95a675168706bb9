import { z } from 'zod'
import { ImageSchema, isoDate, lead, SeoSchema, slug, title } from './fields'

/** One article: `content/blog/{slug}.md`. The file’s name is its address. */
export const PostSchema = z.strictObject({
  title,
  lead,
  seo: SeoSchema,
  date: isoDate.describe('First published, as YYYY-MM-DD.'),
  updated: isoDate.optional().describe('Last changed in substance; default: the date.'),
  author: z.string().min(3).max(60).describe('Who wrote it: a person or a practice of the firm.'),
  tags: z.array(slug).min(1).max(4).describe('Slugs of tags from content/blog/tags.yml.'),
  cover: ImageSchema.optional().describe(
    'A picture above the text; without one the article’s chart is shown.',
  ),
  related: z
    .strictObject({
      services: z.array(slug).max(2).default([]).describe('Slugs of services.'),
      technologies: z.array(slug).max(3).default([]).describe('Slugs of technologies.'),
    })
    .default({ services: [], technologies: [] })
    .describe('What the article leads to.'),
})
export type Post = z.infer<typeof PostSchema>

/** The tags an article may carry: `content/blog/tags.yml`, a list. */
export const TagsSchema = z.array(
  z.strictObject({
    slug,
    title: z.string().min(2).max(40).describe('The tag as people read it.'),
    description: z.string().min(70).max(160).describe('What is filed under it; the description of its page.'),
  }),
)
export type Tag = z.infer<typeof TagsSchema>[number]
