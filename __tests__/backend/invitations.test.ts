import { randomUUID } from 'node:crypto'
import { seedEmployees } from '../../backend/employees/seed-employees'
import { EmployeeSchema, listEmployees } from '../../contract/employee'
import { searchWorkspace } from '../../contract/workspace-search'
import { apiOf, outcomeOf, type ApiOf } from './support/api-of'
import { kinds, startDatabases, type Databases } from './support/databases'
import { openApp, type OpenApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

const nora = 'nora@firm.example'
const mei = 'Mei@firm.example'
const people = '/api/admin/employees'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('invitations on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let open: OpenApp
  let admin: ApiOf
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    open = await openApp({
      db: database.db,
      signIn: issuer.plan,
      writesPerMinute: 1000,
      mailServer: 'mail.firm.example',
      siteUrl: () => 'https://firm.example',
    })
    admin = apiOf(open.app, issuer, nora)
    await seedEmployees(database.db, { firstAdmin: nora })
  })
  afterAll(async () => {
    await open.close()
    await database.close()
    await databases.remove()
  })

  const find = async (search: string) => {
    const answer = await admin.get(`${people}?search=${encodeURIComponent(search)}`)
    return listEmployees.responses[200].parse(answer.json()).data
  }
  const invitations = () =>
    database.db.selectFrom('email').selectAll().where('kind', '=', 'invitation').orderBy('at').execute()
  const invite = (id: string, emailId: string = randomUUID()) =>
    admin.send('POST', `${people}/${id}/invitation`, { emailId })

  test('a person who is added is invited once, and says who, what and where', async () => {
    const added = EmployeeSchema.parse(
      (await admin.send('POST', people, { email: mei, roles: ['support', 'employee'] })).json(),
    )
    expect(added).toMatchObject({ invitedAt: expect.any(String) as string, name: null, lastSignInAt: null })
    expect(outcomeOf(await admin.send('POST', people, { email: mei, roles: ['employee'] }))).toEqual([
      409,
      'employee_exists',
    ])
    const [email, ...others] = await invitations()
    expect(others).toEqual([])
    expect(email).toMatchObject({ to: mei, by: nora, state: 'waiting' })
    expect(email?.text).toBe(
      [
        'Hello,',
        `${nora} gave you access to the website’s workspace as an employee and support agent:`,
        '- Employee: Can write articles and submit them for review\n- Support: Answers inquiries; sees no applicants',
        `Sign in with your Microsoft work account (${mei}): https://firm.example/auth/login/`,
        `If you didn’t expect this, ask ${nora}. You don’t need to do anything else.`,
      ].join('\n\n'),
    )
  })

  test('an invitation is sent again, once per email, and recorded', async () => {
    const [employee] = await find(mei)
    const id = employee?.id ?? ''
    const emailId = randomUUID()
    const first = EmployeeSchema.parse((await invite(id, emailId)).json())
    expect((first.invitedAt ?? '') > (employee?.invitedAt ?? '')).toBe(true)
    expect((await invite(id, emailId)).statusCode).toBe(200)
    expect(await invitations()).toHaveLength(2)
    const recorded = await database.db
      .selectFrom('audit_entry')
      .select(['actor', 'subject'])
      .where('action', '=', 'employee.invited')
      .execute()
    expect(recorded).toEqual([{ actor: nora, subject: mei }])
    expect(outcomeOf(await invite(randomUUID()))).toEqual([404, 'not_found'])
  })

  test('after the first sign-in the name is known and searched, and there is nothing to invite to', async () => {
    const token = await issuer.tokenFor(mei, { name: 'Mei Tanaka' })
    const headers = { authorization: `Bearer ${token}` }
    await open.app.inject({ url: '/api/me', headers })
    const [employee] = await find('tanaka')
    expect(employee).toMatchObject({ email: mei, name: 'Mei Tanaka', version: 1 })
    const found = await admin.get('/api/workspace/search?q=tanaka')
    expect(searchWorkspace.responses[200].parse(found.json()).data).toMatchObject([
      { kind: 'employee', items: [{ title: mei, detail: 'Mei Tanaka' }] },
    ])
    expect(Date.now() - Date.parse(employee?.lastSignInAt ?? '')).toBeLessThan(60_000)
    expect(outcomeOf(await invite(employee?.id ?? ''))).toEqual([409, 'not_now'])
  })

  test('a sign-in by another account under the same email changes nothing', async () => {
    const token = await issuer.tokenFor(mei, { name: 'Someone else', oid: randomUUID() })
    await open.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })
    expect((await find(mei))[0]?.name).toBe('Mei Tanaka')
  })
})
