import { cvTypes } from '../../contract/forms/cv'
import { codeOf } from '../errors/code-of'
import type { FileStore } from '../files/file-store'
import { writeZip, type ZipFile } from '../files/write-zip'
import type { StoredApplicant } from '../repositories/applicants-repository'
import { createPersonRepository } from '../repositories/person-repository'
import { changeApplicants, type HiringParts } from './change-applicants'
import { gone } from './find-applicant'
import type { Db } from '../database/open-database'

interface Place {
  db: Db
  files: FileStore
  now: () => Date
}

/**
 * All that is kept of the person behind an application, from whichever application of that address: person.json and the
 * CVs. That it was taken out is written down first.
 *
 * @throws ServiceError `not_found`.
 */
export async function exportPerson({ db, files, now }: Place, id: string, by: string) {
  const person = await changeApplicants(db, async (parts) => {
    const one = await parts.applicants.find(id)
    if (!one) throw gone()
    const applications = await parts.applicants.listFrom(one.email)
    for (const application of applications) await noteExport(parts, application, by)
    return { reference: one.reference, applications, ...(await readRest(parts, applications)) }
  })
  return { reference: person.reference, archive: writeZip(listFiles(person, files, now())) }
}

type Person = { applications: StoredApplicant[] } & Awaited<ReturnType<typeof readRest>>

async function noteExport({ events, audit }: HiringParts, { id, reference }: StoredApplicant, by: string) {
  await events.add({ applicant: id }, { by, kind: 'exported', text: '' })
  const entry = { actor: by, action: 'applicant.exported', subject: reference } as const
  await audit.add({ ...entry, before: null, after: null })
}

async function readRest({ db }: HiringParts, applications: readonly StoredApplicant[]) {
  const person = createPersonRepository(db)
  const ids = applications.map(({ id }) => id)
  return { events: await person.listEvents(ids), mails: await person.listMails(ids) }
}

/** The CVs first: person.json says which of them are there. */
async function* listFiles(person: Person, files: FileStore, at: Date): AsyncGenerator<ZipFile> {
  const names = new Map<string, string>()
  for (const { cv, cvId, reference } of person.applications) {
    if (!cv || cvId === null) continue
    const content = await files.read(cvId).catch(unlessMissing)
    if (!content) continue
    const name = `${reference}.${cv.type}`
    names.set(reference, name)
    yield { name, at, content }
  }
  const text = JSON.stringify(describe(person, names, at), null, 2)
  yield { name: 'person.json', at, content: [Buffer.from(`${text}\n`)] }
}

function describe({ applications, events, mails }: Person, names: Map<string, string>, at: Date) {
  return {
    exportedAt: at.toISOString(),
    applications: applications.map(({ id, cvId: _cvId, cv, version: _version, ...application }) => ({
      ...application,
      cv: cv && { ...cv, mediaType: cvTypes[cv.type], file: names.get(application.reference) ?? null },
      events: events.filter(({ applicantId }) => applicantId === id).map(withoutIds),
      mails: mails.filter(({ applicantId }) => applicantId === id).map(withoutIds),
    })),
  }
}

const withoutIds = <T extends { id: string; applicantId: string | null }>({
  id: _id,
  applicantId: _applicantId,
  ...rest
}: T) => rest

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'file_missing') throw error
}
