import { dayMs, type Clock } from '../clock'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import { createNotificationsRepository } from '../repositories/notifications-repository'
import { lastDigestTime } from './last-digest-time'
import { writeNotice } from './write-notice'

interface NotificationJobsOptions {
  db: Db
  outbox: Outbox
  clock: Pick<Clock, 'timeZone'>
  /** Public URL of the site, without a trailing slash; called when emails are written. */
  siteUrl: () => string
  /** For how many days notifications are kept. */
  days: number
}

/** Scheduled jobs of notifications. */
export function createNotificationJobs({ db, outbox, clock, siteUrl, days }: NotificationJobsOptions) {
  /** One email for each person with notifications that are due. Several instances may write at once. */
  async function writeDue(channel: 'at-once' | 'digest', before: Date): Promise<number> {
    for (let written = 0; ;) {
      const outcome = await inTransaction(db, async ({ db: trx }) => {
        const notifications = createNotificationsRepository(trx)
        const receiver = await notifications.lockReceiver(channel, before)
        if (!receiver) return 'none'
        const lines = await notifications.takeDue(receiver, channel, before)
        if (lines.length === 0) return 'nothing left'
        const isDigest = channel === 'digest'
        await outbox.add(trx, writeNotice({ to: receiver.email, siteUrl: siteUrl(), lines, isDigest }))
        return 'written'
      })
      if (outcome === 'none') return written
      if (outcome === 'written') written++
    }
  }

  return {
    /** Puts emails into the outbox about what people want to know at once. @returns How many emails. */
    writeAtOnce: (now: Date): Promise<number> => writeDue('at-once', now),

    /** The same for what happened until 08:00 of the company’s time, once a day. @returns How many emails. */
    writeDigests: (now: Date): Promise<number> => writeDue('digest', lastDigestTime(clock.timeZone, now)),

    /** Deletes notifications that are older, and emails about them. @returns How many events. */
    deleteOld: (now: Date): Promise<number> =>
      createNotificationsRepository(db).deleteBefore(new Date(now.getTime() - days * dayMs)),
  }
}
