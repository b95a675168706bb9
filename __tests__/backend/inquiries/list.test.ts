import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { openInbox, receive, staff, type Inbox } from '../support/inbox'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the list of inquiries on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let inbox: Inbox
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    inbox = await openInbox(database.db, issuer)
    const { db } = database
    await receive(db, { name: 'Ana', company: 'Müller & Söhne', reference: 'K7QF-3M2P' })
    const mine = await receive(db, {
      name: 'Ben',
      kind: 'support',
      severity: 'high',
      subject: 'Order portal',
    })
    const his = await receive(db, { name: 'Cho', email: 'cho@50percent.example', message: 'x'.repeat(300) })
    await receive(db, { name: 'Dee', state: 'spam', spamReasons: ['links'] })
    const done = await receive(db, { name: 'Eli', message: 'Two\n\n  lines, by  Ana.' })
    await inbox.as('nora').change([mine], { assignee: staff.nora })
    await inbox.as('nora').change([his], { assignee: staff.omar, state: 'in_progress' })
    await inbox.as('nora').change([done], { state: 'closed' })
  })
  afterAll(async () => {
    await inbox.close()
    await database.close()
    await databases.remove()
  })

  const names = async (query = '') => (await inbox.as('nora').list(query)).data.map(({ name }) => name)

  test('shows all but spam, latest first, and counts all by state', async () => {
    expect(await names()).toEqual(['Eli', 'Cho', 'Ben', 'Ana'])
    expect(await inbox.as('nora').list()).toMatchObject({
      total: 4,
      next: null,
      counts: { new: 2, in_progress: 1, closed: 1, spam: 1 },
    })
  })

  test('shows an excerpt of the message on one line', async () => {
    const { data } = await inbox.as('nora').list()
    expect(data.map(({ excerpt }) => excerpt).slice(0, 2)).toEqual(['Two lines, by Ana.', 'x'.repeat(200)])
    expect(data[0]).not.toHaveProperty('message')
  })

  test.each([
    ['state=open', ['Cho', 'Ben', 'Ana']],
    ['state=new', ['Ben', 'Ana']],
    ['state=spam', ['Dee']],
    ['state=closed&kind=support', []],
    ['kind=support', ['Ben']],
    ['assignee=me', ['Ben']],
    ['assignee=unassigned', ['Eli', 'Ana']],
    [`assignee=${staff.omar.toUpperCase()}`, ['Cho']],
    ['search=ANA', ['Eli', 'Ana']],
    ['search=ana%20lin', ['Eli']],
    ['search=muller', ['Ana']],
    ['search=S%C3%B6h', ['Ana']],
    ['search=K7QF-3M2P', ['Ana']],
    ['search=k7', ['Ana']],
    ['search=cho%4050percent', ['Cho']],
    ['search=order%20port', ['Ben']],
    ['search=order&state=in_progress', []],
    ['search=o%27brien', []],
    ['search=%26%20%7C%20!%20%3A*', []],
    ['search=%5C', []],
  ])('with %s shows %j', async (query, expected) => {
    const page = await inbox.as('nora').list(query)
    expect([page.data.map(({ name }) => name), page.total]).toEqual([expected, expected.length])
  })

  test('is paged without duplicates, and continues correctly after others were changed', async () => {
    const first = await inbox.as('nora').list('limit=2')
    expect(first.data.map(({ name }) => name)).toEqual(['Eli', 'Cho'])
    await inbox.as('nora').change(first.data.slice(1), { assignee: null })
    const second = await inbox.as('nora').list(`limit=2&after=${encodeURIComponent(first.next ?? '')}`)
    expect([second.data.map(({ name }) => name), second.next]).toEqual([['Ben', 'Ana'], null])
  })

  test.each([
    'limit=0',
    'limit=201',
    'state=lost',
    'kind=application',
    'assignee=somebody',
    `search=${'x'.repeat(101)}`,
    'search=a%00b',
    'after=x',
    'after=2026-05-04T10:00:00.000Z_x',
    'after=0000-05-04T10:00:00.000Z_00000000-0000-4000-8000-000000000000',
  ])('rejects %s', async (query) => {
    const answer = await inbox.as('nora').api.get(`/api/admin/inquiries?${query}`)
    expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
  })
})
