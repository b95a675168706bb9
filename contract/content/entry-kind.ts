import { z } from 'zod'
import { entryKinds, openKinds } from './kinds'

export type { EntryKind } from './kinds'

/** Kinds of content that are edited in the workspace as well as in files. */
export const EntryKindSchema = z
  .enum(entryKinds)
  .describe(
    'What it is: an article, a case study, a job, a person, or a page of the site such as a legal page.',
  )
  .meta({ id: 'EntryKind' })

/** Kinds of which people write new entries. */
export const OpenKindSchema = z.enum(openKinds)

/** Kinds to list. */
export const ListedKindSchema = z
  .enum([...entryKinds, 'page'])
  .describe('A kind; "page": all kinds of pages that the site fixes.')
