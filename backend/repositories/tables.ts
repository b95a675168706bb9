import type { ColumnType, Generated } from 'kysely'
import type { AuditEntry } from '../../contract/audit'
import type { EntryKind } from '../../contract/content/entry-kind'
import type { Role } from '../../contract/employee'
import type { EntryContent, EntryState, RevisionSummary } from '../../contract/entry'
import type { Build, Publication } from '../../contract/publication'
import type { PublishedEntry } from '../../contract/published'

/** The tables as they are after the last migration. Only repositories know these names. */
export interface Tables {
  employee: EmployeeTable
  audit_entry: AuditEntryTable
  entry: EntryTable
  revision: RevisionTable
  remark: RemarkTable
  moved_slug: MovedSlugTable
  picture: PictureTable
  build: BuildTable
  publication: PublicationTable
}

interface EmployeeTable {
  id: Generated<string>
  /** As it was typed. */
  email: string
  /** In lower case: what is compared, sorted and unique. */
  email_key: string
  role: Role
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface AuditEntryTable {
  id: Generated<string>
  at: Generated<Date>
  actor: string
  action: AuditEntry['action']
  subject: string
  before: JsonColumn<Record<string, unknown> | null>
  after: JsonColumn<Record<string, unknown> | null>
}

interface EntryTable {
  id: string
  kind: EntryKind
  state: Generated<EntryState>
  version: Generated<number>
  /** Of the working copy; '' while it has none. */
  slug: string
  title: string
  content: JsonColumn<EntryContent>
  /** Title, slug, author and tags in lower case: what the search looks at. */
  search_text: string
  author: string
  author_key: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  updated_by: string
  /** Of the latest save, so that the same one again is no conflict. */
  last_save: string | null
  publish_at: Date | null
  live_slug: string | null
  live_hash: string | null
  live_content: JsonColumn<LiveContent | null>
  live_at: Date | null
  first_live_at: Date | null
}

/** What visitors read: complete, by the schema of its kind. */
export type LiveContent = Pick<PublishedEntry, 'kind' | 'slug' | 'fields' | 'markdown'>

interface RevisionTable {
  entry_id: string
  number: number
  at: Generated<Date>
  by: string
  reason: RevisionSummary['reason']
  title: string
  words: number
  content: JsonColumn<EntryContent>
}

interface RemarkTable {
  id: Generated<string>
  entry_id: string
  by: string
  at: Generated<Date>
  text: string
}

interface MovedSlugTable {
  kind: EntryKind
  slug: string
  entry_id: string
  at: Generated<Date>
}

interface PictureTable {
  hash: string
  name: string
  width: number
  height: number
  bytes: Buffer
  by: string
  at: Generated<Date>
}

interface BuildTable {
  id: Generated<string>
  by: Build['by']
  state: Generated<Build['state']>
  step: Generated<Build['step']>
  requested_at: Generated<Date>
  started_at: Date | null
  ended_at: Date | null
  /** Which instance runs it. */
  worker: string | null
  /** When that instance last said so. */
  heartbeat_at: Date | null
  attempts: Generated<number>
  /** For a call that is to be tried again: not before then. */
  not_before: Generated<Date>
  failure: string | null
  log: Generated<string>
}

interface PublicationTable {
  id: Generated<string>
  entry_id: string
  kind: EntryKind
  slug: string
  title: string
  action: Publication['action']
  hash: string | null
  by: string
  at: Generated<Date>
  state: Generated<Publication['state']>
  live_at: Date | null
  build_id: string | null
}

/** Read as an object, written as JSON text. */
type JsonColumn<T> = ColumnType<T, T extends null ? string | null : string, string | null>
