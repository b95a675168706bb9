import { z } from 'zod'
import { isFixed } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'
import { dayIn } from '../clock'
import { jobStatusOf, type StoredEntry } from '../repositories/stored-entry'

type Dated = Pick<StoredEntry, 'content' | 'live' | 'firstLiveAt' | 'source'>

/**
 * The draft as it would be published at a moment: the service sets its dates, and a job's status. Authors can't change
 * them.
 */
export function dateContent(entry: Dated, timeZone: string, at: Date): EntryContent {
  const { content } = entry
  const today = dayIn(timeZone, at)
  const first = firstDayOf(entry, timeZone) ?? today
  switch (content.kind) {
    case 'post': {
      const isLater = entry.firstLiveAt !== null && today > first
      return { ...content, fields: { ...content.fields, date: first, updated: isLater ? today : undefined } }
    }
    case 'case-study':
      return { ...content, fields: { ...content.fields, date: first } }
    case 'job': {
      const status = (entry.live && jobStatusOf(entry.live.content)) ?? statusOfFile(entry) ?? 'open'
      return { ...content, fields: { ...content.fields, posted: first, status } }
    }
    default:
      return content // pages of the site have no dates of their own
  }
}

/** Of a job whose page still comes from a file. */
function statusOfFile({ source }: Dated) {
  const content = source && !source.isReplaced ? source.form.content : undefined
  return content?.kind === 'job' ? content.fields.status : undefined
}

/** When content with a date was first published: noon of its day, the same day in nearly every time zone; null without a date. */
export function firstLiveOf(content: EntryContent): Date | null {
  const day = isFixed(content.kind) ? undefined : dayOf(content)
  return day === undefined ? null : new Date(`${day}T12:00:00Z`)
}

/**
 * The day it was first published, as visitors saw it; undefined before that. Once unpublished, an entry has it in its
 * draft, unless an earlier version was restored.
 */
function firstDayOf({ live, content, firstLiveAt }: Dated, timeZone: string): string | undefined {
  if (live) return dayOf(live.content)
  if (firstLiveAt === null) return undefined
  return dayOf(content) ?? dayIn(timeZone, firstLiveAt)
}

const DaySchema = z.iso.date().optional().catch(undefined)

/** The date in a content's fields; undefined where there is none or no valid one. */
export function dayOf({ fields }: { fields: object }): string | undefined {
  if ('posted' in fields) return DaySchema.parse(fields.posted)
  return 'date' in fields ? DaySchema.parse(fields.date) : undefined
}
