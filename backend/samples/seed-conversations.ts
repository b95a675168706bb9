import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { StageSchema } from '../../contract/applicant'
import { CommentStateSchema } from '../../contract/comment'
import { EmailSchema } from '../../contract/employee'
import { consentVersions } from '../../contract/forms/consent'
import { cvTypes } from '../../contract/forms/cv'
import { InquirySchema } from '../../contract/inquiry'
import { parseOrExplain } from '../../contract/parse-or-explain'
import { SpamReasonSchema } from '../../contract/triage'
import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { createApplicantsRepository } from '../repositories/applicants-repository'
import { createCommentsRepository } from '../repositories/comments-repository'
import { createInquiriesRepository } from '../repositories/inquiries-repository'
import { createSamplesRepository } from '../repositories/samples-repository'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'
import { createTriageEventsRepository, type TriageSubject } from '../repositories/triage-events-repository'
import { drawCv } from './draw-cv'

interface Options {
  files: FileStore
  clock: Clock
}

/** Adds sample conversations to a database without any; several instances may do so at once. */
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
/** Like real references, but the same at each start. */
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

const visitor = {
  daysAgo: z.number().min(0).describe('When it came in.'),
  name: z.string().min(1),
  email: EmailSchema,
  spamReasons: z.array(SpamReasonSchema).default([]),
}
const { kind, state, company, phone, subject, severity, message } = InquirySchema.shape

/** Sample conversations for an empty database. */
const SampleConversationsSchema = z.strictObject({
  inquiries: z.array(
    z.strictObject({
      ...visitor,
      kind,
      state,
      company,
      phone,
      subject,
      severity: severity.default(null),
      message,
      assignee: EmailSchema.optional(),
      note: z.string().optional().describe('A private note of the assignee.'),
    }),
  ),
  applications: z.array(
    z.strictObject({
      ...visitor,
      job: z.string().describe('Slug of the opening.'),
      jobTitle: z.string(),
      stage: StageSchema,
      rating: z.int().min(0).max(5),
      phone: z.string(),
      link: z.string(),
      message: z.string(),
      note: z.string().optional(),
      cv: z.array(z.string()).min(1).describe('Lines of the CV, which is made a PDF.'),
    }),
  ),
  comments: z.array(
    z.strictObject({
      ...visitor,
      post: z.string().describe('Slug of the article.'),
      postTitle: z.string(),
      state: CommentStateSchema,
      text: z.string(),
    }),
  ),
})
type SampleConversations = z.infer<typeof SampleConversationsSchema>

/** @throws Error that names the file and what is wrong with it. */
export async function readConversations(file: string): Promise<SampleConversations> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file}: expected a JSON file of conversations. Correct SAMPLE_CONVERSATIONS.`, {
      cause,
    })
  })
  return parseOrExplain(SampleConversationsSchema, JSON.parse(text), (at) =>
    [file, ...at.map(String)].join(': '),
  )
}
