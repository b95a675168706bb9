import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { createApplicantJobs } from '../../../backend/applicants/create-applicant-jobs'
import { planSignIn } from '../../../backend/auth/plan-sign-in'
import { createClock } from '../../../backend/clock'
import { createApp } from '../../../backend/create-app'
import { openDatabase, type DatabasePlace, type Db } from '../../../backend/database/open-database'
import { createMailer, type MailerOptions } from '../../../backend/email/create-mailer'
import { createSmtp } from '../../../backend/email/create-smtp'
import { seedEmployees } from '../../../backend/employees/seed-employees'
import { createFolderStore } from '../../../backend/files/create-folder-store'
import type { FileStore } from '../../../backend/files/file-store'
import { createPublisher } from '../../../backend/publishing/create-publisher'
import { createWorker } from '../../../backend/publishing/create-worker'
import { RoleSchema } from '../../../contract/employee'
import { createEmulators, type Emulators } from '../../../emulators/create-emulators'
import { createSettings } from '../../../emulators/tenant'
import { startCatcher, type Catcher } from '../../backend/email/support/start-catcher'
import { emptyAuditLog } from '../../backend/support/audit-log'
import { startPostgres } from '../../backend/support/postgres-server'
import '../../backend/support/quick-database'

/** Site, backend and Microsoft's emulators, running together on ports of their own. */
export interface Firm {
  /** Of the site and its backend, "http://localhost:…". */
  origin: string
  emulators: Emulators
  /** The backend's database. */
  db: Db
  /** Folder of the visitors' uploads. */
  files: FileStore
  /** Its mail server, if any. */
  catcher: Catcher | undefined
  /** Advances the clock of scheduled jobs by days. */
  letPass: (days: number) => void
  /** Lets publications wait, so that they share a build, until the returned function is called. */
  holdBuilds: () => () => void
  /** Addresses in the employee list. */
  listedEmails: () => Promise<string[]>
  /** Resets to the initial state: everything runs, and the sample accounts are employees. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

interface FirmOptions {
  /** Folder of the built site. Default: dist. */
  siteDirectory?: string
  /** Where its data is. Default: the embedded database. */
  database?: DatabasePlace['kind']
  /** Settings of the builds after a publication. Default: no builds. */
  buildSettings?: Record<string, string>
  /** Whether it has a mail server. Default: no, emails stay in the outbox. */
  hasMail?: boolean
  /** Rate limit of changes. Default: high enough for days of work in a minute. */
  writesPerMinute?: number
}

/** Tables to empty, in the order of their foreign keys. */
const emptied = [
  'publication',
  'build',
  'entry',
  'picture',
  'employee',
  'inquiry',
  'saved_view',
  'applicant',
  'stored_file',
  'comment',
  'triage_event',
  'email',
  'submission_count',
  'seo_setting',
  'redirect',
  'missing_address',
] as const

export async function openFirm(options: FirmOptions = {}): Promise<Firm> {
  const {
    siteDirectory = 'dist',
    database: databaseKind = 'embedded',
    buildSettings,
    hasMail = false,
    writesPerMinute = 1_000,
  } = options
  const directory = await mkdtemp(path.join(tmpdir(), 'firm-'))
  const emulators = await createEmulators({ port: 0 })
  const server = databaseKind === 'server' ? await startPostgres() : undefined
  const database = await openDatabase({
    place: server ? { kind: 'server', url: await server.createDatabase() } : { kind: 'embedded', directory },
  })
  const { db } = database
  const { tenantId, clientId, apiClientId } = emulators.sample
  const emulatorsUrl = emulators.origin
  const files = createFolderStore(path.join(directory, 'files'))
  const catcher = hasMail ? await startCatcher() : undefined
  const app = await createApp({
    siteDirectory,
    db,
    changes: database.changes,
    logger: false,
    signIn: planSignIn({ tenantId, clientId, apiClientId, emulatorsUrl }),
    emulatorsUrl,
    files,
    mailServer: catcher && new URL(catcher.url).hostname,
    writesPerMinute,
    keysCooldownMs: 0, // tests change the keys in quick succession
    builder: buildSettings ? 'worker' : null,
    publishing: { onPublished: () => publisher.wake() },
  })
  let passed = 0
  let held: Promise<void> | undefined
  let release = () => {}
  const address = () => `http://localhost:${(app.server.address() as AddressInfo).port}`
  const variables = { ...inherited(), ...buildSettings }
  const publisher = createPublisher({
    db,
    builder:
      buildSettings &&
      createWorker({ siteDirectory: path.resolve(siteDirectory), variables, contentApi: address }),
    siteUrl: address,
    log: app.log,
    jobs: [createApplicantJobs({ db, files, clock: createClock() }).deleteDue],
    now: async () => {
      await held
      return new Date(Date.now() + passed * 24 * 60 * 60 * 1_000)
    },
    isAlone: true,
  })

  const mailer = catcher && openMailer(db, catcher, app.log)

  async function reset(): Promise<void> {
    catcher?.reset()
    passed = 0
    release()
    Object.assign(emulators.settings, createSettings())
    await emulators.start()
    for (const table of emptied) await db.deleteFrom(table).execute()
    await emptyAuditLog(db)
    await seed()
  }

  /** The employee list is lower-case, some accounts are not. */
  const seed = () =>
    seedEmployees(db, {
      firstAdmin: undefined,
      samples: emulators.sample.accounts.flatMap(({ email, roles }) =>
        roles.length === 0 ? [] : [{ email: email.toLowerCase(), roles: z.array(RoleSchema).parse(roles) }],
      ),
    })

  await seed()
  await app.listen({ host: 'localhost', port: 0 })
  await publisher.start()
  mailer?.start()
  return {
    origin: address(),
    ...{ emulators, db, files, catcher },
    reset,
    letPass: (days) => {
      passed += days
      publisher.wake()
    },
    holdBuilds: () => {
      held = new Promise((done) => (release = done))
      return release
    },
    listedEmails: async () =>
      (await db.selectFrom('employee').select('email').execute()).map(({ email }) => email),
    close: async () => {
      await Promise.all([publisher.stop(), mailer?.stop()])
      await catcher?.stop()
      app.server.closeAllConnections()
      await app.close()
      await database.close()
      await server?.remove()
      await emulators.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Sends emails to a test server, polling fast enough for a test. */
const openMailer = (db: Db, { url }: Catcher, log: MailerOptions['log']) =>
  createMailer({
    ...{ db, log },
    send: createSmtp({ url, from: { name: 'The firm', address: 'hello@firm.example' } }),
    isAlone: true,
    timings: { tickMs: 200 },
  })

const inherited = () =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
