import { z } from 'zod'
import { OpenKindSchema } from './content/entry-kind'

/** Public path of the file. */
export const siteIndexHref = '/site-index.json'

/** An entry that is published and that a build left out of the site, because it refers to something that is missing. */
export const LeftOutSchema = z.object({
  id: z.uuid(),
  hash: z.string().describe('Of the version that was left out.'),
  at: z.iso.datetime().describe('When the build left it out.'),
  reason: z.string().describe('What to correct, in sentences.'),
})
export type LeftOut = z.infer<typeof LeftOutSchema>

/**
 * What a release knows about its pages. The build writes it as `site-index.json`; the backend checks by it, before it
 * publishes an entry, what the next build will check.
 */
export const SiteIndexSchema = z.object({
  tags: z.array(z.string()).describe('Slugs of the tags there are.'),
  services: z.array(z.string()).describe('Slugs.'),
  technologies: z.array(z.string()).describe('Slugs.'),
  offices: z.array(z.string()).describe('Names of the offices in company.yml.'),
  people: z
    .array(z.object({ slug: z.string(), name: z.string() }))
    .default([])
    .describe('People who have a page.'),
  values: z
    .record(z.string(), z.string())
    .describe('What tokens stand for, by their names, e.g. "company.name".'),
  brand: z.array(z.string()).describe('Spellings of the company’s name that texts write as tokens.'),
  pages: z
    .record(z.string(), z.array(z.string()))
    .describe(
      'Ids that links may name, by the path of the page. Without entries of open kinds that come from the editor, and tags.',
    ),
  tagPages: z.record(z.string(), z.boolean()).describe('Paths of the tags; true: a file has the tag.'),
  entryAnchors: z
    .partialRecord(OpenKindSchema, z.array(z.string()))
    .describe(
      'Ids that every page of an open kind has; a release that is older than a kind doesn’t list it.',
    ),
  redirects: z
    .record(z.string(), z.string())
    .describe('Addresses that redirects.yml leads elsewhere, and where each leads.'),
  leftOut: z.array(LeftOutSchema),
  settings: z
    .array(z.string())
    .default([])
    .describe(
      'Hashes of published settings, which have no page of their own, that the release is made with.',
    ),
})
export type SiteIndex = z.infer<typeof SiteIndexSchema>
