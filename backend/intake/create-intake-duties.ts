import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { forgetCounts } from './count-messages'
import { sweepFiles } from './sweep-files'

/** What becomes due by itself of what visitors send. Several instances may call both at once. */
export function createIntakeDuties(parts: { db: Db; files: FileStore }) {
  return {
    /** Takes from the store what no record holds. @returns How many files. */
    sweepFiles: (now: Date): Promise<number> => sweepFiles(parts, now),
    /** Forgets how much came from where, and with what the places were hashed. @returns How many rows. */
    forgetCounts: (now: Date): Promise<number> => forgetCounts(parts.db, now),
  }
}
