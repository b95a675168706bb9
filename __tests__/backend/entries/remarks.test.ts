import { randomUUID } from 'node:crypto'
import type { Entry } from '../../../contract/entry'
import { addRemark, listRemarks, mostReplies, mostRemarks, type Remark } from '../../../contract/remark'
import { kinds, startDatabases, type Databases } from '../support/databases'
import {
  clearEntries,
  openEntryService,
  people,
  type EntryService,
  type Person,
} from '../support/entry-service'
import { article } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

const passage = { quote: 'The moon pulls', before: '', after: ' the water.' }

describe.each(kinds)('remarks on passages, on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  let entry: Entry
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await clearEntries(database.db)
    entry = await service.as('mei').begin(article('tides'))
  })

  const path = () => `/api/entries/${entry.id}/remarks`
  const call = (person: Person, method: 'POST' | 'PUT' | 'DELETE', rest = '', body?: object) =>
    service.as(person).send(method, `${path()}${rest}`, body)
  const list = async (person: Person = 'mei') =>
    listRemarks.responses[200].parse((await service.as(person).get(path())).json()).data
  const add = async (person: Person, text: string, id: string = randomUUID()): Promise<Remark> => {
    const answer = await call(person, 'POST', '', { id, passage, text })
    expect(answer.statusCode).toBe(200)
    return addRemark.responses[200].parse(answer.json())
  }
  const reply = (person: Person, to: Remark, text: string, id: string = randomUUID()) =>
    call(person, 'POST', `/${to.id}/replies`, { id, text })
  const resolve = (person: Person, remark: Remark, isResolved = true) =>
    call(person, 'PUT', `/${remark.id}/resolution`, { isResolved })

  test('are read with their replies by all who may see the entry, and leave its version as it was', async () => {
    const remark = await add('nora', '  Which way?  ')
    expect((await reply('mei', remark, 'Toward it.')).statusCode).toBe(200)
    expect(await list('mei')).toEqual([
      {
        ...{ id: remark.id, by: people.nora, at: remark.at, text: 'Which way?', passage, resolved: null },
        replies: [expect.objectContaining({ by: people.mei, text: 'Toward it.' })],
      },
    ])
    expect(await list('nora')).toEqual(await list('mei'))
    expect((await service.as('mei').load(entry.id)).version).toBe(entry.version)
  })

  test('are added once, however often the same one is sent', async () => {
    const id = randomUUID()
    const remark = await add('nora', 'Which way?', id)
    expect(await add('nora', 'Which way?', id)).toEqual(remark)
    const replyId = randomUUID()
    await reply('mei', remark, 'Toward it.', replyId)
    await reply('mei', remark, 'Toward it.', replyId)
    const [only, ...others] = await list()
    expect(others).toEqual([])
    expect(only?.replies).toHaveLength(1)
  })

  test('are resolved by those who read them, and open again with a reply', async () => {
    const remark = await add('nora', 'Which way?')
    await resolve('mei', remark)
    expect((await list())[0]?.resolved).toMatchObject({ by: people.mei })
    await resolve('nora', remark, false)
    expect((await list())[0]?.resolved).toBeNull()
    await resolve('mei', remark)
    await reply('nora', remark, 'Not yet.')
    expect((await list())[0]?.resolved).toBeNull()
  })

  test('can be deleted by their author until someone replies', async () => {
    const remark = await add('nora', 'Which way?')
    expect((await call('mei', 'DELETE', `/${remark.id}`)).statusCode).toBe(404)
    await reply('mei', remark, 'Toward it.')
    expect((await call('nora', 'DELETE', `/${remark.id}`)).json()).toMatchObject({ code: 'in_use' })
    const [said] = (await list())[0]?.replies ?? []
    expect((await call('mei', 'DELETE', `/${said?.id}`)).statusCode).toBe(204)
    expect((await call('nora', 'DELETE', `/${remark.id}`)).statusCode).toBe(204)
    expect(await list()).toEqual([])
  })

  test('are kept from people who may not see the entry', async () => {
    const remark = await add('mei', 'Which way?')
    const answers = [
      await service.as('ben').get(path()),
      await call('ben', 'POST', '', { id: randomUUID(), passage, text: 'Hm' }),
      await reply('ben', remark, 'Hm'),
      await resolve('ben', remark),
      await call('ben', 'DELETE', `/${remark.id}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(await list()).toEqual([remark])
  })

  test('of one entry can’t be reached through another', async () => {
    const remark = await add('nora', 'Which way?')
    const other = await service.as('mei').begin(article('winds'))
    entry = other
    expect((await resolve('mei', remark)).statusCode).toBe(404)
    expect((await reply('mei', remark, 'Hm')).statusCode).toBe(404)
    const answered = await call('mei', 'POST', '', { id: remark.id, passage, text: 'Hm' })
    expect(answered.statusCode).toBe(404)
  })

  test('are no review notes', async () => {
    await add('nora', 'Which way?')
    expect((await service.as('mei').load(entry.id)).reviewNotes).toEqual([])
  })

  test('make room for others once they are resolved, and are refused beyond their number', async () => {
    const remark = await add('nora', 'First')
    const rows = (count: number, more: object) =>
      Array.from({ length: count }, () => ({ entry_id: entry.id, by: people.nora, text: 'More', ...more }))
    await database.db
      .insertInto('remark')
      .values(rows(mostRemarks - 1, { passage: JSON.stringify(passage) }))
      .execute()
    const one = await call('nora', 'POST', '', { id: randomUUID(), passage, text: 'One more' })
    expect(one.json()).toMatchObject({ code: 'too_many' })
    expect(one.json<{ message: string }>().message).toContain('Resolve one')
    const [, second, third] = await list()
    if (!second || !third) throw new Error('There are no remarks.')
    await reply('mei', third, 'Done')
    for (const done of [third, second]) await resolve('mei', done)
    const next = await add('nora', 'One more')
    const left = await list()
    expect(left).toHaveLength(mostRemarks)
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([remark.id, second.id, next.id]))
    expect(left.map(({ id }) => id)).not.toContain(third.id)
    await database.db
      .insertInto('remark')
      .values(rows(mostReplies, { thread_id: remark.id }))
      .execute()
    expect((await reply('mei', remark, 'One more')).json()).toMatchObject({ code: 'too_many' })
  })

  test('notify the author of the entry, and with a reply all who took part', async () => {
    await database.db.deleteFrom('notification_event').execute()
    const remark = await add('nora', 'Which way?')
    await reply('mei', remark, 'Toward it.')
    await reply('nora', remark, 'Say so.')
    const told = await database.db
      .selectFrom('notification')
      .innerJoin('notification_event', 'notification_event.id', 'notification.event_id')
      .innerJoin('employee', 'employee.id', 'notification.employee_id')
      .where('channel', '=', 'workspace')
      .select(['notification_event.kind', 'employee.email'])
      .orderBy('notification.at')
      .execute()
    expect(told).toEqual([
      { kind: 'remark.added', email: people.mei },
      { kind: 'remark.replied', email: people.nora },
      { kind: 'remark.replied', email: people.mei },
    ])
  })
})
