import { Zip, ZipPassThrough } from 'fflate'
import { cvTypes } from '../../contract/forms/cv'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'
import type { FileStore } from '../files/file-store'
import type { StoredApplicant } from '../repositories/applicants-repository'
import type { Repositories } from '../repositories/create-repositories'
import { createPersonRepository } from '../repositories/triage-events-repository'

interface Options {
  db: Db
  files: FileStore
  now: () => Date
}

/**
 * All data about the person behind an application, from every application of that email address: person.json and the
 * CVs. The export is audited first.
 *
 * @throws ServiceError `not_found`.
 */
export async function exportPerson({ db, files, now }: Options, id: string, by: string) {
  const person = await inTransaction(db, async (repositories) => {
    const one = await repositories.applicants.find(id)
    if (!one) throw applicantNotFound()
    const applications = await lockAll(repositories, await repositories.applicants.listFrom(one.email))
    if (applications.length === 0) throw applicantNotFound()
    for (const some of inBatches(applications, notedAtATime)) await noteExports(repositories, some, by)
    return { reference: one.reference, applications }
  })
  return { reference: person.reference, archive: writeZip(listFiles(db, person.applications, files, now())) }
}

/** Locks the applications that still exist until the transaction ends: the export is noted in their timelines. */
async function lockAll(
  { applicants }: Repositories,
  found: readonly StoredApplicant[],
): Promise<StoredApplicant[]> {
  if (found.length === 0) return []
  const locked = await applicants.lock(found.map(({ id }) => id))
  const ids = new Set(locked.map(({ id }) => id))
  return found.filter(({ id }) => ids.has(id))
}

/** How many exports a statement notes: PostgreSQL takes 65,535 parameters. */
const notedAtATime = 1_000

/** Few statements, as others wait for the locked applications. */
async function noteExports(
  { events, audit }: Repositories,
  applications: readonly StoredApplicant[],
  by: string,
): Promise<void> {
  await events.addToEach(
    applications.map(({ id }) => ({ applicant: id })),
    { by, kind: 'exported', text: '' },
  )
  const entry = { actor: by, action: 'applicant.exported', before: null, after: null } as const
  await audit.addAll(applications.map(({ reference }) => ({ ...entry, subject: { reference } })))
}

/** The CVs first: person.json says which of them are there. */
async function* listFiles(
  db: Db,
  applications: readonly StoredApplicant[],
  files: FileStore,
  at: Date,
): AsyncGenerator<ZipFile> {
  const names = new Map<string, string>()
  for (const { cv, cvId, reference } of applications) {
    if (!cv || cvId === null) continue
    const content = await files.read(cvId).catch(unlessMissing)
    if (!content) continue
    const name = `${reference}.${cv.type}`
    names.set(reference, name)
    yield { name, at, content }
  }
  yield { name: 'person.json', at, content: writePerson(db, applications, names, at) }
}

/** How many applications are written at a time: the timelines of all of them may not fit into memory. */
const writtenAtATime = 20

function* inBatches<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size)
}

/** person.json, piece by piece. */
async function* writePerson(
  db: Db,
  applications: readonly StoredApplicant[],
  names: Map<string, string>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{\n  "exportedAt": ${JSON.stringify(at.toISOString())},\n  "applications": [`)
  let separator = ''
  for (const batch of inBatches(applications, writtenAtATime)) {
    const described = await describe(db, batch, names)
    yield Buffer.from(separator + described.map((one) => `\n${indent(one)}`).join(','))
    separator = ','
  }
  yield Buffer.from('\n  ]\n}\n')
}

const indent = (value: unknown) => JSON.stringify(value, null, 2).replace(/^/gm, '    ')

/** Applications with their timelines and emails. */
async function describe(db: Db, applications: readonly StoredApplicant[], names: Map<string, string>) {
  const person = createPersonRepository(db)
  const ids = applications.map(({ id }) => id)
  const [events, emails] = [await person.listEvents(ids), await person.listEmails(ids)]
  return applications.map(({ id, cvId: _cvId, cv, version: _version, ...application }) => ({
    ...application,
    cv: cv && { ...cv, mediaType: cvTypes[cv.type], file: names.get(application.reference) ?? null },
    events: events.filter(({ applicantId }) => applicantId === id).map(withoutIds),
    emails: emails.filter(({ applicantId }) => applicantId === id).map(withoutIds),
  }))
}

const withoutIds = <T extends { id: string; applicantId: string | null }>({
  id: _id,
  applicantId: _applicantId,
  ...rest
}: T) => rest

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'file_missing') throw error
}

export const applicantNotFound = () =>
  new ServiceError('not_found', 'This application has been deleted. Reload the list.')

/** A file of an archive. Its content is read when its turn comes. */
interface ZipFile {
  name: string
  at: Date
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Writes files into an archive piece by piece, as they are: CVs are compressed already. */
async function* writeZip(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, at, content } of files) {
    const file = new ZipPassThrough(name)
    file.mtime = at
    zip.add(file)
    for await (const chunk of content) {
      file.push(chunk)
      yield* pieces.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}
