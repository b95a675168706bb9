import { sql, type Insertable, type Selectable } from 'kysely'
import { titleOf, type EntryKind } from '../../contract/content/kinds'
import type { EntryContent, EntryState, EntrySummary } from '../../contract/entry'
import type { EntryFile } from '../../contract/entry-file'
import { trashDays } from '../../contract/retention'
import { dayMs } from '../clock'
import { describeSource, isSameContent, type FileSource } from '../entries/file-source'
import type { LiveContent, Tables } from './tables'

/** A stored entry: the draft and the published version. */
export interface StoredEntry {
  id: string
  kind: EntryKind
  state: EntryState
  /** Number of changes, from 1. */
  version: number
  /** The draft. */
  content: EntryContent
  /** Email address of the author. */
  author: string
  createdAt: Date
  updatedAt: Date
  updatedBy: string
  /** Hash of the latest save, so that repeating it is no conflict. */
  lastSave: string | null
  /** Set while scheduled. */
  publishAt: Date | null
  /** null while unpublished. */
  live: LiveForm | null
  /** Stays after unpublishing. */
  firstLiveAt: Date | null
  /** When it was moved to the trash, and by whom; null outside of it. */
  trashed: { at: Date; by: string } | null
  /** The file it was taken over from; null: it began in the editor. */
  source: FileSource | null
}

/** The published version, and since when. */
interface LiveForm {
  content: LiveContent
  hash: string
  at: Date
}

type EntryTable = Tables['entry']

export function toStoredEntry(row: Selectable<EntryTable>): StoredEntry {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    content: row.content,
    author: row.author,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    lastSave: row.last_save,
    publishAt: row.publish_at,
    live: toLiveForm(row),
    firstLiveAt: row.first_live_at,
    trashed: trashedOf(row),
    source: sourceOf(row),
  }
}

const trashedOf = ({
  trashed_at: at,
  trashed_by: by,
}: Pick<Selectable<EntryTable>, 'trashed_at' | 'trashed_by'>) =>
  at === null || by === null ? null : { at, by }

function sourceOf({ file, file_form: form, replaces_file: isReplaced }: Selectable<EntryTable>) {
  return file === null || form === null ? null : { file, form, isReplaced }
}

function toLiveForm({ live_content, live_hash, live_at }: Selectable<EntryTable>): LiveForm | null {
  if (live_content === null || live_hash === null || live_at === null) return null
  return { content: live_content, hash: live_hash, at: live_at }
}

/** Title of the published version; null without one. People have a name. */
export const liveTitle = sql<string | null>`
  live_content -> 'fields' ->> case kind when 'person' then 'name' else 'title' end`

/** The row of an entry, with columns derived from its content. */
export function toRow({ content, live, ...entry }: StoredEntry): Insertable<EntryTable> {
  return {
    id: entry.id,
    kind: entry.kind,
    state: entry.state,
    version: entry.version,
    slug: content.slug,
    title: titleOf(content),
    content: JSON.stringify(content),
    search_text: searchTextOf(content, entry.author),
    author: entry.author,
    author_key: entry.author.toLowerCase(),
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
    updated_by: entry.updatedBy,
    last_save: entry.lastSave,
    publish_at: entry.publishAt,
    live_slug: live?.content.slug ?? null,
    live_hash: live?.hash ?? null,
    live_content: live ? JSON.stringify(live.content) : null,
    live_at: live?.at ?? null,
    first_live_at: entry.firstLiveAt,
    trashed_at: entry.trashed?.at ?? null,
    trashed_by: entry.trashed?.by ?? null,
    file: entry.source?.file ?? null,
    file_form: entry.source ? JSON.stringify(entry.source.form) : null,
    replaces_file: entry.source?.isReplaced ?? false,
  }
}

function searchTextOf(content: EntryContent, author: string): string {
  const own = content.kind === 'post' ? [content.fields.author ?? '', ...(content.fields.tags ?? [])] : []
  return [titleOf(content), content.slug, author, ...own].join('\n').toLowerCase()
}

type JobStatus = 'open' | 'filled' | 'closed' | null

/** An entry without its texts. */
export type SummaryRow = Omit<
  Selectable<Tables['entry']>,
  'content' | 'live_content' | 'search_text' | 'author_key' | 'last_save' | 'file_form'
> & {
  lead: string | null
  live_title: string | null
  job_status: JobStatus
  /** Of the form of the file that it includes. */
  file_hash: string | null
  is_as_file: boolean | null
}

/** @param files Of the live release. */
export function toSummary(row: SummaryRow, files: readonly EntryFile[] | undefined): EntrySummary {
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    state: row.state,
    author: row.author,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    publishAt: row.publish_at?.toISOString() ?? null,
    lead: row.lead ?? '',
    live: liveOf(row),
    trashed: describeTrashed(trashedOf(row)),
    source: describeFile(row, files),
  }
}

function describeFile(row: SummaryRow, files: readonly EntryFile[] | undefined): EntrySummary['source'] {
  const { file, file_hash: hash, replaces_file: isReplaced, is_as_file: isEqual } = row
  if (file === null || hash === null) return null
  return describeSource({ source: { file, isReplaced, hash }, isEqual: isEqual === true }, files)
}

/** @returns Also until when it can be restored. */
function describeTrashed(trashed: StoredEntry['trashed']): EntrySummary['trashed'] {
  if (trashed === null) return null
  const until = new Date(trashed.at.getTime() + trashDays * dayMs)
  return { at: trashed.at.toISOString(), by: trashed.by, until: until.toISOString() }
}

function liveOf(row: SummaryRow): EntrySummary['live'] {
  const { live_slug: slug, live_hash: hash, live_at: at, live_title: title, first_live_at: firstAt } = row
  if (slug === null || hash === null || at === null) return null
  return {
    slug,
    title: title ?? row.title, // settings have no title field
    hash,
    at: at.toISOString(),
    firstAt: (firstAt ?? at).toISOString(),
    jobStatus: row.job_status,
  }
}

/** The same for a complete entry. */
export function summarize(
  { content, live, source, ...entry }: StoredEntry,
  files: readonly EntryFile[] | undefined,
): Omit<EntrySummary, 'lead' | 'trashed'> {
  return {
    id: entry.id,
    kind: entry.kind,
    slug: content.slug,
    title: titleOf(content),
    state: entry.state,
    author: entry.author,
    version: entry.version,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    updatedBy: entry.updatedBy,
    publishAt: entry.publishAt?.toISOString() ?? null,
    live: live && {
      slug: live.content.slug,
      title: titleOf(live.content),
      hash: live.hash,
      at: live.at.toISOString(),
      firstAt: (entry.firstLiveAt ?? live.at).toISOString(),
      jobStatus: jobStatusOf(live.content),
    },
    source:
      source &&
      describeSource(
        {
          source: { file: source.file, isReplaced: source.isReplaced, hash: source.form.hash },
          isEqual: isSameContent(content, source.form.content),
        },
        files,
      ),
  }
}

/** Whether a job is open; null for other kinds. */
export const jobStatusOf = ({ fields }: LiveContent): JobStatus => ('status' in fields ? fields.status : null)
