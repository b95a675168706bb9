import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { sql, type KyselyPlugin } from 'kysely'
import { createApplicantJobs } from '../../../backend/applicants/create-applicant-jobs'
import { exportPerson } from '../../../backend/applicants/export-person'
import { createClock } from '../../../backend/clock'
import { hashOfReference } from '../../../backend/repositories/audit-repository'
import { sweepFiles } from '../../../backend/submissions/create-submission-jobs'
import { outcomeOf } from '../support/api-of'
import { nora, openApplicantService, type ApplicantService } from '../support/applicant-service'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { findTraces } from '../support/find-traces'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const address = '/api/admin/applicants'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('applicants on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: ApplicantService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openApplicantService(database.db, issuer)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await service.clear()
    service.clock.now = new Date('2026-05-04T10:00:00.000Z')
  })
  afterEach(() => jest.restoreAllMocks())

  const admin = () => service.as(nora)
  const cv = { name: 'Zephyrine Quist CV.pdf', bytes: Buffer.from('%PDF Zephyrine Quist') }
  const zephyrine = { name: 'Zephyrine Quist', email: 'Zephyrine.Quist@example.com' }
  const note = (id: string, text: string) =>
    admin().send('POST', `${address}/${id}/notes`, { id: randomUUID(), text })
  const write = (id: string) =>
    admin().send('POST', `${address}/${id}/emails`, {
      id: randomUUID(),
      subject: 'Hello Zephyrine',
      text: 'Dear Zephyrine Quist',
    })

  describe('deleting', () => {
    /** An application with all data that can be stored. */
    const leaveTraces = async () => {
      const id = await service.receive({ ...zephyrine, reference: 'ZQZQ-7777', cv })
      await service.change([{ id, version: 1 }], { stage: 'interview', rating: 2 })
      await note(id, 'Zephyrine is kind.')
      await write(id)
      await admin().get(`${address}/${id}/export`)
      return service.load(id)
    }
    const traces = ['zephyrine', 'quist', 'zqzq']

    test('leaves no trace in the database or the file store, except a hash in the audit log', async () => {
      const other = await service.receive({
        name: 'Ben Ode',
        email: 'ben@example.com',
        cv: { ...cv, name: 'ben.pdf' },
      })
      const { id, version } = await leaveTraces()
      // the traces exist before: the search itself works
      for (const trace of [...traces, id]) expect(await findTraces(database.db, trace)).not.toEqual([])
      expect(await service.storedFiles()).toHaveLength(2)

      expect((await admin().send('DELETE', `${address}/${id}?version=${version}`)).statusCode).toBe(204)

      for (const trace of [...traces, id]) expect(await findTraces(database.db, trace)).toEqual([])
      expect(await service.storedFiles()).toHaveLength(1)
      expect((await admin().get(`${address}/${id}`)).statusCode).toBe(404)
      expect((await service.list('?search=zephyrine')).total).toBe(0)
      const log = await database.db
        .selectFrom('audit_entry')
        .select(['action', 'subject', 'before', 'after'])
        .execute()
      expect(new Set(log.map(({ subject }) => subject))).toEqual(
        new Set(['applicants', hashOfReference('ZQZQ-7777')]),
      )
      expect(log.find(({ action }) => action === 'applicant.deleted')).toMatchObject({
        before: { stage: 'interview' },
        after: null,
      })
      expect((await service.load(other)).cv).toMatchObject({ name: 'ben.pdf' })
    })

    test('is rejected for an outdated version, and nothing is lost', async () => {
      const { id } = await leaveTraces()
      expect(outcomeOf(await admin().send('DELETE', `${address}/${id}?version=1`))).toEqual([409, 'changed'])
      expect((await service.load(id)).cv).toMatchObject({ name: cv.name })
      expect(await service.storedFiles()).toHaveLength(1)
      expect(outcomeOf(await admin().send('DELETE', `${address}/${randomUUID()}?version=1`))).toEqual([
        404,
        'not_found',
      ])
    })

    test('succeeds when the file store fails: the CV loses its name and is swept later', async () => {
      const { id, version } = await leaveTraces()
      jest.spyOn(service.files, 'remove').mockRejectedValue(new Error('the store is away'))
      expect((await admin().send('DELETE', `${address}/${id}?version=${version}`)).statusCode).toBe(204)
      for (const trace of traces) expect(await findTraces(database.db, trace)).toEqual([])
      expect(await service.storedFiles()).toHaveLength(1)
      await expect(sweepFiles({ db: database.db, files: service.files }, service.clock.now)).rejects.toThrow(
        'the store is away',
      )

      jest.restoreAllMocks()
      expect(await sweepFiles({ db: database.db, files: service.files }, service.clock.now)).toBe(1)
      expect(await service.storedFiles()).toEqual([])
      expect(await sweepFiles({ db: database.db, files: service.files }, service.clock.now)).toBe(0)
      expect(await database.db.selectFrom('stored_file').select('id').execute()).toEqual([])
    })

    test('keeps other applications of the same person', async () => {
      const kept = await service.receive({ ...zephyrine, reference: 'KEPT-0001', job: 'writer' })
      const { id, version } = await leaveTraces()
      await admin().send('DELETE', `${address}/${id}?version=${version}`)
      expect(await service.load(kept)).toMatchObject({ name: 'Zephyrine Quist', applications: 1, others: [] })
    })
  })

  describe('the end of retention', () => {
    test('starts at midnight in the company’s time zone; the system deletes the record', async () => {
      await service.receive({ ...zephyrine, receivedOn: '2025-11-21', reference: 'DUEE-0001', cv })
      const later = await service.receive({
        name: 'Ben Ode',
        email: 'ben@example.com',
        receivedOn: '2025-11-22',
      })
      // in Berlin, in summer, the 21st begins at 22:00 of the 20th UTC
      expect(await service.jobs.deleteDue(new Date('2026-05-20T21:59:59.999Z'))).toBe(0)
      expect(await service.jobs.deleteDue(new Date('2026-05-20T22:00:00.000Z'))).toBe(1)
      expect((await service.list()).data.map(({ id }) => id)).toEqual([later])
      expect(await service.storedFiles()).toEqual([])
      const log = await database.db.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute()
      expect(log).toEqual([
        { actor: 'system', action: 'applicant.deleted', subject: hashOfReference('DUEE-0001') },
      ])
    })

    test('is caught up with after downtime, once, even with several instances', async () => {
      for (let day = 10; day < 30; day++)
        await service.receive({ receivedOn: `2025-01-${day}`, spamReasons: day % 2 ? ['links'] : [] })
      const now = new Date('2026-01-01T00:00:00.000Z')
      const erased = await Promise.all([1, 2, 3].map(() => service.jobs.deleteDue(now)))
      expect(erased.reduce((sum, one) => sum + one, 0)).toBe(20)
      expect([(await service.list()).total, (await service.list('?spam=1')).total]).toEqual([0, 0])
    })

    test('of other applicants is handled even when one can’t be deleted', async () => {
      await service.receive({ receivedOn: '2025-01-01', reference: 'STUC-0001' })
      await service.receive({ receivedOn: '2025-01-02', reference: 'FREE-0001' })
      await sql`create function refuse() returns trigger language plpgsql as
        $$ begin if old.reference = 'STUC-0001' then raise exception 'stuck'; end if; return old; end $$`.execute(
        database.db,
      )
      await sql`create trigger stuck before delete on applicant for each row execute function refuse()`.execute(
        database.db,
      )
      try {
        await expect(service.jobs.deleteDue(service.clock.now)).rejects.toThrow('stuck')
        expect((await service.list()).data.map(({ reference }) => reference)).toEqual(['STUC-0001'])
      } finally {
        await sql`drop trigger stuck on applicant`.execute(database.db)
        await sql`drop function refuse`.execute(database.db)
      }
      expect(await service.jobs.deleteDue(service.clock.now)).toBe(1)
    })

    test('depends on the time zone', async () => {
      await service.receive({ receivedOn: '2025-11-21' })
      const inAuckland = createApplicantJobs({
        db: database.db,
        files: service.files,
        clock: createClock({ timeZone: 'Pacific/Auckland' }),
      })
      expect(await inAuckland.deleteDue(new Date('2026-05-20T11:59:59.000Z'))).toBe(0)
      expect(await inAuckland.deleteDue(new Date('2026-05-20T12:00:00.000Z'))).toBe(1)
    })
  })

  describe('the export', () => {
    test('contains all data about the person, from every application, and the CVs', async () => {
      const first = await service.receive({ ...zephyrine, reference: 'AAAA-0001', cv })
      const docx = { name: 'cv.docx', type: 'docx' as const, bytes: Buffer.from('PK docx') }
      await service.receive({
        ...zephyrine,
        email: 'zephyrine.quist@example.com',
        reference: 'BBBB-0002',
        cv: docx,
      })
      await service.receive({
        name: 'Ben Ode',
        email: 'ben@example.com',
        reference: 'BENB-0003',
        cv: { ...cv, name: 'ben.pdf' },
      })
      await note(first, 'Zephyrine is kind.')
      await write(first)

      const answer = await admin().get(`${address}/${first}/export`)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="person-AAAA-0001.zip"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      const files = unzipSync(answer.rawPayload)
      expect(Object.keys(files).toSorted()).toEqual(['AAAA-0001.pdf', 'BBBB-0002.docx', 'person.json'])
      expect(strFromU8(files['AAAA-0001.pdf'] ?? new Uint8Array())).toBe('%PDF Zephyrine Quist')
      const person: unknown = JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array()))
      expect(person).toMatchObject({
        applications: [
          { reference: 'BBBB-0002', cv: { file: 'BBBB-0002.docx' } },
          {
            reference: 'AAAA-0001',
            name: 'Zephyrine Quist',
            message: 'I like to keep old systems alive.',
            cv: { name: cv.name, file: 'AAAA-0001.pdf' },
            events: [
              { kind: 'note', text: 'Zephyrine is kind.' },
              { kind: 'email' },
              { kind: 'exported', by: nora },
            ],
            emails: [{ subject: 'Hello Zephyrine', text: 'Dear Zephyrine Quist' }],
          },
        ],
      })
      expect(JSON.stringify(person)).not.toContain('Ben')
      const log = await database.db.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute()
      expect(
        log
          .filter(({ action }) => action === 'applicant.exported')
          .map(({ subject }) => subject)
          .toSorted(),
      ).toEqual(['AAAA-0001', 'BBBB-0002'].map(hashOfReference).toSorted())
    })

    test('reads the timelines of a few applications at a time, while it is sent', async () => {
      const ids: string[] = []
      for (let number = 1; number <= 30; number++)
        ids.push(await service.receive({ ...zephyrine, reference: `MANY-${1000 + number}` }))
      const { archive } = await exportPerson(
        { db: database.db, files: service.files, now: () => new Date() },
        ids[0] ?? '',
        nora,
      )
      const pieces: Uint8Array[] = []
      for await (const piece of archive) {
        pieces.push(piece)
        if (strFromU8(piece).includes('"exportedAt"'))
          for (const id of ids) await note(id, `Noted after the export began: ${id}`)
      }
      const files = unzipSync(Buffer.concat(pieces))
      const text = strFromU8(files['person.json'] ?? new Uint8Array())
      const person = JSON.parse(text) as { applications: { reference: string; events: { text: string }[] }[] }
      expect(person.applications).toHaveLength(30)
      expect(new Set(person.applications.map(({ reference }) => reference)).size).toBe(30)
      for (const { events } of person.applications)
        expect(events.filter(({ text: words }) => words.startsWith('Noted after'))).toHaveLength(1)
    })

    test('is noted with as few statements for thirty applications as for one', async () => {
      let statements = 0
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          statements++
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }
      const db = database.db.withPlugin(counting)
      const count = async (id: string) => {
        statements = 0
        await exportPerson({ db, files: service.files, now: () => new Date() }, id, nora)
        return statements
      }
      const ofOne = await count(await service.receive({ email: 'ben@firm.example' }))
      let last = ''
      for (let number = 1; number <= 30; number++) last = await service.receive(zephyrine)
      expect(await count(last)).toBe(ofOne)
      const events = await database.db
        .selectFrom('triage_event')
        .where('kind', '=', 'exported')
        .selectAll()
        .execute()
      expect(events).toHaveLength(31)
    })

    test('is complete when the store has lost a CV, and notes the missing file', async () => {
      const id = await service.receive({ ...zephyrine, cv })
      for (const file of await service.storedFiles()) await service.files.remove(file)
      const files = unzipSync((await admin().get(`${address}/${id}/export`)).rawPayload)
      expect(Object.keys(files)).toEqual(['person.json'])
      expect(JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array()))).toMatchObject({
        applications: [{ cv: { name: cv.name, file: null } }],
      })
    })

    test('is answered with an error when the file store fails before it begins', async () => {
      const id = await service.receive({ ...zephyrine, cv })
      jest.spyOn(service.files, 'read').mockRejectedValue(new Error('the store is away'))
      const answer = await admin().get(`${address}/${id}/export`)
      expect(outcomeOf(answer)).toEqual([500, 'internal_error'])
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.headers['content-disposition']).toBeUndefined()
    })

    test('contains the remaining applications when others are deleted during the export', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => service.receive(zephyrine)))
      const exports = ids.slice(0, 6).map((id) => admin().get(`${address}/${id}/export`))
      const deletions = ids.map((id) => admin().send('DELETE', `${address}/${id}?version=1`))
      const statuses = (await Promise.all([...exports, ...deletions])).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([])
    })

    test('of a deleted applicant is rejected', async () => {
      expect(outcomeOf(await admin().get(`${address}/${randomUUID()}/export`))).toEqual([404, 'not_found'])
    })
  })

  test('a stored CV equals the upload byte for byte', async () => {
    const bytes = await readFile(process.execPath).then((all) => all.subarray(0, 3_000_000))
    const id = await service.receive({ cv: { name: 'big.pdf', bytes } })
    expect((await admin().get(`${address}/${id}/cv`)).rawPayload.equals(bytes)).toBe(true)
  })
})
