import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { consentVersions } from '../../contract/forms/consent'
import { cvTypes } from '../../contract/forms/cv'
import type { Db } from '../database/open-database'
import type { Clock } from '../clock'
import type { FileStore } from '../files/file-store'
import { createApplicantsRepository } from '../repositories/applicants-repository'
import { createCommentsRepository } from '../repositories/comments-repository'
import { createTriageEventsRepository, type TriageSubject } from '../repositories/triage-events-repository'
import { createInquiriesRepository } from '../repositories/inquiries-repository'
import { createSamplesRepository } from '../repositories/samples-repository'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'
import { drawCv } from './draw-cv'
import type { SampleConversations } from './read-conversations'

interface Options {
  files: FileStore
  clock: Clock
}

/** Puts sample conversations into a database that has none; several instances may do so at once. */
export async function seedConversations(
  db: Db,
  samples: SampleConversations,
  options: Options,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await createSamplesRepository(trx).isEmpty())) return
    for (const inquiry of samples.inquiries) await addInquiry(trx, inquiry, options)
    for (const application of samples.applications) await addApplication(trx, application, options)
    for (const comment of samples.comments) await addComment(trx, comment, options)
  })
}

const consent = consentVersions[0] ?? ''
/** As for real ones, but the same at each start. */
const labels = (kind: string, { email, daysAgo }: { email: string; daysAgo: number }) => {
  const digits = [...`${kind}${email}${daysAgo}`].reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 32 ** 8,
    7,
  )
  const code = digits.toString(32).toUpperCase().padStart(8, '0').slice(-8)
  return {
    reference: `${code.slice(0, 4)}-${code.slice(4)}`,
    key: `sample-${kind}-${email}-${daysAgo}`,
    consent,
  }
}
const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

async function addInquiry(
  db: Db,
  { daysAgo, assignee, note, ...inquiry }: SampleConversations['inquiries'][number],
  { clock }: Options,
): Promise<void> {
  const page = inquiry.kind === 'support' ? '/tms-support/' : '/contact/'
  const added = await createInquiriesRepository(db).add({
    ...inquiry,
    ...labels('inquiry', { ...inquiry, daysAgo }),
    page,
  })
  if (!added) return
  await createSamplesRepository(db).setInquiry(added.id, { at: dayBefore(clock.now(), daysAgo), assignee })
  await addEvents(db, { inquiry: added.id }, { at: dayBefore(clock.now(), daysAgo), by: assignee, note })
}

async function addApplication(
  db: Db,
  { daysAgo, stage, rating, note, cv, ...application }: SampleConversations['applications'][number],
  { files, clock }: Options,
): Promise<void> {
  const at = dayBefore(clock.now(), daysAgo)
  const added = await createApplicantsRepository(db).add({
    ...application,
    ...labels('application', { ...application, daysAgo }),
    receivedOn: clock.dayOf(at),
    cvId: await storeCv(db, files, { name: `CV ${application.name}.pdf`, bytes: drawCv(cv) }),
  })
  if (!added) return
  await createSamplesRepository(db).setApplicant(added.id, { at, stage, rating })
  await addEvents(db, { applicant: added.id }, { at, by: undefined, note })
}

async function addComment(
  db: Db,
  { daysAgo, ...comment }: SampleConversations['comments'][number],
  { clock }: Options,
): Promise<void> {
  const added = await createCommentsRepository(db).add({
    ...comment,
    ...labels('comment', { ...comment, daysAgo }),
    parentId: null,
  })
  if (added) await createSamplesRepository(db).setComment(added.id, { at: dayBefore(clock.now(), daysAgo) })
}

async function addEvents(
  db: Db,
  subject: TriageSubject,
  { at, by = 'system', note }: { at: Date; by: string | undefined; note: string | undefined },
) {
  const events = createTriageEventsRepository(db)
  await events.add(subject, { at, by: 'visitor', kind: 'received', text: '' })
  const later = new Date(at.getTime() + 60 * 60_000)
  if (note !== undefined) await events.add(subject, { at: later, by, kind: 'note', text: note })
}

async function storeCv(
  db: Db,
  files: FileStore,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const stored = createStoredFilesRepository(db)
  const id = await stored.add({ name, type: 'pdf', size: bytes.length })
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-cv-'))
  try {
    const file = path.join(folder, 'cv.pdf')
    await writeFile(file, bytes)
    await files.put(id, { path: file, size: bytes.length, type: cvTypes.pdf })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await stored.keep(id)
  return id
}
