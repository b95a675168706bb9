import {
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
  type Notification,
  type NotificationPreference,
} from '../../contract/notification'
import { EmployeeBackend } from './employee-backend'
import { makeId } from './make-entry'

/** The staff's backend with notifications of one person. */
export class NotificationsBackend extends EmployeeBackend {
  notifications: Notification[] = []
  preferences: NotificationPreference[] = [{ kind: 'entry.submitted', email: 'at-once' }]
  sendsEmail = true

  /** Adds one that is newer than the others. */
  notify(parts: Partial<Notification> = {}): Notification {
    const number = this.notifications.length + 1
    const added: Notification = {
      id: makeId(number),
      kind: 'entry.submitted',
      at: new Date(Date.UTC(2026, 4, 4, 10, number)).toISOString(),
      actor: 'mei@firm.example',
      text: `“Tides ${number}” was submitted for review`,
      subject: { type: 'entry', id: makeId(100 + number), kind: 'post' },
      isRead: false,
      ...parts,
    }
    this.notifications.unshift(added)
    return added
  }

  private get unread() {
    return this.notifications.filter(({ isRead }) => !isRead).length
  }

  protected override async answer(request: Request, pathname: string) {
    return (await this.answerOwn(request, pathname)) ?? (await super.answer(request, pathname))
  }

  private async answerOwn(request: Request, pathname: string) {
    const call = `${request.method} ${pathname}`
    if (call === `GET ${listNotifications.path}`) return this.listOwn(new URL(request.url).searchParams)
    if (call === `POST ${readNotifications.path}`) {
      const body = readNotifications.request.body.parse(await request.json())
      this.notifications = this.notifications.map((one) =>
        ('ids' in body ? body.ids.includes(one.id) : one.at <= body.until) ? { ...one, isRead: true } : one,
      )
      return { status: 200, body: { unread: this.unread } }
    }
    if (call === `PUT ${saveNotificationPreferences.path}`) {
      const { data } = saveNotificationPreferences.request.body.parse(await request.json())
      this.preferences = this.preferences.map((one) => data.find(({ kind }) => kind === one.kind) ?? one)
    }
    if (pathname === saveNotificationPreferences.path)
      return { status: 200, body: { data: this.preferences, sendsEmail: this.sendsEmail } }
    const one = this.notifications.find(({ id }) => pathname === `/api/notifications/${id}`)
    return one && { status: 200, body: one }
  }

  private listOwn(asked: URLSearchParams) {
    const { limit, after } = listNotifications.request.query.parse(Object.fromEntries(asked))
    const start = after === undefined ? 0 : this.notifications.findIndex(({ id }) => id === after) + 1
    const data = this.notifications.slice(start, start + limit)
    const next = this.notifications.length > start + limit ? (data.at(-1)?.id ?? null) : null
    return { status: 200, body: { data, next, unread: this.unread } }
  }
}
