import { dayMs } from '../clock'
import type { Db } from '../database/open-database'
import { createNotificationsRepository } from '../repositories/notifications-repository'

interface NotificationJobsOptions {
  db: Db
  /** For how many days notifications are kept. */
  days: number
}

/** Scheduled jobs of notifications. */
export function createNotificationJobs({ db, days }: NotificationJobsOptions) {
  return {
    /** Deletes notifications that are older, and emails about them. @returns How many events. */
    deleteOld: (now: Date): Promise<number> =>
      createNotificationsRepository(db).deleteBefore(new Date(now.getTime() - days * dayMs)),
  }
}
