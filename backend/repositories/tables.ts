import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { Stage } from '../../contract/applicant'
import type { AuditEntry } from '../../contract/audit'
import type { AuditKind } from '../../contract/audit-actions'
import type { CommentState } from '../../contract/comment'
import type { EntryKind } from '../../contract/content/entry-kind'
import type { EmailMessage } from '../../contract/email'
import type { EntryContent, EntryState } from '../../contract/entry'
import type { CvType } from '../../contract/forms/cv'
import type { Inquiry, InquiryKind, InquiryState, SavedView } from '../../contract/inquiry'
import type { EmailTiming, NotificationKind } from '../../contract/notification-kinds'
import type { PictureCrop, PicturePoint } from '../../contract/picture'
import type { Build, Publication } from '../../contract/publication'
import type { PublishedEntry } from '../../contract/published'
import type { Passage } from '../../contract/remark'
import type { RevisionSummary } from '../../contract/revision'
import type { SearchKind } from '../../contract/search'
import type { TriageEvent, SpamReason } from '../../contract/triage'
import type { IndexedKind } from '../../contract/workspace-search'
import type { FileForm } from '../entries/file-source'

/** The tables after the last migration. Only repositories use these names. */
export interface Tables {
  employee: EmployeeTable
  audit_entry: AuditEntryTable
  entry: EntryTable
  revision: RevisionTable
  remark: RemarkTable
  entry_presence: EntryPresenceTable
  moved_slug: MovedSlugTable
  picture: PictureTable
  picture_use: PictureUseTable
  build: BuildTable
  publication: PublicationTable
  inquiry: InquiryTable
  stored_file: StoredFileTable
  applicant: ApplicantTable
  comment: CommentTable
  triage_event: TriageEventTable
  saved_view: SavedViewTable
  submission_count: SubmissionCountTable
  submission_secret: SubmissionSecretTable
  email: EmailTable
  email_template_version: EmailTemplateVersionTable
  notification_event: NotificationEventTable
  notification: NotificationTable
  notification_preference: NotificationPreferenceTable
  seo_setting: SeoSettingTable
  building_folder: BuildingFolderTable
  redirect: RedirectTable
  missing_address: MissingAddressTable
  rate_limit: RateLimitTable
  search_release: SearchReleaseTable
  search_document: SearchDocumentTable
  search_release_document: SearchReleaseDocumentTable
  search_item: SearchItemTable
  opened_item: OpenedItemTable
}

interface EmployeeTable {
  id: Generated<string>
  /** As it was typed. */
  email: string
  /** In lower case: compared, sorted and unique. */
  email_key: string
  /** At least one, none twice; also names that this version does not know. */
  roles: string[]
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** The Microsoft account that signed in first: tenant and object id. All three are null until then. */
  account_tid: Generated<string | null>
  account_oid: Generated<string | null>
  linked_at: Generated<Date | null>
  /** Of the Microsoft account; null until the first sign-in. */
  name: Generated<string | null>
  last_sign_in_at: Generated<Date | null>
  invited_at: Generated<Date | null>
}

interface AuditEntryTable {
  id: Generated<string>
  at: Generated<Date>
  actor: string
  action: AuditEntry['action']
  kind: AuditKind
  /** Visitors' records by the hash of their reference. */
  subject: string
  before: JsonColumn<Record<string, unknown> | null>
  after: JsonColumn<Record<string, unknown> | null>
  words: WordsColumn
}

interface EntryTable {
  id: string
  kind: EntryKind
  state: Generated<EntryState>
  version: Generated<number>
  /** Of the draft; '' while it has none. */
  slug: string
  title: string
  content: JsonColumn<EntryContent>
  /** Title, slug, author and tags in lower case, for the search. */
  search_text: string
  author: string
  author_key: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  updated_by: string
  /** Hash of the latest save, so that repeating it is no conflict. */
  last_save: string | null
  publish_at: Date | null
  live_slug: string | null
  live_hash: string | null
  live_content: JsonColumn<LiveContent | null>
  live_at: Date | null
  first_live_at: Date | null
  /** When and by whom it was moved to the trash; both null outside of it. */
  trashed_at: Date | null
  trashed_by: string | null
  /** The file it was taken over from, and its form then; both null for an entry that began in the editor. */
  file: string | null
  file_form: JsonColumn<FileForm | null>
  /** Whether the entry's version is the page in place of the file. */
  replaces_file: Generated<boolean>
}

/** The published version: complete by the schema of its kind. */
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

/** Remarks on passages, replies to them, and review notes, which have neither passage nor thread. */
interface RemarkTable {
  id: Generated<string>
  entry_id: string
  by: string
  at: Generated<Date>
  text: string
  /** Written as JSON. */
  passage: ColumnType<Passage | null, string | undefined, never>
  /** The remark that it replies to. */
  thread_id: Generated<string | null>
  resolved_at: Generated<Date | null>
  /** Email address. */
  resolved_by: Generated<string | null>
}

interface EntryPresenceTable {
  entry_id: string
  /** Email. */
  person: string
  seen_at: Generated<Date>
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
  /** What people call it. */
  title: Generated<string>
  /** Default for texts that show it; '' for none. */
  alt: Generated<string>
  version: Generated<number>
  /** First 10 hex digits of the SHA-256 of `bytes`, where they are not what `hash` was made of. */
  edition: string | null
  /** The whole picture, where `bytes` are a part of it. */
  original: Buffer | null
  crop: JsonColumn<PictureCrop | null>
  focus: JsonColumn<PicturePoint | null>
  /** A small WebP of `bytes`; null: not made yet. */
  thumbnail: Buffer | null
  /** When its use was last checked. */
  looked_at: Generated<Date>
  /** null while it is used, or not checked yet. */
  unused_since: Date | null
}

/** Kept by triggers. */
interface PictureUseTable {
  hash: string
  place: 'draft' | 'published' | 'revision' | 'page'
  /** Null for a page. */
  entry_id: string | null
  /** Number of the revision. */
  revision: number | null
  /** Of the page whose settings show it. */
  path: string | null
  /** Alternative text there. */
  alt: string
}

interface BuildTable {
  id: Generated<string>
  by: Build['by']
  state: Generated<Build['state']>
  step: Generated<Build['step']>
  requested_at: Generated<Date>
  started_at: Date | null
  ended_at: Date | null
  /** The instance that runs it. */
  worker: string | null
  /** The last heartbeat of that instance. */
  heartbeat_at: Date | null
  attempts: Generated<number>
  /** A failed call is not tried again before then. */
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
  failure: string | null
}

/** Columns shared by all submissions. */
interface ReceivedColumns {
  id: Generated<string>
  /** Shown to people. */
  reference: string
  /** From the caller, or derived from the content: the same key means the same record. */
  key: string
  version: Generated<number>
  name: string
  email: string
  /** In lower case. */
  email_key: string
  spam_reasons: JsonColumn<SpamReason[]>
  /** Version of the consent text. */
  consent: string
  words: WordsColumn
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface InquiryTable extends ReceivedColumns {
  kind: InquiryKind
  state: InquiryState
  company: string
  phone: string
  subject: string
  severity: Inquiry['severity']
  message: string
  page: string
  assignee: string | null
  assignee_key: string | null
}

interface StoredFileTable {
  id: Generated<string>
  /** "pending": no record yet; "doomed": to be removed from the store. */
  state: Generated<'pending' | 'kept' | 'doomed'>
  name: string
  type: CvType
  size: number
  at: Generated<Date>
}

interface ApplicantTable extends ReceivedColumns {
  stage: Generated<Stage>
  is_spam: boolean
  job: string
  job_title: string
  phone: string
  link: string
  message: string
  rating: Generated<number>
  /** A day, as "2027-05-21" when written. */
  retain_until: ColumnType<Date | string, string, string>
  cv_id: string | null
}

interface CommentTable extends ReceivedColumns {
  state: Generated<CommentState>
  post: string
  post_title: string
  parent_id: string | null
  text: string
  moderated_by: string | null
}

interface TriageEventTable {
  id: Generated<string>
  inquiry_id: string | null
  applicant_id: string | null
  at: Generated<Date>
  by: string
  kind: TriageEvent['kind']
  text: string
  before: string | null
}

interface SavedViewTable {
  id: string
  owner_key: string
  name: string
  query: JsonColumn<SavedView['query']>
}

interface SubmissionCountTable {
  /** The subject of the count, with a hash of the client. */
  key: string
  window_start: Date
  hits: number
}

interface SubmissionSecretTable {
  /** A day of UTC, as "2026-11-21" when written. */
  day: ColumnType<Date | string, string, never>
  secret: string
}

/** Every version of a template; the latest is in use. */
interface EmailTemplateVersionTable {
  name: string
  version: number
  /** Both are null in a version that returns to the default. */
  subject: string | null
  text: string | null
  by: string
  at: Generated<Date>
}

interface EmailTable {
  id: Generated<string>
  state: EmailMessage['state']
  kind: EmailMessage['kind']
  inquiry_id: string | null
  applicant_id: string | null
  to: string
  subject: string
  text: string
  by: string
  at: Generated<Date>
  sent_at: Date | null
  attempts: Generated<number>
  /** Not tried again before then. */
  not_before: Generated<Date>
  /** The instance that sends it, and its last heartbeat. */
  worker: string | null
  heartbeat_at: Date | null
  failure: string | null
  words: WordsColumn
}

/** Something that people are told about; deleted with what it is about. */
interface NotificationEventTable {
  id: Generated<string>
  kind: NotificationKind
  at: Generated<Date>
  /** Email address; "system" or "visitor". */
  actor: string
  entry_id: string | null
  inquiry_id: string | null
  applicant_id: string | null
  comment_id: string | null
  build_id: string | null
  email_id: string | null
}

/** An event for one person by one channel: the primary key, so that nobody is told twice. */
interface NotificationTable {
  event_id: string
  employee_id: string
  channel: 'workspace' | EmailTiming
  /** Of the event. */
  at: Date
  /** When it was read, or put into an email; null: not yet. */
  done_at: Date | null
}

interface NotificationPreferenceTable {
  employee_id: string
  kind: NotificationKind
  email: EmailTiming
}

/** Written by rate-limiter-flexible alone. */
interface RateLimitTable {
  /** What is limited, with a hash of the person or client. */
  key: string
  points: Generated<number>
  /** Milliseconds since 1970. */
  expire: string | number | null
}

interface SeoSettingTable {
  path: string
  title: string | null
  description: string | null
  canonical: string | null
  noindex: boolean | null
  image: string | null
  version: Generated<number>
  updated_at: Generated<Date>
  updated_by: string
}

/** A set of pages that is searched together. */
interface SearchReleaseTable {
  id: Generated<number>
  /** Of its documents: releases with the same pages share it. */
  hash: string
  /** When it last became live. */
  loaded_at: Generated<Date>
  /** Every word of its pages, separated by spaces. */
  words: string
  /** Groups of words and phrases with the same meaning. */
  synonyms: JsonColumn<readonly (readonly string[])[]>
}

interface SearchDocumentTable {
  id: Generated<number>
  /** Of the whole document. */
  hash: string
  href: string
  kind: SearchKind
  title: string
  summary: string
  /** A paragraph a line. */
  text: string
  head: WordsColumn
  words: WordsColumn
  added_at: Generated<Date>
}

interface SearchReleaseDocumentTable {
  release_id: number
  document_id: number
}

/** The index of the workspace's search; written by triggers alone. */
interface SearchItemTable {
  kind: IndexedKind
  id: string
  /** Kind of an entry or inquiry; slug of an applicant's job; reference of a comment; else ''. */
  variant: string
  /** Status of the thing; "trash" for entries there; '' where it has none. */
  state: string
  title: string
  detail: string
  text: string
  /** Whose it is; null where it is nobody's own. */
  owner_key: string | null
  /** Its last change. */
  at: Date
  /** Words of title, detail and names. */
  head: WordsColumn
  /** All its words. */
  words: WordsColumn
}

interface OpenedItemTable {
  owner_key: string
  kind: IndexedKind
  id: string
  at: Generated<Date>
}

interface BuildingFolderTable {
  is_only: Generated<true>
  folder: string
  machine: string
  seen_at: Generated<Date>
}

interface RedirectTable {
  id: string
  from: string
  to: string
  permanent: boolean
  version: Generated<number>
  updated_at: Generated<Date>
  updated_by: string
}

interface MissingAddressTable {
  /** A day of UTC, as "2026-11-21" when written. */
  day: ColumnType<Date | string, string, never>
  path: string
  hits: number
  /** Page of this site that linked to it. */
  linked_from: string | null
}

/** Written by `toWords`, searched by `holdsWords`, never read. */
type WordsColumn = ColumnType<string, RawBuilder<string>, RawBuilder<string>>

/** Read as an object, written as JSON text. */
type JsonColumn<T> = ColumnType<T, T extends null ? string | null : string, string | null>
