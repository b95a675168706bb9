import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  openAsItIs,
  openDatabase,
  type DatabasePlace,
  type Db,
} from '../../../../backend/database/open-database'
import { createFolderStore } from '../../../../backend/files/create-folder-store'
import { makeBundle } from '../../../scripts/support/make-bundle'
import { startCatcher, type Catcher } from '../../email/support/start-catcher'
import { multipart } from '../../submissions/support/form-service'
import { makePdf, samples } from '../../submissions/support/sample-forms'
import { hosting, makeSite } from '../../support/make-site'
import { addressIn, runCompiled } from '../../support/run-backend'
import { sharePostgres, type SharedPostgres } from '../../support/shared-postgres'
import { bytesOf, readAll } from './fill-database'

type Kind = DatabasePlace['kind']

interface Place {
  variables: Record<string, string>
  files: string
}

/** Visitors who write until they are told to stop. @returns The references they got. */
function startVisitors(address: string) {
  let isOver = false
  const references: string[] = []
  const write = async () => {
    for (let number = 0; !isOver; number++) {
      const isApplication = number % 3 === 0
      const email = `${randomUUID()}@home.example`
      const application = multipart(
        { ...samples.application, email },
        { bytes: makePdf(50_000), name: 'Anna.pdf' },
      )
      const contact = JSON.stringify({ ...samples.contact, email, message: `Question ${number} of ${email}` })
      const answer = await fetch(`${address}/api/forms/${isApplication ? 'application' : 'contact'}`, {
        method: 'POST',
        headers: {
          ...(isApplication ? application.headers : { 'content-type': 'application/json' }),
          accept: 'application/json',
          'x-forwarded-for': `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`,
        },
        body: isApplication ? new Uint8Array(application.payload) : contact,
      })
      if (answer.status !== 201) throw new Error(`A visitor got ${answer.status}: ${await answer.text()}`)
      references.push(((await answer.json()) as { reference: string }).reference)
    }
  }
  const done = Promise.all([write(), write()])
  done.catch(() => {})
  return {
    references,
    /** Waits until so many forms are taken. */
    until: async (count: number) => {
      while (references.length < count) await Promise.race([wait(20), done])
    },
    stop: async () => {
      isOver = true
      await done
    },
  }
}

/** Tests backups and restores by a bundle's programs: between which databases, and what they refuse. */
export function testDrill(trips: readonly (readonly [from: Kind, to: Kind])[]): void {
  let bundle: string
  let site: Awaited<ReturnType<typeof makeSite>>
  let postgres: SharedPostgres
  let catcher: Catcher
  let folder: string
  beforeAll(async () => {
    bundle = await makeBundle()
    const job = { kind: 'job', slug: 'harbor-watch', file: 'x.md', title: 'Watch', status: 'open' } as const
    site = await makeSite({ ...hosting, files: [job] })
    postgres = await sharePostgres()
    catcher = await startCatcher()
    folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
  }, 60_000)
  afterAll(async () => {
    await site.remove()
    await postgres.remove()
    await catcher.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function makePlace(kind: Kind): Promise<Place> {
    const data = path.join(folder, randomUUID())
    const variables: Record<string, string> = { DATA_DIR: data }
    if (kind === 'server') variables['DATABASE_URL'] = await postgres.createDatabase()
    return { variables, files: path.join(data, 'files') }
  }

  const startService = (place: Place, more: Record<string, string> = {}) =>
    runCompiled(bundle, { PORT: '0', SITE_DIR: site.directory, ...place.variables, ...more })

  /** Runs a program to its end. @returns What it said. */
  async function run(program: string, args: readonly string[], { variables }: Place): Promise<string> {
    const { ended, output } = runCompiled(bundle, variables, program, args)
    if ((await ended()) !== 0) throw new Error(`${program} failed: ${output()}`)
    return output()
  }

  async function withDatabase<T>(
    { variables }: Place,
    work: (db: Db) => Promise<T>,
    open = openAsItIs,
  ): Promise<T> {
    const { DATABASE_URL: url, DATA_DIR: directory = '' } = variables
    const database = await open({
      place: url === undefined ? { kind: 'embedded', directory } : { kind: 'server', url },
    })
    try {
      return await work(database.db)
    } finally {
      await database.close()
    }
  }

  test.each(trips)(
    'a backup of the %s database made while visitors write is restored to the %s one, and sends no emails',
    async (from, to) => {
      const [source, target] = [await makePlace(from), await makePlace(to)]
      // as the bundle would, but from a template
      if (from === 'embedded') await withDatabase(source, () => Promise.resolve(), openDatabase)
      // it can't be reached, so that emails wait
      const mail = { MAIL_FROM: 'hello@firm.example', NOTIFY_ADDRESS: 'desk@firm.example' }
      const service = startService(source, { ...mail, SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: 'true' })
      const archive = path.join(folder, `${from}.tar.gz`)
      let known: string[]
      try {
        const visitors = startVisitors(await addressIn(service))
        await visitors.until(10)
        known = [...visitors.references]
        const said = await run('backup', ['--to', archive], source)
        expect(said).toMatch(
          /^Backup .+ (?:kB|MB), read again and complete\nFrom 20.+ UTC, version .+\n\d+ tables with /,
        )
        await visitors.until(visitors.references.length + 4)
        await visitors.stop()
      } finally {
        service.child.kill('SIGTERM')
      }
      expect(await service.ended()).toBe(0)
      expect((await stat(archive)).mode & 0o777).toBe(0o600)
      expect(existsSync(path.join(source.variables['DATA_DIR'] ?? '', 'backup/archive.tar.gz'))).toBe(false)

      const said = await run('restore', [archive], target)
      expect(said).toMatch(/Emails held, which may have been sent since: \d+\. See \/admin\/outbox\//)

      const [before, after] = [await withDatabase(source, readAll), await withDatabase(target, readAll)]
      for (const table of ['inquiry', 'applicant'])
        for (const row of after[table] ?? []) expect(before[table]).toContain(row)
      const restored = ['inquiry', 'applicant'].flatMap((table) =>
        (after[table] ?? []).map((row) => (JSON.parse(String(row)) as { reference: string }).reference),
      )
      expect(known.filter((reference) => !restored.includes(reference))).toEqual([])
      const cvs = (after['applicant'] ?? []).map(
        (row) => (JSON.parse(String(row)) as { cv_id: string }).cv_id,
      )
      expect(cvs.length).toBeGreaterThan(0)
      for (const id of cvs)
        expect(await bytesOf(createFolderStore(target.files), id)).toEqual(
          await bytesOf(createFolderStore(source.files), id),
        )

      // with a mail server that works, only what is written after the restore goes out
      const again = startService(target, { ...mail, SMTP_URL: catcher.url, TRUST_PROXY: 'true' })
      try {
        const visitors = startVisitors(await addressIn(again))
        await visitors.until(1)
        await visitors.stop()
        const count = visitors.references.length
        while (catcher.mails.length < 2 * count) await wait(50)
        const subjects = catcher.mails.map(({ subject = '', text = '' }) => `${subject} ${text}`)
        expect(subjects.filter((text) => !visitors.references.some((one) => text.includes(one)))).toEqual([])
      } finally {
        again.child.kill('SIGTERM')
      }
      expect(await again.ended()).toBe(0)
      catcher.reset()
    },
    120_000,
  )

  test('restoring is refused while a service uses the database', async () => {
    const place = await makePlace('server')
    const service = startService(place)
    try {
      await addressIn(service)
      const archive = path.join(folder, 'refused.tar.gz')
      await run('backup', ['--to', archive], place)
      await expect(run('restore', [archive, '--replace'], place)).rejects.toThrow(
        /The service is connected to this database \(\d+ connections?\)\. Stop it first\./,
      )
      await expect(run('backup', ['--to', archive], place)).rejects.toThrow(
        'exists already. Choose another name.',
      )
      expect(await run('restore', ['--check', archive], place)).toMatch(/^The backup is complete\nFrom /)
    } finally {
      service.child.kill('SIGTERM')
    }
    expect(await service.ended()).toBe(0)
  }, 60_000)

  test('a backup of nothing says so, and makes no file', async () => {
    const archive = path.join(folder, 'nothing.tar.gz')
    await expect(run('backup', ['--to', archive], await makePlace('embedded'))).rejects.toThrow(
      'There is no database in',
    )
    await expect(run('backup', ['--to', archive], await makePlace('server'))).rejects.toThrow(
      'There is no data: the database is empty.',
    )
    expect(existsSync(archive)).toBe(false)
  })
}
