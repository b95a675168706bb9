import { dayMs } from '../clock'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'
import { createSubmissionCountsRepository } from '../repositories/submission-counts-repository'

/** How much visitors may upload, in megabytes. */
export interface UploadBudget {
  /** From one client in a day (UTC). */
  perDay: number
  /** Stored at once, from everyone. */
  inAll: number
}

export const usualBudget: UploadBudget = { perDay: 50, inAll: 10_000 }

const kilobyte = 1024

interface Upload {
  clientKey: string
  /** Bytes. */
  size: number
  now: Date
}

/**
 * Counts an upload, for all instances together, before it is stored.
 *
 * @throws ServiceError `too_many_requests` for a client that has used its day's share, `uploads_full` when there is no
 *   room for anyone.
 */
export async function countUpload(db: Db, budget: UploadBudget, upload: Upload): Promise<void> {
  const { clientKey, size, now } = upload
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const kilobytes = Math.ceil(size / kilobyte)
  const counts = createSubmissionCountsRepository(db)
  const used = await counts.add(`upload:${clientKey}`, new Date(today), kilobytes)
  if (used > budget.perDay * kilobyte) {
    const seconds = Math.ceil((today + dayMs - now.getTime()) / 1000)
    throw new ServiceError(
      'too_many_requests',
      'Too many files from your network today. Try again tomorrow.',
      {
        headers: { 'retry-after': String(seconds) },
      },
    )
  }
  const stored = await createStoredFilesRepository(db).totalSize()
  if (stored + size > budget.inAll * kilobyte * kilobyte)
    throw new ServiceError(
      'uploads_full',
      'We can’t store any more files at the moment. Try again tomorrow.',
      {
        headers: { 'retry-after': '3600' },
      },
    )
}
