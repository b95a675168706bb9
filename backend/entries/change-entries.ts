import type { Db } from '../database/open-database'
import { createAuditRepository } from '../repositories/audit-repository'
import { createCommentsRepository } from '../repositories/comments-repository'
import { createEntriesRepository } from '../repositories/entries-repository'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createPublicationsRepository } from '../repositories/publications-repository'
import { createRemarksRepository } from '../repositories/remarks-repository'
import { createRevisionsRepository } from '../repositories/revisions-repository'
import type { Publishing } from './publishing-options'

/** What a change of entries works with, all within one transaction. */
export type EntryParts = ReturnType<typeof partsOf>

/** Runs a change in a transaction of its own: all of it happens, or nothing. @param at Default now. */
export function changeEntries<T>(
  db: Db,
  publishing: Publishing,
  work: (parts: EntryParts) => Promise<T>,
  at = publishing.clock.now(),
): Promise<T> {
  return db.transaction().execute((trx) => work(partsOf(trx, publishing, at)))
}

/** @param at Moment of the change. */
export function partsOf(db: Db, publishing: Publishing, at: Date) {
  return {
    entries: createEntriesRepository(db),
    revisions: createRevisionsRepository(db),
    remarks: createRemarksRepository(db),
    movedSlugs: createMovedSlugsRepository(db),
    publications: createPublicationsRepository(db),
    comments: createCommentsRepository(db),
    audit: createAuditRepository(db),
    publishing,
    at,
  }
}
