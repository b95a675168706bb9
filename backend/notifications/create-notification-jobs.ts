import { cardKinds } from '../../contract/notification-kinds'
import { dayMs, type Clock } from '../clock'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import { createNotificationsRepository } from '../repositories/notifications-repository'
import { lastDigestTime } from './last-digest-time'
import { writeCard } from './write-card'
import { writeNotice } from './write-notice'

interface NotificationJobsOptions {
  db: Db
  outbox: Outbox
  clock: Pick<Clock, 'timeZone'>
  /** Public URL of the site, without a trailing slash; called when emails are written. */
  siteUrl: () => string
  /** Whether a channel of Microsoft Teams is told. Default false. */
  sendsCards?: boolean
  /** For how many days notifications are kept. */
  days: number
}

/** Scheduled jobs of notifications. */
export function createNotificationJobs(options: NotificationJobsOptions) {
  const { db, outbox, clock, siteUrl, days, sendsCards = false } = options

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

    /**
     * Puts cards for Microsoft Teams into the outbox. What happened more than an hour ago is no news: it was before the
     * channel was set up, or while no instance was running.
     *
     * @returns How many cards.
     */
    async writeCards(now: Date): Promise<number> {
      if (!sendsCards) return 0
      const since = new Date(now.getTime() - 60 * 60_000)
      const events = await createNotificationsRepository(db).listWithoutCard(cardKinds, since)
      const added = await Promise.all(events.map((event) => outbox.add(db, writeCard(event, siteUrl()))))
      return added.filter(Boolean).length
    },

    /** Deletes notifications that are older, and emails about them. @returns How many events. */
    deleteOld: (now: Date): Promise<number> =>
      createNotificationsRepository(db).deleteBefore(new Date(now.getTime() - days * dayMs)),
  }
}
