import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../../backend/database/open-database'
import { createFolderStore } from '../../../backend/files/create-folder-store'
import { createSubmissionJobs } from '../../../backend/submissions/create-submission-jobs'
import type { Store } from '../open-store'
import type { Answered } from './send-all'

/** What the database and the files have, beside what visitors were told. */
export interface Comparison {
  /** Answered submissions without a record, or with another reference than the visitor was told. */
  lost: number
  /** Records beyond one for each submission. */
  doubled: number
  /** Applications whose CV is missing or has other bytes. */
  lostCvs: number
  /** Acknowledgements beyond one for each inquiry and application, or missing. */
  wrongEmails: number
  /** What killed uploads left behind, and the sweep removed. */
  swept: number
  /** Files without an application, and uploads, that the sweep left. */
  orphans: number
}

/** By then the sweep takes everything that belongs to no record. */
const sweepAfterMs = 2 * 60 * 60_000

export async function compare(store: Store, answered: readonly Answered[]): Promise<Comparison> {
  const { db, close } = await openDatabase({ place: store.place })
  try {
    const inquiries = await db.selectFrom('inquiry').select(['id', 'key', 'reference']).execute()
    const applicants = await db.selectFrom('applicant').select(['id', 'key', 'reference', 'cv_id']).execute()
    const comments = await db.selectFrom('comment').select(['id', 'key', 'reference']).execute()
    const emails = await db.selectFrom('email').select(['inquiry_id', 'applicant_id']).execute()
    const records = [...inquiries, ...applicants, ...comments]
    const told = new Set(answered.map(({ key, reference }) => `${key} ${reference}`))
    const kept = new Set(records.map(({ key, reference }) => `${key} ${reference}`))

    const jobs = createSubmissionJobs({
      db,
      files: createFolderStore(store.files),
      temporary: store.temporary,
    })
    const later = new Date(Date.now() + sweepAfterMs)
    const swept = (await jobs.sweepFiles(later)) + (await jobs.sweepUploads(later))
    const cvs = new Set(applicants.map(({ cv_id }) => cv_id))
    const files = await readdir(store.files).catch(() => [])

    const sentTo = emails.map(({ inquiry_id, applicant_id }) => inquiry_id ?? applicant_id)
    const withEmail = [...inquiries, ...applicants].map(({ id }) => sentTo.filter((of) => of === id).length)
    return {
      lost: [...told].filter((one) => !kept.has(one)).length,
      doubled: records.length - new Set(records.map(({ key }) => key)).size,
      lostCvs: await countLostCvs(
        store.files,
        answered,
        new Map(applicants.map(({ key, cv_id }) => [key, cv_id])),
      ),
      wrongEmails: withEmail.filter((sent) => sent !== 1).length,
      swept,
      orphans:
        files.filter((name) => !cvs.has(name)).length +
        (await readdir(store.temporary)).filter(isUpload).length,
    }
  } finally {
    await close()
  }
}

const isUpload = (name: string) => name.startsWith('website-upload-')

/** @param cvs Ids of CVs by the keys of their applications. */
async function countLostCvs(
  folder: string,
  answered: readonly Answered[],
  cvs: ReadonlyMap<string, string | null>,
): Promise<number> {
  let lost = 0
  for (const { key, cv } of answered) {
    if (cv === undefined) continue
    const id = cvs.get(key) ?? ''
    const stored = id === '' ? undefined : await readFile(path.join(folder, id)).catch(() => undefined)
    if (!stored?.equals(cv)) lost++
  }
  return lost
}
