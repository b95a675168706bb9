import { randomUUID } from 'node:crypto'
import { toWords } from '../../backend/repositories/words'
import { entryKinds } from '../../contract/content/kinds'
import { getBelongings, listEmployees } from '../../contract/employee'
import { ErrorSchema } from '../../contract/error'
import type { Role } from '../../contract/permissions'
import { outcomeOf } from './support/api-of'
import { kinds, startDatabases, type Databases } from './support/databases'
import { openEntryService, people, type EntryService } from './support/entry-service'
import { article, opening } from './support/sample-content'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

const path = '/api/admin/employees'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('removing a person who owns something, on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => (databases = await startDatabases(kind)))
  afterAll(() => databases.remove())
  beforeEach(async () => {
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
  })
  afterEach(async () => {
    await service.close()
    await database.close()
  })

  const find = async (email: string) => {
    const answer = await service.as('nora').get(`${path}?search=${encodeURIComponent(email)}`)
    const [employee] = listEmployees.responses[200].parse(answer.json()).data
    if (!employee) throw new Error(`${email} is not there`)
    return employee
  }
  const belongingsOf = async (email: string) => {
    const answer = await service.as('nora').get(`${path}/${(await find(email)).id}/belongings`)
    const { successors, ...owned } = getBelongings.responses[200].parse(answer.json())
    return { ...owned, successors: successors.map(({ email: successor }) => successor) }
  }
  const remove = async (email: string, to?: string) => {
    const { id, version } = await find(email)
    const query = to === undefined ? '' : `&to=${to}`
    return service.as('nora').send('DELETE', `${path}/${id}?version=${version}${query}`)
  }
  const giveRoles = async (email: string, roles: Role[]) => {
    const { id, version } = await find(email)
    await service.as('nora').send('PATCH', `${path}/${id}`, { roles, version })
  }
  const authors = async () => {
    const rows = await database.db
      .selectFrom('entry')
      .select(['slug', 'author', 'author_key', 'version'])
      .orderBy('slug')
      .execute()
    return rows.map((row) => [row.slug, row.author, row.author_key, row.version])
  }

  /** Mei, an employee and support agent, owns an article, another one in the trash, and an open inquiry. */
  async function prepare() {
    await giveRoles(people.mei, ['employee', 'support'])
    await service.as('mei').begin(article('tides', { title: 'Tides' }))
    const old = await service.as('mei').begin(article('old'))
    await service.as('mei').send('DELETE', `/api/entries/${old.id}?version=${old.version}`)
    await service.as('ben').begin(article('waves'))
    const inquiries = (['in_progress', 'closed'] as const).map((state, index) => ({
      reference: `AAAA-000${index}`,
      key: randomUUID(),
      kind: 'contact' as const,
      state,
      name: 'Tom Aldridge',
      email: 'tom@home.example',
      email_key: 'tom@home.example',
      company: '',
      phone: '',
      subject: 'A project',
      severity: null,
      message: 'Hello',
      page: '/contact/',
      spam_reasons: '[]',
      consent: '1',
      assignee: people.mei,
      assignee_key: people.mei,
      words: toWords(''),
    }))
    await database.db.insertInto('inquiry').values(inquiries).execute()
  }

  test('says how much there is, and who may take all of it over', async () => {
    await prepare()
    expect(await belongingsOf(people.mei)).toEqual({
      entries: { ...Object.fromEntries(entryKinds.map((one) => [one, 0])), post: 1 },
      inquiries: 1,
      successors: [people.nora],
    })
    await giveRoles(people.ben, ['employee', 'support'])
    expect((await belongingsOf(people.mei)).successors).toEqual([people.ben, people.nora])
    const missing = await service.as('nora').get(`${path}/${randomUUID()}/belongings`)
    expect(outcomeOf(missing)).toEqual([404, 'not_found'])
  })

  test('is refused until someone who may takes over, and then changes nothing', async () => {
    await prepare()
    const before = await authors()
    const refused = await remove(people.mei)
    expect(outcomeOf(refused)).toEqual([409, 'handover_needed'])
    expect(ErrorSchema.parse(refused.json()).message).toBe(
      `${people.mei} owns 1 article and 1 open inquiry. Choose who takes this over.`,
    )
    for (const to of [randomUUID(), (await find(people.mei)).id, (await find(people.ben)).id])
      expect(outcomeOf(await remove(people.mei, to))).toEqual([400, 'bad_request'])
    expect(await authors()).toEqual(before)
    expect((await find(people.mei)).email).toBe(people.mei)
  })

  test('hands over entries and open inquiries, with everything in the log', async () => {
    await prepare()
    expect((await remove(people.mei, (await find(people.nora)).id)).statusCode).toBe(204)
    expect(await authors()).toEqual([
      ['old', people.mei, people.mei, expect.any(Number)],
      ['tides', people.nora, people.nora, 1],
      ['waves', people.ben, people.ben, 1],
    ])
    const found = await service.as('nora').get(`/api/entries?search=${people.nora}`)
    expect(found.json()).toMatchObject({ total: 1 })
    const inquiries = await database.db
      .selectFrom('inquiry')
      .select(['state', 'assignee', 'assignee_key'])
      .orderBy('state')
      .execute()
    expect(inquiries).toEqual([
      { state: 'closed', assignee: people.mei, assignee_key: people.mei },
      { state: 'in_progress', assignee: people.nora, assignee_key: people.nora },
    ])
    const timeline = await database.db.selectFrom('triage_event').select(['kind', 'by', 'text']).execute()
    expect(timeline).toEqual([{ kind: 'assigned', by: people.nora, text: people.nora }])
    const log = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('action', 'in', ['employee.removed', 'inquiry.changed'])
      .orderBy('at')
      .execute()
    expect(log).toEqual([
      { action: 'inquiry.changed', after: { assignee: people.nora } },
      {
        action: 'employee.removed',
        after: { handedTo: people.nora, articles: 1, 'open inquiries': 1 },
      },
    ])
  })

  test('of jobs needs someone who publishes jobs', async () => {
    await giveRoles(people.mei, ['recruiter'])
    await service.as('mei').begin(opening('pilot'))
    expect(await belongingsOf(people.mei)).toMatchObject({ entries: { job: 1 }, successors: [people.nora] })
  })

  test('is not asked for when there is nothing to hand over, and does not remove the last admin', async () => {
    expect((await remove(people.ben)).statusCode).toBe(204)
    await service.as('nora').begin(article('moon'))
    expect(outcomeOf(await remove(people.nora, (await find(people.mei)).id))).toEqual([409, 'last_admin'])
  })
})
