import { getNotificationKind, permissionFor } from '../../contract/notification-kinds'
import type { Db } from '../database/open-database'
import { createNotificationPreferencesRepository } from '../repositories/notification-preferences-repository'
import { createNotificationsRepository, type NewEvent } from '../repositories/notifications-repository'

interface News extends NewEvent {
  /** Email addresses of those whom it concerns, for kinds that are not for all with a permission. */
  people?: readonly string[]
  /** Whether emails may tell of it. Default true. */
  mayEmail?: boolean
}

/**
 * Notifies those who receive this kind, except the person who did it. Call it in the transaction of the change: all of it
 * happens, or nothing.
 */
export async function notify(db: Db, { people = [], mayEmail = true, ...event }: News): Promise<void> {
  const { to, quietMinutes = 0 } = getNotificationKind(event.kind)
  const notifications = createNotificationsRepository(db)
  if (quietMinutes > 0 && (await notifications.hadRecently(event.kind, quietMinutes))) return
  const receivers = await createNotificationPreferencesRepository(db).listReceivers(event.kind, {
    permission: permissionFor(event.kind),
    // such a kind is only for the people it concerns
    only: 'person' in to ? people : undefined,
    except: event.actor,
  })
  const added = await notifications.addEvent(event)
  await notifications.addAll(
    added,
    receivers.flatMap(({ employee, email }) => [
      { employee, channel: 'workspace' as const },
      ...(mayEmail && email !== 'off' ? [{ employee, channel: email }] : []),
    ]),
  )
}
