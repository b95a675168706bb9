import { z } from 'zod'

/** Kinds of content that are written in the editor as well as in files. */
export const EntryKindSchema = z
  .enum(['post', 'case-study', 'job'])
  .describe('What it is: an article, a case study or an opening.')
  .meta({ id: 'EntryKind' })
export type EntryKind = z.infer<typeof EntryKindSchema>
