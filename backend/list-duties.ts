import { createHiringDuties } from './applicants/create-hiring-duties'
import type { Db } from './database/open-database'
import { createDuties } from './entries/create-duties'
import type { FileStore } from './files/file-store'
import { createInboxDuties } from './inquiries/create-inbox-duties'
import { createIntakeDuties } from './submissions/create-intake-duties'
import { sweepPictures } from './pictures/sweep-pictures'

interface Options {
  db: Db
  files: FileStore
  publishing: Parameters<typeof createDuties>[1]
  timeZone: string
  /** For how many months a dealt with inquiry is kept; undefined: until somebody erases it. */
  months: number | undefined
}

/** What the service does by itself, again and again: going live on time, closing, erasing, tidying up. */
export function listDuties({ db, files, publishing, timeZone, months }: Options) {
  return [
    ...Object.values(createDuties(db, publishing)),
    ...Object.values(createHiringDuties({ db, files, timeZone })),
    ...Object.values(createInboxDuties({ db, months })),
    ...Object.values(createIntakeDuties({ db, files })),
    (now: Date) => sweepPictures(db, now),
  ]
}
