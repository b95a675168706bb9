import { z } from 'zod'
import type { EntryContent } from '../../contract/entry'
import type { StoredEntry } from '../repositories/stored-entry'
import { openingOf } from '../repositories/entry-summary'
import { dayIn } from '../clock'

type Dated = Pick<StoredEntry, 'content' | 'live' | 'firstLiveAt'>

/**
 * The working copy as it would be published at a moment: its dates, and of an opening its status, are set by
 * the service. Whoever writes can't change them.
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
      const status = (entry.live && openingOf(entry.live.content)) ?? 'open'
      return { ...content, fields: { ...content.fields, posted: first, status } }
    }
  }
}

/**
 * The day it was first published, as visitors were told; undefined before that. Of what is not live any more it
 * stands in the working copy, unless that was set back to an earlier form.
 */
function firstDayOf({ live, content, firstLiveAt }: Dated, timeZone: string): string | undefined {
  if (live) return dayOf(live.content)
  if (firstLiveAt === null) return undefined
  return dayOf(content) ?? dayIn(timeZone, firstLiveAt)
}

const DaySchema = z.iso.date().optional().catch(undefined)

/** The day in a content's fields; undefined where there is none or no day. */
export function dayOf({ fields }: { fields: object }): string | undefined {
  if ('posted' in fields) return DaySchema.parse(fields.posted)
  return 'date' in fields ? DaySchema.parse(fields.date) : undefined
}
