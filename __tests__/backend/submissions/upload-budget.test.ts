import { seedEmployees } from '../../../backend/employees/seed-employees'
import { getApplicant } from '../../../contract/applicant'
import { apiOf, outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'
import { clearSubmissions, openFormService, type FormService } from './support/form-service'
import { makePdf } from './support/sample-forms'

const megabyte = 1024 * 1024

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('uploads on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let services: [FormService, FormService]
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    const options = { uploadBudget: { perDay: 3, inAll: 5 }, signIn: issuer.plan }
    services = [await openFormService(database.db, options), await openFormService(database.db, options)]
    await seedEmployees(database.db, { firstAdmin: 'nora@firm.example' })
  })
  afterAll(async () => {
    for (const service of services) await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => clearSubmissions(database.db))

  let messages = 0
  const send = (from: string, { megabytes = 1, service = services[0] } = {}) => {
    const values = {
      message: `I would like to watch the harbor with you by day and by night, letter ${++messages}.`,
      email: `p${messages}@example.org`,
    }
    return service.send('application', { from, values, cv: { bytes: makePdf(megabytes * megabyte - 1_000) } })
  }
  const files = async () =>
    (await database.db.selectFrom('stored_file').select('id').where('state', '=', 'kept').execute()).length

  test('of one client have a daily share, on all instances and for a whole IPv6 network', async () => {
    for (const [at, service] of [services[0], services[1], services[0]].entries())
      expect((await send(`2001:db8:1:2::${at + 1}`, { service })).statusCode).toBe(201)
    const refused = await send('2001:db8:1:2::9', { service: services[1] })
    expect(outcomeOf(refused)).toEqual([429, 'too_many_requests'])
    expect(refused.json<{ message: string }>().message).toBe(
      'Too many files from your network today. Try again tomorrow.',
    )
    expect(refused.headers['retry-after']).toBe(String((13 * 60 + 57) * 60))
    expect(await files()).toBe(3)
    services[0].clock.now = new Date('2026-05-05T00:00:00.000Z')
    expect((await send('2001:db8:1:2::9')).statusCode).toBe(201)
    services[0].clock.now = new Date('2026-05-04T10:03:00.000Z')
  })

  test('of everyone have a limit, and an application without room for its CV leaves nothing', async () => {
    for (let client = 1; client <= 5; client++) expect((await send(`10.5.0.${client}`)).statusCode).toBe(201)
    const refused = await send('10.5.0.9', { service: services[1] })
    expect(outcomeOf(refused)).toEqual([503, 'uploads_full'])
    expect(refused.headers['retry-after']).toBe('3600')
    expect(await files()).toBe(5)
    expect(await database.db.selectFrom('applicant').select('id').execute()).toHaveLength(5)
  })

  test('of the sixth message within an hour are dropped, and the application says so', async () => {
    for (let count = 1; count <= 6; count++)
      expect((await send('10.6.0.1', { megabytes: 0 })).statusCode).toBe(201)
    const rows = await database.db
      .selectFrom('applicant')
      .select(['id', 'cv_id', 'spam_reasons'])
      .orderBy('created_at')
      .execute()
    expect(rows.map((row) => [row.cv_id === null, row.spam_reasons])).toEqual([
      ...Array.from({ length: 5 }, () => [false, []]),
      [true, ['too-many']],
    ])
    expect(await files()).toBe(5)
    expect((await services[0].left()).temporary).toEqual([])
    const nora = apiOf(services[0].open.app, issuer, 'nora@firm.example')
    const answer = await nora.get(`/api/admin/applicants/${rows.at(-1)?.id ?? ''}`)
    const { events } = getApplicant.responses[200].parse(answer.json())
    expect(events.map(({ by, kind: what, text }) => [by, what, text])).toContainEqual([
      'system',
      'note',
      'The CV wasn’t kept: more than five messages came from the same network within an hour.',
    ])
  })
})
