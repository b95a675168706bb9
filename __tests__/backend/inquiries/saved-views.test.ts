import { randomUUID } from 'node:crypto'
import { listSavedViews, mostViews } from '../../../contract/inquiry'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { bodyOf, clearInbox, openInbox, type Colleague, type Inbox } from '../support/inbox'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('saved views on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let inbox: Inbox
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    inbox = await openInbox(database.db, issuer)
  })
  afterAll(async () => {
    await inbox.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => clearInbox(database.db))

  const save = (person: Colleague, id: string, name: string, query: object = { state: 'new' }) =>
    inbox.as(person).api.send('PUT', `/api/admin/inquiry-views/${id}`, { name, query })
  const views = async (person: Colleague) => {
    const body = bodyOf(await inbox.as(person).api.get('/api/admin/inquiry-views'))
    return listSavedViews.responses[200].parse(body).data
  }

  test('are personal, sorted by name, each with its filter', async () => {
    const [mine, other] = [randomUUID(), randomUUID()]
    await save('nora', mine, 'waiting', { state: 'new', assignee: 'me', search: 'über' })
    await save('nora', other, 'Alarms')
    await save('omar', randomUUID(), 'His')
    expect(await views('nora')).toEqual([
      { id: other, name: 'Alarms', query: { state: 'new' } },
      { id: mine, name: 'waiting', query: { state: 'new', assignee: 'me', search: 'über' } },
    ])
  })

  test('can be renamed and deleted by their owner only', async () => {
    const id = randomUUID()
    await save('nora', id, 'Waiting')
    expect(outcomeOf(await save('omar', id, 'Taken'))).toEqual([404, 'not_found'])
    await inbox.as('omar').api.send('DELETE', `/api/admin/inquiry-views/${id}`)
    expect((await views('nora')).map(({ name }) => name)).toEqual(['Waiting'])
    await save('nora', id, 'Waits')
    expect((await views('nora')).map(({ name }) => name)).toEqual(['Waits'])
    const removed = await inbox.as('nora').api.send('DELETE', `/api/admin/inquiry-views/${id}`)
    expect([removed.statusCode, await views('nora')]).toEqual([204, []])
  })

  test('are limited to thirty, even when two are saved at once', async () => {
    const ids = Array.from({ length: mostViews - 1 }, () => randomUUID())
    for (const id of ids) await save('nora', id, 'View')
    const last = await Promise.all([save('nora', randomUUID(), 'A'), save('nora', randomUUID(), 'B')])
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(last.map((answer) => outcomeOf(answer)[1])).toContain('too_many')
    expect((await save('nora', ids[0] ?? '', 'Named anew')).statusCode).toBe(200)
    expect(await views('nora')).toHaveLength(mostViews)
  })

  test.each([
    { name: ' ', query: {} },
    { name: 'x'.repeat(61), query: {} },
    { name: 'x', query: { state: 1 } },
    { name: 'x', query: Object.fromEntries(Array.from({ length: 11 }, (_, key) => [`k${key}`, 'x'])) },
    { name: 'x', query: {}, area: 'inquiries' },
  ])('reject %j', async (body) => {
    const answer = await inbox.as('nora').api.send('PUT', `/api/admin/inquiry-views/${randomUUID()}`, body)
    expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
  })
})
