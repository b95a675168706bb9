import type { z } from 'zod'
import type { CalendarItem, listCalendar } from '../../contract/calendar'
import { titleOf } from '../../contract/content/kinds'
import type { EntryFile } from '../../contract/entry-file'
import { mayManage } from '../../contract/entry-rules'
import type { Db } from '../database/open-database'
import { createCalendarRepository } from '../repositories/calendar-repository'
import { createEntriesRepository } from '../repositories/entries-repository'
import type { Viewer } from '../repositories/entry-list-repository'
import { createPublishedRepository } from '../repositories/published-repository'
import type { Publishing } from './entry-repos'

type CalendarQuery = z.output<(typeof listCalendar)['request']['query']>

/** Most items of each kind of event; a month has fewer. */
const most = 300
const dayMs = 86_400_000

/** Lists what was published and what will be, of entries and files. */
export function createCalendar(db: Db, { files }: Pick<Publishing, 'files'>) {
  const calendar = createCalendarRepository(db)

  return {
    async list(viewer: Viewer, { from, to }: CalendarQuery) {
      const span = {
        start: new Date(Date.parse(from) - dayMs),
        end: new Date(Date.parse(to) + 2 * dayMs),
        firstDay: from,
        lastDay: to,
        limit: most,
      }
      const parts = [
        await calendar.listPublications(viewer, span),
        await calendar.listScheduled(viewer, span),
        await calendar.listDeadlines(viewer, span),
        (await listFileItems(viewer)).filter(({ on }) => on >= from && on <= to).slice(0, most),
      ]
      return {
        data: parts.flat().toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
        isComplete: parts.every(({ length }) => length < most),
      }
    },
  }

  /** Of the files of the live release: when they went out by their own word, and the deadlines of jobs. */
  async function listFileItems(viewer: Viewer): Promise<CalendarItem[]> {
    const known = (await files.list()) ?? []
    const takenOver = await createEntriesRepository(db).listFiles()
    const replaced = new Set(await createPublishedRepository(db).listReplacedFiles())
    return known
      .filter(({ kind }) => mayManage(kind, viewer.roles))
      .flatMap((file) => {
        const isReplaced = replaced.has(file.file)
        const item = {
          kind: file.kind,
          title: titleOf(file.content),
          entry: takenOver.get(file.file) ?? null,
          slug: isReplaced ? null : file.slug,
        }
        const { published, closes } = daysOf(file)
        return [
          ...(published === undefined
            ? []
            : [{ ...item, id: `published-${file.file}`, event: 'published' as const, on: published }]),
          // an entry that replaces the file has a deadline of its own
          ...(closes === undefined || isReplaced
            ? []
            : [{ ...item, id: `closes-${file.file}`, event: 'closes' as const, on: closes }]),
        ]
      })
  }
}

function daysOf({ content }: EntryFile): { published?: string | undefined; closes?: string | undefined } {
  if (content.kind === 'job') return { published: content.fields.posted, closes: content.fields.closes }
  if (content.kind === 'post' || content.kind === 'case-study') return { published: content.fields.date }
  return {} // pages of the site have always been there
}
