import type { EntryGroup, EntryKind } from '../../../contract/content/kinds'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import type { EntryChoices } from './form/form-context'

/** A page of the site that comes from a file. */
export interface FileEntry {
  kind: EntryKind
  title: string
  slug: string
  /** Its public page. */
  href: string
  /** The file it comes from, e.g. "content/blog/tides.md". */
  file: string
  /** Date of the last change, as YYYY-MM-DD. */
  modified: string
}

/** What a list of entries, and the screen of one of them, work with. */
export interface EntryPageProps {
  api: ApiClient
  user: { name: string; email: string; roles: readonly Role[] }
  kind: EntryGroup
  /** URL of the page. */
  href: string
  /** Lists only the person’s own entries, and no files. Default: all they may see. */
  own?: boolean
  choices: EntryChoices
  /** Pages of this group that come from files. */
  files: readonly FileEntry[]
  /** Whether the session has expired. */
  isSignedOut: boolean
}
