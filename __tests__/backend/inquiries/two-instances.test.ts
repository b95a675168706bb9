import { randomUUID } from 'node:crypto'
import type { Database } from '../../../backend/database/open-database'
import { startDatabases, type Databases } from '../support/databases'
import { clearInbox, openInbox, receive, staff, type Inbox } from '../support/inbox'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
let databases: Databases
let database: TestDatabase
let second: Database
let here: Inbox
let there: Inbox
beforeAll(async () => {
  issuer = await startTokenIssuer()
  databases = await startDatabases('server')
  database = await databases.open()
  second = await databases.openAgain()
  here = await openInbox(database.db, issuer)
  there = await openInbox(second.db, issuer)
})
afterAll(async () => {
  await here.close()
  await there.close()
  await second.close()
  await database.close()
  await databases.remove()
  await issuer.stop()
})
beforeEach(() => clearInbox(database.db))

test('when two admins change the same inquiries at once, each inquiry is changed by one of them', async () => {
  const items = []
  for (let number = 0; number < 40; number++) items.push(await receive(database.db))
  const [mine, his] = await Promise.all([
    here.as('nora').change(items, { state: 'closed' }),
    there.as('omar').change([...items].reverse(), { state: 'spam' }),
  ])
  const outcomes = new Map([...mine, ...his].map(({ id }) => [id, [] as string[]]))
  for (const { id, outcome } of [...mine, ...his]) outcomes.get(id)?.push(outcome)
  expect(outcomes.size).toBe(40)
  for (const both of outcomes.values()) expect(both.sort()).toEqual(['changed', 'done'])
  for (const { id, outcome } of mine) {
    const { state, version, events } = await here.as('nora').load(id)
    expect([state, version]).toEqual([outcome === 'done' ? 'closed' : 'spam', 2])
    expect(events.map(({ by }) => by)).toEqual([outcome === 'done' ? staff.nora : staff.omar])
  }
  const entries = await database.db
    .selectFrom('audit_entry')
    .select('id')
    .where('kind', '=', 'change')
    .execute()
  expect(entries).toHaveLength(40)
})

test('a reply sent on two instances at once is one email', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await receive(database.db)
    const mail = { id: randomUUID(), subject: 'Your question', text: 'Yes.' }
    const path = `/api/admin/inquiries/${id}/replies`
    const answers = await Promise.all(
      [here, there].map((inbox) => inbox.as('nora').api.send('POST', path, mail)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
  }
  const mails = await database.db.selectFrom('email').select('id').execute()
  expect(mails).toHaveLength(10)
})

test('a simultaneous note and change on two instances are both stored', async () => {
  for (let round = 0; round < 10; round++) {
    const item = await receive(database.db)
    const note = { id: randomUUID(), text: 'Called.' }
    const [noted, changed] = await Promise.all([
      here.as('nora').api.send('POST', `/api/admin/inquiries/${item.id}/notes`, note),
      there.as('omar').change([item], { state: 'closed' }),
    ])
    expect([noted.statusCode, changed[0]?.outcome]).toEqual([201, 'done'])
    const { events } = await here.as('nora').load(item.id)
    expect(events.map(({ kind }) => kind).sort()).toEqual(['note', 'state'])
  }
})
