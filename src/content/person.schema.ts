import { z } from 'zod'
import { schemaOf, slug } from '../../contract/content/field-schemas'
import * as fields from '../../contract/content/shared.fields'
import { label, lead, path, sentence, SeoSchema } from './shared-fields.schema'

/**
 * Someone who works here: `content/people/{slug}.md`. The body says more about them. A firm that has no such file has
 * no pages of people, and nothing on the site speaks of one.
 */
export const PersonSchema = z.strictObject({
  name: label.describe('Full name, as the person writes it.'),
  role: label.describe('What they do here, e.g. "Cloud engineer".'),
  lead: lead.describe('What they are known for, in one or two sentences.'),
  seo: SeoSchema,
  portrait: z
    .strictObject({
      src: schemaOf(fields.image.src).describe(
        'A picture beside this file, e.g. "./images/name.jpg". Square is best.',
      ),
      alt: schemaOf(fields.image.alt).describe('Describe the picture for people using a screen reader.'),
    })
    .optional()
    .describe('Without one, pages show the initials.'),
  office: label.optional().describe('One of the offices in company.yml.'),
  email: z.email('an email address').optional().describe('Only if anyone may write to it.'),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{6,18}$/, 'an international number, e.g. "+44 20 7946 0000"')
    .optional()
    .describe('Only if anyone may call it.'),
  links: z
    .array(z.strictObject({ label, url: z.url().describe('Full address of the page.') }))
    .max(5)
    .default([])
    .describe('Pages of theirs elsewhere, such as GitHub or LinkedIn.'),
  shipped: z
    .array(
      z.strictObject({
        title: schemaOf(fields.item.title).describe('What it was, in a few words.'),
        text: sentence.describe('What they did for it and what came of it.'),
        href: path.optional().describe('A page of this site that tells more, e.g. a case study.'),
      }),
    )
    .max(8)
    .default([])
    .describe('What they shipped, the latest first.'),
})
export type Person = z.infer<typeof PersonSchema>

/** Slug of a person, where a file names one. */
export const personSlug = slug.describe('Slug of a file in content/people.')
