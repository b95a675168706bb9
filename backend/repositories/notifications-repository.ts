import { sql } from 'kysely'
import type { EntryKind } from '../../contract/content/entry-kind'
import { getForm } from '../../contract/forms/forms'
import type { InquiryKind } from '../../contract/inquiry'
import type { Notification, NotificationSubject } from '../../contract/notification'
import {
  describeNotification,
  getNotificationKind,
  kindsFor,
  unreadLimit,
  type NotificationKind,
} from '../../contract/notification-kinds'
import type { Db } from '../database/open-database'
import { knownRoles } from './employees-repository'
import type { Viewer } from './entry-list-repository'
import { countRows, paginate, timeOrder } from './pagination'
import type { Tables } from './tables'

/** What an event is about. */
export type EventSubject =
  | { entry: string }
  | { inquiry: string }
  | { applicant: string }
  | { comment: string }
  | { build: string }
  | { email: string }

export interface NewEvent {
  kind: NotificationKind
  /** Email address of the person who did it; "system" or "visitor". */
  actor: string
  subject: EventSubject
}

type EmailChannel = Exclude<Tables['notification']['channel'], 'workspace' | 'off'>

/** An employee to be emailed. */
export type NoticeReceiver = Viewer & { id: string }

/** An event as an email tells of it. */
type NoticeEvent = Pick<Notification, 'id' | 'kind' | 'actor' | 'text'>

/** Notifications of one email; the rest is in the next one. */
const mostAtOnce = 500

/** Events and who is notified of them. */
export function createNotificationsRepository(db: Db) {
  const unread = (viewer: Viewer) =>
    db
      .selectFrom('notification')
      .innerJoin('notification_event', 'notification_event.id', 'notification.event_id')
      .where('notification.channel', '=', 'workspace')
      .where('notification.employee_id', '=', employeeOf(viewer))
      .where('notification.done_at', 'is', null)
      .where(isOneOf(kindsFor(viewer.roles)))

  const due = (channel: EmailChannel, before: Date) =>
    db
      .selectFrom('notification')
      .where('channel', '=', channel)
      .where('done_at', 'is', null)
      .where('at', '<=', before)
      .orderBy('at')
      .limit(mostAtOnce)

  return {
    /** @returns The event, and when it was. */
    async addEvent({ kind, actor, subject }: NewEvent): Promise<{ id: string; at: Date }> {
      const [[table, id] = ['', '']] = Object.entries(subject)
      const { rows } = await sql<{ id: string; at: Date }>`
        insert into notification_event (kind, actor, ${sql.ref(`${table}_id`)})
        values (${kind}, ${actor}, ${id}) returning id, at`.execute(db)
      const [added] = rows
      if (!added) throw new Error('The event was not added.')
      return added
    },

    /** Whether there was an event of this kind within so many minutes. */
    async hadRecently(kind: NotificationKind, minutes: number): Promise<boolean> {
      const found = await db
        .selectFrom('notification_event')
        .select('id')
        .where('kind', '=', kind)
        .where('at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Notifies employees of an event, each once by each channel. */
    async addAll(
      event: { id: string; at: Date },
      receivers: readonly { employee: string; channel: Tables['notification']['channel'] }[],
    ): Promise<void> {
      if (receivers.length === 0) return
      await db
        .insertInto('notification')
        .values(
          receivers.map(({ employee, channel }) => ({
            event_id: event.id,
            employee_id: employee,
            channel,
            at: event.at,
            done_at: null,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** The newest first. @throws ServiceError `bad_request` for an `after` that no page gave. */
    listPage(viewer: Viewer, page: { after?: string | undefined; limit: number }) {
      const own = db
        .selectFrom('notification')
        .innerJoin('notification_event', 'notification_event.id', 'notification.event_id')
        .where('notification.channel', '=', 'workspace')
        .where('notification.employee_id', '=', employeeOf(viewer))
        .where(isOneOf(kindsFor(viewer.roles)))
        .select(eventColumns)
        .select('notification.done_at as doneAt')
      return paginate(own, newestFirst, page, toNotification)
    },

    /** An event of a kind that this viewer can receive, whether or not they were notified. */
    async find(viewer: Viewer, id: string): Promise<Notification | undefined> {
      const row = await db
        .selectFrom('notification_event')
        .leftJoin('notification', (join) =>
          join
            .onRef('notification.event_id', '=', 'notification_event.id')
            .on('notification.channel', '=', 'workspace')
            .on('notification.employee_id', '=', employeeOf(viewer)),
        )
        .where('notification_event.id', '=', id)
        .where(isOneOf(kindsFor(viewer.roles)))
        .select(eventColumns)
        .select(['notification.done_at as doneAt', 'notification.event_id as notified'])
        .executeTakeFirst()
      const isFor = row && (row.notified !== null || 'permission' in getNotificationKind(row.kind).to)
      return isFor ? toNotification(row) : undefined
    },

    /** Up to `unreadLimit`. */
    countUnread: (viewer: Viewer): Promise<number> =>
      countRows(db, unread(viewer).select('notification.event_id'), unreadLimit),

    /** Marks some as read, or all up to a time. */
    async markRead(viewer: Viewer, which: { ids: readonly string[] } | { until: Date }): Promise<void> {
      await db
        .updateTable('notification')
        .set({ done_at: sql`clock_timestamp()` })
        .where('channel', '=', 'workspace')
        .where('employee_id', '=', employeeOf(viewer))
        .where('done_at', 'is', null)
        .$if('ids' in which, (query) => query.where('event_id', 'in', 'ids' in which ? which.ids : []))
        .$if('until' in which, (query) =>
          query.where('at', '<=', 'until' in which ? which.until : new Date(0)),
        )
        .execute()
    },

    /**
     * An employee with notifications to be emailed that no other instance deals with. Call it in a transaction.
     *
     * @param before Only those from until then.
     */
    async lockReceiver(channel: EmailChannel, before: Date): Promise<NoticeReceiver | undefined> {
      const row = await db
        .selectFrom('employee')
        .select(['id', 'email', 'roles'])
        .where('id', 'in', due(channel, before).select('employee_id'))
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row && { ...row, roles: knownRoles(row.roles) }
    },

    /** The events that a locked employee is to be emailed of, oldest first; they are done. Others are dropped. */
    async takeDue(receiver: NoticeReceiver, channel: EmailChannel, before: Date): Promise<NoticeEvent[]> {
      const taken = await due(channel, before)
        .where('employee_id', '=', receiver.id)
        .select('event_id')
        .execute()
      const ids = taken.map(({ event_id: id }) => id)
      if (ids.length === 0) return []
      await db
        .updateTable('notification')
        .set({ done_at: sql`clock_timestamp()` })
        .where('channel', '=', channel)
        .where('employee_id', '=', receiver.id)
        .where('event_id', 'in', ids)
        .execute()
      const rows = await db
        .selectFrom('notification_event')
        .where('id', 'in', ids)
        // they may have lost the permission since
        .where(isOneOf(kindsFor(receiver.roles)))
        .select(eventColumns)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        actor: row.actor,
        text: describeEvent(row).text,
      }))
    },

    /** Events of some kinds after a moment that have no card in the outbox yet, oldest first; a bounded number. */
    async listWithoutCard(kinds: readonly NotificationKind[], since: Date): Promise<NoticeEvent[]> {
      const rows = await db
        .selectFrom('notification_event')
        .where(isOneOf(kinds))
        .where('at', '>', since)
        .where(sql<boolean>`not exists (select from email where email.id = notification_event.id)`)
        .select(eventColumns)
        .orderBy('at')
        .orderBy('id')
        .limit(mostAtOnce)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        actor: row.actor,
        text: describeEvent(row).text,
      }))
    },

    /** Deletes events of before, with the emails about them that are no longer queued. @returns How many events. */
    async deleteBefore(moment: Date): Promise<number> {
      await db
        .deleteFrom('email')
        .where('kind', 'in', ['notice', 'card'])
        .where('state', 'not in', ['waiting', 'sending'])
        .where('at', '<', moment)
        .execute()
      const { numDeletedRows } = await db
        .deleteFrom('notification_event')
        .where('at', '<', moment)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

const employeeOf = ({ email }: Pick<Viewer, 'email'>) =>
  sql<string>`(select id from employee where email_key = ${email.toLowerCase()})`

/** Whether an event is one of these kinds. */
const isOneOf = (kinds: readonly NotificationKind[]) =>
  kinds.length === 0 ? sql<boolean>`false` : sql<boolean>`notification_event.kind in (${sql.join(kinds)})`

const newestFirst = {
  ...timeOrder<Notification>('notification.at', 'desc', ({ at }) => at),
  columns: ['notification.at', 'notification.event_id'],
}

/** What an event is about, with what its line says of it. */
interface StoredSubject {
  entry: { id: string; kind: EntryKind; title: string } | null
  inquiry: { kind: InquiryKind; reference: string } | null
  applicant: { id: string; job: string } | null
  comment: { post: string } | null
  build: string | null
}

const subjectColumn = sql<StoredSubject>`jsonb_build_object(
  'entry', (select jsonb_build_object('id', id, 'kind', kind, 'title', title) from entry where entry.id = entry_id),
  'inquiry', (select jsonb_build_object('kind', kind, 'reference', reference) from inquiry where inquiry.id = inquiry_id),
  'applicant', (select jsonb_build_object('id', id, 'job', job_title) from applicant where applicant.id = applicant_id),
  'comment', (select jsonb_build_object('post', post_title) from comment where comment.id = comment_id),
  'build', build_id)`

const eventColumns = [
  'notification_event.id',
  'notification_event.kind',
  'notification_event.at',
  'notification_event.actor',
  subjectColumn.as('subject'),
] as const

interface EventRow {
  id: string
  kind: NotificationKind
  at: Date
  actor: string
  subject: StoredSubject
}

/** What happened, and what to open. */
export function describeEvent({ kind, subject: stored }: Pick<EventRow, 'kind' | 'subject'>): {
  text: string
  subject: NotificationSubject
} {
  const { thing, subject } = describeSubject(stored)
  return { text: describeNotification(kind, thing), subject }
}

function describeSubject({ entry, inquiry, applicant, comment, build }: StoredSubject): {
  thing: string
  subject: NotificationSubject
} {
  if (entry) {
    const { id, kind, title } = entry
    return { thing: title === '' ? 'Untitled' : title, subject: { type: 'entry', id, kind } }
  }
  if (inquiry) {
    const { kind, reference } = inquiry
    return { thing: getForm(kind).noun, subject: { type: 'inquiry', reference } }
  }
  if (applicant) return { thing: applicant.job, subject: { type: 'applicant', id: applicant.id } }
  if (comment) return { thing: comment.post, subject: { type: 'comment' } }
  return { thing: '', subject: { type: build === null ? 'email' : 'build' } }
}

function toNotification(row: EventRow & { doneAt: Date | null }): Notification {
  const { id, kind, at, actor, doneAt } = row
  return { id, kind, at: at.toISOString(), actor, ...describeEvent(row), isRead: doneAt !== null }
}
