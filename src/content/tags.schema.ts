import { z } from 'zod'
import { slug } from '../../contract/content/field-schemas'

/** The tags for articles: `content/blog/tags.yml`, a list. */
export const TagsSchema = z.array(
  z.strictObject({
    slug,
    title: z.string().min(2).max(40).describe('The tag as people read it.'),
    description: z.string().min(70).max(160).describe('What is filed under it; the description of its page.'),
  }),
)
export type Tag = z.infer<typeof TagsSchema>[number]
