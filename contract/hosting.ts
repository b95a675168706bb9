import { z } from 'zod'
import { EntryKindSchema } from './content/entry-kind'
import { NextStepsSchema } from './next-step'

/**
 * How to serve the built site: the build writes it as `hosting.json` beside the files, the backend reads it, and settings
 * for other hosts are derived from the same data.
 */
const HeadersSchema = z
  .record(z.string(), z.string())
  .describe('Header names in lower case and their values.')

/** How to reach the firm, as in company.yml. */
const ContactsSchema = z.object({
  emails: z.object({ general: z.string(), support: z.string(), careers: z.string() }),
  phones: z.object({ general: z.string(), support: z.string() }),
})
export type Contacts = z.infer<typeof ContactsSchema>

export const HostingSchema = z.object({
  headers: HeadersSchema.describe(
    'Sent with every answer, errors included; what speaks of documents alone, with those alone.',
  ),
  rules: z
    .array(
      z.object({
        match: z
          .union([
            z.object({
              prefix: z.string().startsWith('/').describe('Paths that start so, e.g. "/static/".'),
            }),
            z.object({
              extensions: z
                .array(z.string())
                .describe('Files at the top level that end so, e.g. ["js", "css"].'),
            }),
            z.object({ path: z.string().startsWith('/').describe('This path alone, e.g. "/sw.js".') }),
          ])
          .describe('Which paths.'),
        headers: HeadersSchema,
      }),
    )
    .describe(
      'Headers of some paths, over those of every answer; the last match wins. A page without a match is revalidated.',
    ),
  redirects: z
    .array(
      z.object({
        from: z.string().startsWith('/').describe('Old path.'),
        to: z.string().describe('New path or full https address.'),
        status: z.union([z.literal(301), z.literal(302)]).describe('301: for good; 302: for now.'),
        by: z
          .enum(['file', 'moved', 'editor'])
          .optional()
          .describe(
            'Where it was written: in redirects.yml, by an entry that left its address, or in the editor of redirects, whose present ones the backend knows. Default: file.',
          ),
      }),
    )
    .describe('Moved pages, one hop each.'),
  files: z
    .array(
      z.object({
        kind: EntryKindSchema,
        slug: z.string(),
        file: z.string().describe('Path from the project’s root, e.g. "content/blog/tides.md".'),
        title: z.string().optional().describe('As visitors read it; default: its slug.'),
        status: z.enum(['open', 'filled', 'closed']).optional().describe('Of an opening; others have none.'),
        closes: z.iso.date().optional().describe('Last day to apply; default: no end.'),
      }),
    )
    .default([])
    .describe('Entries that are files: their slugs are taken. Default: none.'),
  styles: z
    .record(z.string().startsWith('/'), z.array(z.string()))
    .optional()
    .describe(
      'Sources of the style sheets in each page, by path: a page is sent with these alone of all that the policy names. Default: with all of them.',
    ),
  locale: z.string().optional().describe('Language tag of the site, e.g. "en-GB"; default: "en".'),
  firm: z.string().optional().describe('The firm’s name, for pages the backend makes; default: without it.'),
  contacts: ContactsSchema.optional().describe(
    'How to reach the firm, for pages the backend makes; default: they don’t say.',
  ),
  nextSteps: NextStepsSchema.optional().describe(
    'What happens after a form was sent; default: only what the form itself says.',
  ),
  notFound: z.string().startsWith('/').describe('File shown with status 404, e.g. "/404.html".'),
  serverError: z.string().startsWith('/').describe('File shown with status 500, e.g. "/500.html".'),
})
export type Hosting = z.infer<typeof HostingSchema>
export type HostingRule = Hosting['rules'][number]
