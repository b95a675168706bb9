import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { createApplicantJobs } from '../../../backend/applicants/create-applicant-jobs'
import { createClock } from '../../../backend/clock'
import type { Db } from '../../../backend/database/open-database'
import { createFolderStore } from '../../../backend/files/create-folder-store'
import type { FileStore } from '../../../backend/files/file-store'
import {
  createApplicantsRepository,
  type NewApplicant,
} from '../../../backend/repositories/applicants-repository'
import { createEmployeesRepository } from '../../../backend/repositories/employees-repository'
import {
  ApplicantSchema,
  changeApplicants,
  countApplicants,
  listApplicants,
  type Applicant,
} from '../../../contract/applicant'
import { apiOf, type ApiOf } from './api-of'
import { emptyAuditLog } from './audit-log'
import { openApp, type OpenApp } from './open-app'
import type { TokenIssuer } from './token-issuer'

export const nora = 'nora@firm.example'

type ListPage = ReturnType<(typeof listApplicants.responses)[200]['parse']>
type Counts = ReturnType<(typeof countApplicants.responses)[200]['parse']>
type Outcomes = ReturnType<(typeof changeApplicants.responses)[200]['parse']>['data']

/** The service of applicants with nora, an admin, and mei, who isn't. */
export interface ApplicantService {
  open: OpenApp
  db: Db
  /** The service's clock; tests set it. */
  clock: { now: Date }
  /** The file store; tests may make it fail. */
  files: FileStore
  storedFiles: () => Promise<string[]>
  as: (email: string) => ApiOf
  /** Adds an application as the form does, each a minute after the last. @returns Its id. */
  receive: (
    values?: Partial<NewApplicant> & { cv?: { name: string; type?: 'pdf' | 'docx'; bytes: Buffer } },
  ) => Promise<string>
  load: (id: string) => Promise<Applicant>
  list: (query?: string) => Promise<ListPage>
  count: (query?: string) => Promise<Counts>
  change: (items: readonly { id: string; version: number }[], input: object) => Promise<Outcomes>
  jobs: ReturnType<typeof createApplicantJobs>
  /** Deletes all applicants and their data. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

const address = '/api/admin/applicants'

export async function openApplicantService(
  db: Db,
  issuer: TokenIssuer,
  timeZone = 'Europe/Berlin',
): Promise<ApplicantService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  const clock = { now: new Date('2026-05-04T10:00:00.000Z') }
  const files = createFolderStore(folder)
  const serviceClock = createClock({ timeZone, now: () => clock.now })
  const open = await openApp({
    db,
    signIn: issuer.plan,
    writesPerMinute: 100_000,
    clock: serviceClock,
    files,
  })
  const employees = createEmployeesRepository(db)
  await employees.add({ email: nora, roles: ['admin'] })
  await employees.add({ email: 'mei@firm.example', roles: ['employee'] })
  const as = (email: string) => apiOf(open.app, issuer, email)
  const admin = as(nora)

  const storeCv = async ({
    name,
    type = 'pdf',
    bytes,
  }: {
    name: string
    type?: 'pdf' | 'docx'
    bytes: Buffer
  }) => {
    const id = randomUUID()
    const file = path.join(folder, `upload-${id}`)
    await writeFile(file, bytes)
    await files.put(id, { path: file, size: bytes.length, type })
    await rm(file)
    await db.insertInto('stored_file').values({ id, state: 'kept', name, type, size: bytes.length }).execute()
    return id
  }

  return {
    open,
    db,
    clock,
    files,
    storedFiles: () => readdir(folder),
    as,
    receive: async ({ cv, ...values } = {}) => {
      const cvId = cv ? await storeCv(cv) : null
      const added = await createApplicantsRepository(db).add({ ...sample(), cvId, ...values })
      if (!added) throw new Error('was there already')
      const created_at = new Date(Date.UTC(2026, 4, 4, 10, last))
      await db.updateTable('applicant').set({ created_at }).where('id', '=', added.id).execute()
      return added.id
    },
    load: async (id) => applicantOf(await admin.get(`${address}/${id}`)),
    list: async (query = '') =>
      listApplicants.responses[200].parse(bodyOf(await admin.get(`${address}${query}`))),
    count: async (query = '') =>
      countApplicants.responses[200].parse(bodyOf(await admin.get(`${address}/counts${query}`))),
    change: async (items, input) => {
      const body = { items: items.map(({ id, version }) => ({ id, version })), ...input }
      return changeApplicants.responses[200].parse(
        bodyOf(await admin.send('POST', `${address}/changes`, body)),
      ).data
    },
    jobs: createApplicantJobs({ db, files, clock: serviceClock }),
    clear: async () => {
      for (const table of ['applicant', 'stored_file'] as const) await db.deleteFrom(table).execute()
      await emptyAuditLog(db)
      for (const file of await readdir(folder)) await files.remove(file)
    },
    close: async () => {
      await open.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function applicantOf(answer: LightMyRequestResponse, status = 200): Applicant {
  return ApplicantSchema.parse(bodyOf(answer, status))
}

function bodyOf(answer: LightMyRequestResponse, status = 200): unknown {
  if (answer.statusCode !== status)
    throw new Error(`expected ${status}, found ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

let last = 0
function sample(): NewApplicant {
  last++
  return {
    reference: `TEST-${String(last).padStart(4, '0')}`,
    key: randomUUID(),
    name: 'Anna Berg',
    email: 'Anna.Berg@example.com',
    phone: '+49 30 1234567',
    link: 'https://example.com/anna',
    message: 'I like to keep old systems alive.',
    job: 'cloud-engineer',
    jobTitle: 'Cloud engineer',
    spamReasons: [],
    consent: '2026-11-21',
    receivedOn: '2026-05-04',
    cvId: null,
  }
}
