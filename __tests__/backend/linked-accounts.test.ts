import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { planSignIn } from '../../backend/auth/plan-sign-in'
import { seedEmployees } from '../../backend/employees/seed-employees'
import { listAudit } from '../../contract/audit'
import { listEmployees } from '../../contract/employee'
import { ErrorSchema } from '../../contract/error'
import { apiOf, outcomeOf, type ApiOf } from './support/api-of'
import { emptyAuditLog } from './support/audit-log'
import { kinds, startDatabases, type Databases } from './support/databases'
import { openApp, type OpenApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'
import { registrations, startTokenIssuer, type TokenIssuer } from './support/token-issuer'

const nora = 'nora@firm.example'
const mei = 'mei@firm.example'
const people = '/api/admin/employees'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the Microsoft accounts of employees on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let open: OpenApp
  let admin: ApiOf
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    open = await openApp({ db: database.db, signIn: issuer.plan, writesPerMinute: 1000 })
    admin = apiOf(open.app, issuer, nora)
  })
  afterAll(async () => {
    await open.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('employee').execute()
    await emptyAuditLog(database.db)
    await seedEmployees(database.db, { firstAdmin: nora })
    await admin.add(mei)
  })

  /** Asks who the caller is, with a token that has these claims. */
  async function meWith(claims: JWTPayload, email = mei, from = open) {
    const headers = { authorization: `Bearer ${await issuer.tokenFor(email, claims)}` }
    return from.app.inject({ url: '/api/me', headers })
  }
  const find = async (email: string) => {
    const { data } = listEmployees.responses[200].parse((await admin.get(`${people}?search=${email}`)).json())
    const [employee] = data
    if (!employee) throw new Error(`${email} is not there`)
    return employee
  }
  const unlink = async (email: string, by = admin) => {
    const { id, version } = await find(email)
    return by.send('DELETE', `${people}/${id}/account?version=${version}`)
  }
  const auditOf = async (action: string) => {
    const { data } = listAudit.responses[200].parse((await admin.get('/api/admin/audit')).json())
    return data.filter((entry) => entry.action === action && entry.subject === mei)
  }

  test('the first sign-in links the account, and the list says so', async () => {
    expect((await find(mei)).linkedAt).toBeNull()
    const oid = randomUUID()
    for (let calls = 0; calls < 3; calls++) {
      expect((await meWith({ oid })).json()).toEqual({ email: mei, role: 'employee', roles: ['employee'] })
    }
    expect(await find(mei)).toMatchObject({ linkedAt: expect.any(String) as string, version: 1 })
  })

  test('another account under the same email is refused, whatever it calls', async () => {
    await meWith({ oid: randomUUID() })
    const answer = await meWith({ oid: randomUUID() })
    expect(outcomeOf(answer)).toEqual([403, 'account_mismatch'])
    expect(ErrorSchema.parse(answer.json()).message).toBe(
      'mei@firm.example is linked to another Microsoft account. Ask an admin to unlink it under Employees, then sign in again.',
    )
    const headers = { authorization: `Bearer ${await issuer.tokenFor(mei, { oid: randomUUID() })}` }
    expect(outcomeOf(await open.app.inject({ url: '/api/entries', headers }))).toEqual([
      403,
      'account_mismatch',
    ])
  })

  test('an account of another tenant is refused after the service has moved there', async () => {
    const oid = randomUUID()
    await meWith({ oid })
    const tokens = { ...issuer.plan.tokens, tenantId: '99999999-9999-4999-8999-999999999999' }
    const moved = await openApp({ db: database.db, signIn: { ...issuer.plan, tokens } })
    expect(outcomeOf(await meWith({ oid, tid: tokens.tenantId }, mei, moved))).toEqual([
      403,
      'account_mismatch',
    ])
    await moved.close()
  })

  test('of two accounts that sign in first at once, one is linked', async () => {
    for (let round = 0; round < 5; round++) {
      const oids = Array.from({ length: 6 }, () => randomUUID())
      const answers = await Promise.all(oids.map((oid) => meWith({ oid })))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403, 403])
      const again = await Promise.all(oids.map((oid) => meWith({ oid })))
      expect(again.map(({ statusCode }) => statusCode)).toEqual(answers.map(({ statusCode }) => statusCode))
      expect((await unlink(mei)).statusCode).toBe(200)
    }
  })

  test('requests of one account at once all succeed', async () => {
    const oid = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => meWith({ oid })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(8).fill(200))
  })

  describe('unlinking', () => {
    test('lets the next account sign in, and refuses the former', async () => {
      const [former, next] = [randomUUID(), randomUUID()]
      await meWith({ oid: former })
      const answer = await unlink(mei)
      expect(answer.json()).toMatchObject({ email: mei, linkedAt: null, version: 2 })
      expect((await meWith({ oid: next })).statusCode).toBe(200)
      expect(outcomeOf(await meWith({ oid: former }))).toEqual([403, 'account_mismatch'])
    })

    test('is in the audit log with the person who did it', async () => {
      const oid = randomUUID()
      await meWith({ oid })
      await unlink(mei)
      const before = { tenant: registrations.tenantId, account: oid, linkedAt: expect.any(String) as string }
      expect(await auditOf('employee.unlinked')).toMatchObject([{ actor: nora, before, after: null }])
    })

    test('changes nothing where no account is linked', async () => {
      expect((await unlink(mei)).json()).toMatchObject({ version: 1 })
      expect(await auditOf('employee.unlinked')).toEqual([])
    })

    test('is for those who manage employees', async () => {
      await meWith({})
      expect(outcomeOf(await unlink(mei, apiOf(open.app, issuer, mei)))).toEqual([403, 'role_insufficient'])
    })

    test('is refused when the employee has changed or is gone', async () => {
      const { id } = await find(mei)
      await admin.send('PATCH', `${people}/${id}`, { roles: ['admin'], version: 1 })
      expect(outcomeOf(await admin.send('DELETE', `${people}/${id}/account?version=1`))).toEqual([
        409,
        'changed',
      ])
      const gone = `${people}/${randomUUID()}/account?version=1`
      expect(outcomeOf(await admin.send('DELETE', gone))).toEqual([404, 'not_found'])
    })
  })

  test('an employee who is removed and added again can sign in with another account', async () => {
    await meWith({ oid: randomUUID() })
    const { id, version } = await find(mei)
    await admin.send('DELETE', `${people}/${id}?version=${version}`)
    await admin.add(mei)
    expect((await meWith({ oid: randomUUID() })).statusCode).toBe(200)
  })

  describe('guests', () => {
    const guests: [string, JWTPayload, string?][] = [
      ['of a claim that says so', { acct: 1 }],
      ['of another tenant', { idp: 'https://sts.windows.net/99999999-9999-4999-8999-999999999999/' }],
      ['with a personal account', { idp: 'live.com' }],
      ['with a guest’s user name', {}, 'mei_example.com#EXT#@firm.onmicrosoft.example'],
    ]

    test.each(guests)('%s are refused', async (_who, claims, email = mei) => {
      const answer = await meWith(claims, email)
      expect(outcomeOf(answer)).toEqual([403, 'guest_not_allowed'])
      expect(ErrorSchema.parse(answer.json()).message).toBe(
        'Guest accounts can’t sign in here. Sign in with a work account of this organisation.',
      )
      expect((await find(mei)).linkedAt).toBeNull()
    })

    test.each(guests)('%s may sign in where guests are allowed', async (_who, claims, email = mei) => {
      const emulatorsUrl = new URL(issuer.plan.tokens.issuer).origin
      const signIn = planSignIn({ ...registrations, emulatorsUrl, allowGuests: true })
      const open = await openApp({ db: database.db, signIn })
      expect((await meWith(claims, email, open)).statusCode).toBe(200)
      await open.close()
    })

    test.each<[string, JWTPayload]>([
      ['are told by a claim', { acct: 0 }],
      ['have this tenant as their provider', { idp: `https://sts.windows.net/${registrations.tenantId}/` }],
    ])('members who %s may sign in', async (_who, claims) => {
      expect((await meWith(claims)).statusCode).toBe(200)
    })
  })
})
