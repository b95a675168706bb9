import type { EntryKind } from '../../../contract/content/entry-kind'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import type { WritingChoices } from './form/form-props'

/** Something on the site that comes from a file. */
export interface FileEntry {
  title: string
  slug: string
  /** Its public page. */
  href: string
  /** The file it comes from, e.g. "content/blog/tides.md". */
  file: string
  /** Day of the last change, as YYYY-MM-DD. */
  modified: string
}

/** What the list and the screen of one kind of entry work with. */
export interface WritingPage {
  api: ApiClient
  user: { name: string; email: string; role: Role }
  kind: EntryKind
  /** The address of the page they stand on. */
  href: string
  /** Only one’s own are listed, and no files. Default: everything one may see. */
  own?: boolean
  choices: WritingChoices
  /** Those of this kind. */
  files: readonly FileEntry[]
  /** Whether the sign-in has run out. */
  isSignedOut: boolean
}
