import type { FastifyInstance } from 'fastify'
import {
  getNotification,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
} from '../../contract/notification'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { registerEndpoint } from '../register-endpoint'
import { createNotificationPreferencesRepository } from '../repositories/notification-preferences-repository'
import { createNotificationsRepository } from '../repositories/notifications-repository'

interface NotificationOptions {
  db: Db
  /** Whether an email server is set up. */
  sendsEmail: boolean
}

/** Each person's notifications and when they are emailed about them. */
export function notificationRoutes(app: FastifyInstance, { db, sendsEmail }: NotificationOptions): void {
  const notifications = createNotificationsRepository(db)
  const preferences = createNotificationPreferencesRepository(db)

  registerEndpoint(app, listNotifications, async ({ query, caller, answer }) => {
    const page = await notifications.listPage(caller, query)
    return answer(200, { ...page, unread: await notifications.countUnread(caller) })
  })

  registerEndpoint(app, getNotification, async ({ params, caller, answer }) => {
    const found = await notifications.find(caller, params.id)
    if (!found) throw new ServiceError('not_found', 'This notification has been deleted, or isn’t yours.')
    return answer(200, found)
  })

  registerEndpoint(app, readNotifications, async ({ body, caller, answer }) => {
    await notifications.markRead(caller, 'ids' in body ? body : { until: new Date(body.until) })
    return answer(200, { unread: await notifications.countUnread(caller) })
  })

  registerEndpoint(app, getNotificationPreferences, async ({ caller, answer }) =>
    answer(200, { data: await preferences.list(caller), sendsEmail }),
  )

  registerEndpoint(app, saveNotificationPreferences, async ({ body, caller, answer }) => {
    await preferences.save(caller, body.data)
    return answer(200, { data: await preferences.list(caller), sendsEmail })
  })
}
