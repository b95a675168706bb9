import { randomUUID } from 'node:crypto'
import { seedEmployees } from '../../backend/employees/seed-employees'
import { listAudit } from '../../contract/audit'
import { EmployeeSchema, listEmployees } from '../../contract/employee'
import { apiOf, outcomeOf, type ApiOf } from './support/api-of'
import { emptyAuditLog } from './support/audit-log'
import { kinds, startDatabases, type Databases } from './support/databases'
import { openApp, type OpenApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

const adminEmail = 'nora@firm.example'
const people = '/api/admin/employees'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('employees on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let open: OpenApp
  let admin: ApiOf
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    open = await openApp({ db: database.db, signIn: issuer.plan, writesPerMinute: 1000 })
    admin = apiOf(open.app, issuer, adminEmail)
  })
  afterAll(async () => {
    await open.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('employee').execute()
    await emptyAuditLog(database.db)
    await seedEmployees(database.db, { firstAdmin: adminEmail })
  })

  const as = (email: string) => apiOf(open.app, issuer, email)
  const idOf = async (email: string) => {
    const { data } = listEmployees.responses[200].parse(
      (await admin.get(`${people}?search=${encodeURIComponent(email)}`)).json(),
    )
    const found = data.find((employee) => employee.email === email)
    if (!found) throw new Error(`${email} is not there`)
    return found
  }

  describe('GET /api/employee', () => {
    beforeEach(async () => {
      await admin.add('Ben.Okafor@firm.example')
      await admin.add('mei@firm.example', 'editor', 'employee', 'recruiter')
    })
    const seenBy = async (email: string) => {
      const answer = await as(email).get('/api/employee')
      return [answer.statusCode, answer.json<unknown>()]
    }

    test('returns everybody to an admin, themselves first', async () => {
      expect(await seenBy(adminEmail)).toEqual([
        200,
        {
          data: [
            { email: adminEmail, role: 'admin', roles: ['admin'] },
            { email: 'Ben.Okafor@firm.example', role: 'employee', roles: ['employee'] },
            { email: 'mei@firm.example', role: 'editor', roles: ['employee', 'recruiter', 'editor'] },
          ],
        },
      ])
    })

    test('returns only themselves to an employee, whatever the case of their address', async () => {
      const own = { data: [{ email: 'Ben.Okafor@firm.example', role: 'employee', roles: ['employee'] }] }
      for (const email of ['Ben.Okafor@firm.example', 'ben.okafor@firm.example', 'BEN.OKAFOR@FIRM.EXAMPLE']) {
        expect(await seenBy(email)).toEqual([200, own])
      }
    })

    test('returns an empty list to anybody else', async () => {
      expect(await seenBy('guest@firm.example')).toEqual([200, { data: [] }])
    })

    test('returns an empty list to a removed employee at once', async () => {
      const { id } = await idOf('mei@firm.example')
      await admin.send('DELETE', `${people}/${id}?version=1`)
      expect(await seenBy('mei@firm.example')).toEqual([200, { data: [] }])
    })
  })

  describe('GET /api/me', () => {
    const meOf = async (email: string) => (await as(email).get('/api/me')).json<unknown>()

    test('returns the roles of the account and the highest, whatever the case of its email', async () => {
      await admin.add('mei@firm.example', 'recruiter', 'employee')
      expect(await meOf('MEI@firm.example')).toEqual({
        email: 'MEI@firm.example',
        role: 'recruiter',
        roles: ['employee', 'recruiter'],
      })
      expect(await meOf(adminEmail)).toEqual({ email: adminEmail, role: 'admin', roles: ['admin'] })
    })

    test('returns no roles for an account without one', async () => {
      expect(await meOf('guest@firm.example')).toEqual({ email: 'guest@firm.example', role: null, roles: [] })
    })

    test('requires a token', async () => {
      const answer = await open.app.inject({ method: 'GET', url: '/api/me' })
      expect(outcomeOf(answer)).toEqual([401, 'token_missing'])
    })
  })

  describe('admin endpoints', () => {
    const calls = [
      ['GET', people],
      ['POST', people],
      ['PATCH', `${people}/${randomUUID()}`],
      ['DELETE', `${people}/${randomUUID()}?version=1`],
      ['GET', '/api/admin/audit'],
    ] as const

    test.each(calls)('%s %s requires a token, before its body is read', async (method, url) => {
      const headers = { 'content-type': 'text/strange' }
      const answer = await open.app.inject({
        method,
        url,
        headers,
        payload: method === 'GET' ? undefined : 'x',
      })
      expect(outcomeOf(answer)).toEqual([401, 'token_missing'])
    })

    test.each(calls)('%s %s is forbidden for employees and others', async (method, url) => {
      await admin.add('mei@firm.example')
      for (const [email, code] of [
        ['mei@firm.example', 'role_insufficient'],
        ['guest@firm.example', 'role_missing'],
      ] as const) {
        const answer = method === 'GET' ? await as(email).get(url) : await as(email).send(method, url)
        expect(outcomeOf(answer)).toEqual([403, code])
        const { message } = answer.json<{ message: string }>()
        expect(message).toMatch(
          /^You don’t have (access|permission to (manage employees|read the audit log)).* Ask an admin/,
        )
      }
    })

    test('are forbidden as soon as an admin loses the role', async () => {
      const mei = await admin.add('mei@firm.example', 'admin')
      expect((await as('mei@firm.example').get(people)).statusCode).toBe(200)
      await admin.send('PATCH', `${people}/${mei.id}`, { roles: ['employee'], version: 1 })
      expect(outcomeOf(await as('mei@firm.example').get(people))).toEqual([403, 'role_insufficient'])
    })
  })

  describe('adding', () => {
    test('returns the new employee', async () => {
      const answer = await admin.send('POST', people, { email: '  Mei@Firm.example ', roles: ['employee'] })
      expect(answer.statusCode).toBe(201)
      expect(EmployeeSchema.parse(answer.json())).toMatchObject({
        email: 'Mei@Firm.example',
        roles: ['employee'],
        version: 1,
      })
    })

    test('rejects an address that exists in another case', async () => {
      await admin.add('mei@firm.example')
      const answer = await admin.send('POST', people, { email: 'MEI@firm.example', roles: ['admin'] })
      expect(outcomeOf(answer)).toEqual([409, 'employee_exists'])
    })

    test('succeeds once for simultaneous requests', async () => {
      const add = () => admin.send('POST', people, { email: 'mei@firm.example', roles: ['employee'] })
      const answers = await Promise.all(Array.from({ length: 8 }, add))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)])
    })

    test('accepts a guest of the tenant by their user principal name', async () => {
      const { email } = await admin.add('someone_example.com#EXT#@firm.onmicrosoft.example')
      expect((await idOf(email)).email).toBe('someone_example.com#EXT#@firm.onmicrosoft.example')
    })

    test.each([
      [{ email: 'nobody', roles: ['employee'] }, 'email'],
      [{ email: `${'a'.repeat(250)}@firm.example`, roles: ['employee'] }, 'email'],
      [{ email: 'a\0b@firm.example', roles: ['employee'] }, 'email'],
      [{ email: 'a@firm.example', roles: ['owner'] }, 'roles'],
      [{ email: 'a@firm.example', roles: [] }, 'roles'],
      [{ email: 'a@firm.example', role: 'employee' }, 'roles'],
      [{ email: 'a@firm.example' }, 'roles'],
      [{ email: 'a@firm.example', roles: ['employee'], isAdmin: true }, 'isAdmin'],
      [[], 'expected object'],
    ])('rejects %j, naming the field', async (body, named) => {
      const answer = await admin.send('POST', people, body)
      expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
      expect(answer.body).toContain(named)
    })
  })

  describe('changing', () => {
    test('takes and gives back several roles, each once, in the order of the contract', async () => {
      const mei = await admin.add('mei@firm.example', 'editor', 'support', 'editor')
      expect(mei).toMatchObject({ role: 'editor', roles: ['support', 'editor'] })
      const body = { roles: ['recruiter', 'employee', 'support'], version: 1 }
      const answer = await admin.send('PATCH', `${people}/${mei.id}`, body)
      expect(answer.json()).toMatchObject({ role: 'recruiter', roles: ['employee', 'support', 'recruiter'] })
      const { counts } = listEmployees.responses[200].parse((await admin.get(people)).json())
      expect(counts).toEqual({ employee: 1, support: 1, recruiter: 1, editor: 0, admin: 1 })
    })

    test('increments the version', async () => {
      const mei = await admin.add('mei@firm.example')
      const answer = await admin.send('PATCH', `${people}/${mei.id}`, { roles: ['admin'], version: 1 })
      expect(answer.statusCode).toBe(200)
      expect(EmployeeSchema.parse(answer.json())).toMatchObject({ id: mei.id, roles: ['admin'], version: 2 })
    })

    test('to the same role changes nothing', async () => {
      const mei = await admin.add('mei@firm.example')
      const answer = await admin.send('PATCH', `${people}/${mei.id}`, { roles: ['employee'], version: 1 })
      expect(answer.json()).toEqual(mei)
    })

    test('rejects an outdated version', async () => {
      const { id } = await admin.add('mei@firm.example')
      await admin.send('PATCH', `${people}/${id}`, { roles: ['admin'], version: 1 })
      const late = { roles: ['employee'], version: 1 }
      expect(outcomeOf(await admin.send('PATCH', `${people}/${id}`, late))).toEqual([409, 'changed'])
      expect(outcomeOf(await admin.send('DELETE', `${people}/${id}?version=1`))).toEqual([409, 'changed'])
    })

    test('rejects unknown and malformed ids', async () => {
      const change = { roles: ['admin'], version: 1 }
      const gone = `${people}/${randomUUID()}`
      expect(outcomeOf(await admin.send('PATCH', gone, change))).toEqual([404, 'not_found'])
      expect(outcomeOf(await admin.send('DELETE', `${gone}?version=1`))).toEqual([404, 'not_found'])
      expect(outcomeOf(await admin.send('PATCH', `${people}/1`, change))).toEqual([400, 'bad_request'])
      expect(outcomeOf(await admin.send('DELETE', gone))).toEqual([400, 'bad_request'])
    })
  })

  describe('removing', () => {
    test('removes the employee from the list', async () => {
      const { id } = await admin.add('mei@firm.example')
      const answer = await admin.send('DELETE', `${people}/${id}?version=1`)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(outcomeOf(await admin.send('DELETE', `${people}/${id}?version=1`))).toEqual([404, 'not_found'])
    })
  })

  describe('the last admin', () => {
    test('can be given further roles', async () => {
      const { id, version } = await idOf(adminEmail)
      const body = { roles: ['admin', 'support'], version }
      expect((await admin.send('PATCH', `${people}/${id}`, body)).statusCode).toBe(200)
    })

    test('can be neither removed nor made an employee', async () => {
      const { id, version } = await idOf(adminEmail)
      expect(outcomeOf(await admin.send('DELETE', `${people}/${id}?version=${version}`))).toEqual([
        409,
        'last_admin',
      ])
      expect(
        outcomeOf(await admin.send('PATCH', `${people}/${id}`, { roles: ['employee'], version })),
      ).toEqual([409, 'last_admin'])
    })

    test('remains when two admins leave at once, repeatedly', async () => {
      for (let round = 0; round < 5; round++) {
        const other = await admin.add(`other-${round}@firm.example`, 'admin')
        const own = await idOf(adminEmail)
        const answers = await Promise.all([
          admin.send('DELETE', `${people}/${other.id}?version=1`),
          as(other.email).send('PATCH', `${people}/${own.id}`, { roles: ['employee'], version: own.version }),
        ])
        const { admin: left } = await countRoles()
        expect(left).toBe(1)
        expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
        await restoreAdmin()
      }
    })

    const countRoles = async () => {
      const rows = await database.db.selectFrom('employee').select('roles').execute()
      return { admin: rows.filter(({ roles }) => roles.includes('admin')).length }
    }
    const restoreAdmin = async () => {
      await database.db.deleteFrom('employee').execute()
      await seedEmployees(database.db, { firstAdmin: adminEmail })
    }
  })

  describe('the list', () => {
    const list = async (query: string) =>
      listEmployees.responses[200].parse((await admin.get(people + query)).json())

    test('is sorted and paged by address without duplicates, with counts', async () => {
      for (const name of ['e', 'B', 'd', 'a', 'C']) await admin.add(`${name}@firm.example`)
      const seen: string[] = []
      let after: string | null = null
      do {
        const page = await list(`?limit=2${after === null ? '' : `&after=${encodeURIComponent(after)}`}`)
        expect([page.total, page.counts.admin, page.counts.employee]).toEqual([6, 1, 5])
        expect(page.data.length).toBeLessThanOrEqual(2)
        seen.push(...page.data.map(({ email }) => email))
        after = page.next
      } while (after !== null)
      expect(seen.map((email) => email.replace('@firm.example', ''))).toEqual([
        'a',
        'B',
        'C',
        'd',
        'e',
        'nora',
      ])
    })

    test.each([
      ['50%', ['50%off@firm.example']],
      ['%', ['50%off@firm.example']],
      ['a_b', ['a_b@firm.example']],
      ['A_B@', ['a_b@firm.example']],
      ['_', ['a_b@firm.example']],
      ['axb', ['axb@firm.example']],
      ["'", ["o'neil@firm.example"]],
      ['\\', []],
    ])('finds %s literally', async (search, found) => {
      for (const name of ['a_b', 'axb', '50%off', "o'neil"]) await admin.add(`${name}@firm.example`)
      const { data, total, counts } = await list(`?search=${encodeURIComponent(search)}`)
      expect([data.map(({ email }) => email), total]).toEqual([found, found.length])
      expect(counts).toEqual({ employee: 4, support: 0, recruiter: 0, editor: 0, admin: 1 })
    })

    test.each(['limit=0', 'limit=201', 'limit=x', `search=${'x'.repeat(101)}`, 'search=a%00b', 'after=%00'])(
      'rejects %s',
      async (query) => {
        expect(outcomeOf(await admin.get(`${people}?${query}`))).toEqual([400, 'bad_request'])
      },
    )
  })

  describe('the audit log', () => {
    const read = async (query = '') =>
      listAudit.responses[200].parse((await admin.get(`/api/admin/audit${query}`)).json())

    test('records who did what, latest first', async () => {
      const mei = await admin.add('mei@firm.example')
      await admin.send('PATCH', `${people}/${mei.id}`, { roles: ['admin'], version: 1 })
      await as('MEI@firm.example').send('DELETE', `${people}/${mei.id}?version=2`)
      const { data, next } = await read()
      const at = expect.any(String) as string
      expect([data, next]).toEqual([
        [
          {
            id: at,
            at,
            actor: 'MEI@firm.example',
            action: 'employee.removed',
            subject: 'mei@firm.example',
            before: { email: 'mei@firm.example', roles: ['admin'] },
            after: null,
          },
          {
            id: at,
            at,
            actor: adminEmail,
            action: 'employee.changed',
            subject: 'mei@firm.example',
            before: { roles: ['employee'] },
            after: { roles: ['admin'] },
          },
          {
            id: at,
            at,
            actor: adminEmail,
            action: 'employee.added',
            subject: 'mei@firm.example',
            before: null,
            after: { email: 'mei@firm.example', roles: ['employee'] },
          },
          {
            id: at,
            at,
            actor: 'system',
            action: 'employee.added',
            subject: adminEmail,
            before: null,
            after: { email: adminEmail, roles: ['admin'] },
          },
        ],
        null,
      ])
    })

    test('contains nothing of rejected requests', async () => {
      await admin.send('POST', people, { email: adminEmail, roles: ['employee'] })
      const { id } = await idOf(adminEmail)
      await admin.send('DELETE', `${people}/${id}?version=1`)
      expect((await read()).data).toHaveLength(1)
    })

    test('is paged without duplicates', async () => {
      for (let person = 0; person < 5; person++) await admin.add(`p${person}@firm.example`)
      const seen: string[] = []
      let before: string | null = null
      do {
        const page = await read(`?limit=2${before === null ? '' : `&before=${before}`}`)
        seen.push(...page.data.map(({ subject }) => subject.replace('@firm.example', '')))
        before = page.next
      } while (before !== null)
      expect(seen).toEqual(['p4', 'p3', 'p2', 'p1', 'p0', 'nora'])
    })

    test('rejects an invalid cursor', async () => {
      expect(outcomeOf(await admin.get('/api/admin/audit?before=x'))).toEqual([400, 'bad_request'])
    })
  })

  describe('seeding', () => {
    const everybody = async () =>
      (
        await database.db.selectFrom('employee').select(['email', 'roles']).orderBy('email_key').execute()
      ).map(({ email, roles }) => `${email} ${roles.join(' ')}`)
    const samples = [
      { email: 'ann@firm.example', roles: ['admin'] },
      { email: 'Bob@firm.example', roles: ['employee'] },
    ] as const

    test('adds sample employees only to an empty table', async () => {
      await seedEmployees(database.db, { samples })
      expect(await everybody()).toEqual([`${adminEmail} admin`])
      await database.db.deleteFrom('employee').execute()
      await seedEmployees(database.db, { samples, firstAdmin: 'late@firm.example' })
      expect(await everybody()).toEqual(['ann@firm.example admin', 'Bob@firm.example employee'])
    })

    test('finds the first admin in any case and promotes them when there is no admin', async () => {
      await database.db.deleteFrom('employee').execute()
      await seedEmployees(database.db, { samples: [{ email: 'Bob@firm.example', roles: ['employee'] }] })
      await seedEmployees(database.db, { firstAdmin: 'bob@FIRM.example' })
      expect(await everybody()).toEqual(['Bob@firm.example employee admin'])
    })

    test('warns when there is no admin, or when FIRST_ADMIN is ignored', async () => {
      expect(await seedEmployees(database.db, {})).toBeUndefined()
      expect(await seedEmployees(database.db, { firstAdmin: adminEmail.toUpperCase() })).toBeUndefined()
      await admin.add('late@firm.example')
      for (const firstAdmin of ['late@firm.example', 'never@firm.example']) {
        expect(await seedEmployees(database.db, { firstAdmin })).toMatch(
          /^FIRST_ADMIN is ignored, .* remove FIRST_ADMIN\.$/,
        )
      }
      await database.db.deleteFrom('employee').where('email', '=', adminEmail).execute()
      expect(await seedEmployees(database.db, {})).toMatch(/^There is no admin yet\. Set FIRST_ADMIN /)
      expect(await everybody()).toEqual(['late@firm.example employee'])
    })

    test('happens once, however many instances start', async () => {
      await database.db.deleteFrom('employee').execute()
      await Promise.all(Array.from({ length: 4 }, () => seedEmployees(database.db, { samples })))
      expect(await everybody()).toHaveLength(2)
    })
  })

  if (kind === 'server') {
    describe('two instances', () => {
      test('see each other’s changes at once and never lose the last admin', async () => {
        const other = await databases.openAgain()
        const second = await openApp({ db: other.db, signIn: issuer.plan })
        try {
          for (let round = 0; round < 5; round++) {
            const mei = await admin.add(`mei-${round}@firm.example`, 'admin')
            const there = apiOf(second.app, issuer, mei.email)
            expect((await there.get(people)).statusCode).toBe(200)
            const own = await idOf(adminEmail)
            const answers = await Promise.all([
              admin.send('DELETE', `${people}/${mei.id}?version=1`),
              there.send('DELETE', `${people}/${own.id}?version=${own.version}`),
            ])
            const statuses = answers.map(({ statusCode }) => statusCode)
            expect(statuses.filter((status) => status === 204)).toHaveLength(1)
            const left = await database.db.selectFrom('employee').select('roles').execute()
            expect(left.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1)
            await database.db.deleteFrom('employee').execute()
            await seedEmployees(database.db, { firstAdmin: adminEmail })
          }
        } finally {
          await second.close()
          await other.close()
        }
      })
    })
  }
})
