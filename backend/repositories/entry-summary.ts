import type { Selectable } from 'kysely'
import type { EntrySummary } from '../../contract/entry'
import { titleOf, type StoredEntry } from './stored-entry'
import type { LiveContent, Tables } from './tables'

type JobStatus = 'open' | 'filled' | 'closed' | null

/** An entry without its texts. */
export type SummaryRow = Omit<
  Selectable<Tables['entry']>,
  'content' | 'live_content' | 'search_text' | 'author_key' | 'last_save'
> & { lead: string | null; live_title: string | null; job_status: JobStatus }

export function toSummary(row: SummaryRow): EntrySummary {
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
  }
}

function liveOf(row: SummaryRow): EntrySummary['live'] {
  const { live_slug: slug, live_hash: hash, live_at: at, live_title: title, first_live_at: firstAt } = row
  if (slug === null || hash === null || at === null) return null
  return {
    slug,
    title: title ?? '',
    hash,
    at: at.toISOString(),
    firstAt: (firstAt ?? at).toISOString(),
    jobStatus: row.job_status,
  }
}

/** The same of an entry that is read whole. */
export function summarize({ content, live, ...entry }: StoredEntry): Omit<EntrySummary, 'lead'> {
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
      title: live.content.fields.title,
      hash: live.hash,
      at: live.at.toISOString(),
      firstAt: (entry.firstLiveAt ?? live.at).toISOString(),
      jobStatus: jobStatusOf(live.content),
    },
  }
}

/** Whether a job is open; null for other kinds. */
export const jobStatusOf = ({ fields }: LiveContent): JobStatus => ('status' in fields ? fields.status : null)
