import { sql } from 'kysely'
import { createClock } from '../../backend/clock'
import type { Db } from '../../backend/database/open-database'
import { createTrendsRepository } from '../../backend/repositories/trends-repository'
import { toWords } from '../../backend/repositories/words'
import { getTrends } from '../../contract/trends'
import { apiOf } from './support/api-of'
import { kinds, startDatabases, type Databases } from './support/databases'
import { openApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'
import { openWatchedDatabase, type WatchedDatabase } from './support/watched-database'

const visitor = (name: string) => ({
  reference: name,
  key: name,
  name,
  email: `${name}@home.example`,
  email_key: `${name}@home.example`,
  spam_reasons: '[]',
  consent: '1',
  words: toWords(name),
})
const inquiry = { company: '', phone: '', subject: '', message: '', page: '' } as const
let number = 0

async function addInquiry(db: Db, at: string, more: object = {}): Promise<void> {
  const values = { ...visitor(`i${number++}`), ...inquiry, kind: 'contact', state: 'new' } as const
  await db
    .insertInto('inquiry')
    .values({ ...values, created_at: new Date(at), ...more })
    .execute()
}

async function addApplicant(db: Db, at: string, more: object = {}): Promise<void> {
  const empty = { job: 'engineer', job_title: 'Engineer', phone: '', link: '', message: '' }
  const values = { ...visitor(`a${number++}`), ...empty, is_spam: false, retain_until: '2027-01-01' }
  await db
    .insertInto('applicant')
    .values({ ...values, created_at: new Date(at), ...more })
    .execute()
}

async function addEmail(
  db: Db,
  at: string,
  more: { state: 'failed' | 'unsure' | 'sent'; by: string },
): Promise<void> {
  const values = { to: 'a@home.example', subject: 'Hello', text: 'Hello', words: toWords('Hello') }
  await db
    .insertInto('email')
    .values({ ...values, kind: 'reply', at: new Date(at), ...more })
    .execute()
}

async function addComment(db: Db, at: string, more: object = {}): Promise<void> {
  const values = { ...visitor(`c${number++}`), post: 'tides', post_title: 'Tides', text: 'Fine.' }
  await db
    .insertInto('comment')
    .values({ ...values, created_at: new Date(at), ...more })
    .execute()
}

describe.each(kinds)('trends on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
  })
  afterAll(async () => {
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    for (const table of ['inquiry', 'applicant', 'comment', 'entry'] as const)
      await database.db.deleteFrom(table).execute()
  })
  const weeksOf = async (timeZone: string, now: string, weeks = 4) =>
    createTrendsRepository(database.db).listWeeks({ now: new Date(now), timeZone, weeks })

  test('weeks start on Monday in the company’s time zone, across clock changes', async () => {
    // Clocks go forward in Dublin on Sunday 2026-03-29: from then on Monday starts at 23:00 UTC.
    await addInquiry(database.db, '2026-03-22T23:59:59.999Z')
    await addInquiry(database.db, '2026-03-23T00:00:00.000Z')
    await addInquiry(database.db, '2026-03-29T22:59:59.999Z')
    await addInquiry(database.db, '2026-03-29T23:00:00.000Z')
    const contacts = async (timeZone: string) =>
      (await weeksOf(timeZone, '2026-04-01T12:00:00.000Z')).map(({ from, received }) => [
        from,
        received.contact,
      ])
    expect(await contacts('Europe/Dublin')).toEqual([
      ['2026-03-09', 0],
      ['2026-03-16', 1],
      ['2026-03-23', 2],
      ['2026-03-30', 1],
    ])
    expect((await contacts('UTC')).map(([, count]) => count)).toEqual([0, 1, 3, 0])
    expect((await contacts('America/New_York')).map(([, count]) => count)).toEqual([0, 2, 2, 0])
  })

  test('the last week is the current one in the company’s time zone, not in UTC', async () => {
    const lastOf = async (timeZone: string) =>
      (await weeksOf(timeZone, '2026-05-03T23:30:00.000Z')).at(-1)?.from
    expect([await lastOf('UTC'), await lastOf('Europe/Dublin'), await lastOf('America/New_York')]).toEqual([
      '2026-04-27',
      '2026-05-04',
      '2026-04-27',
    ])
    const year = await weeksOf('Europe/Dublin', '2026-05-03T12:00:00.000Z', 52)
    expect([year.length, year[0]?.from]).toEqual([52, '2025-05-05'])
  })

  test('everything but spam is counted', async () => {
    const at = '2026-05-04T10:00:00.000Z'
    await addInquiry(database.db, at)
    await addInquiry(database.db, at, { kind: 'support' })
    await addInquiry(database.db, at, { state: 'closed' })
    await addInquiry(database.db, at, { state: 'spam' })
    await addApplicant(database.db, at)
    await addApplicant(database.db, at, { stage: 'hired' })
    await addApplicant(database.db, at, { is_spam: true })
    await addComment(database.db, at)
    await addComment(database.db, at, { state: 'rejected' })
    await addComment(database.db, at, { state: 'spam' })
    expect((await weeksOf('UTC', at)).at(-1)).toEqual({
      from: '2026-05-04',
      received: { contact: 2, support: 1, application: 2, comment: 2 },
    })
    expect(await createTrendsRepository(database.db).countStates()).toEqual({
      inquiries: { new: 2, in_progress: 0, closed: 1, spam: 1 },
      stages: { new: 1, screening: 0, interview: 0, offer: 0, hired: 1, rejected: 0 },
      comments: { pending: 1, approved: 0, rejected: 1, spam: 1 },
    })
  })

  test('waiting items are listed with their assignee, longest waiting first', async () => {
    const nora = { assignee: 'Nora@firm.example', assignee_key: 'nora@firm.example', state: 'in_progress' }
    await addInquiry(database.db, '2026-05-01T10:00:00.000Z', nora)
    await addInquiry(database.db, '2026-05-03T10:00:00.000Z', nora)
    await addInquiry(database.db, '2026-05-02T10:00:00.000Z', { kind: 'support' })
    await addInquiry(database.db, '2026-04-01T10:00:00.000Z', { state: 'closed' })
    await addApplicant(database.db, '2026-04-30T10:00:00.000Z')
    await addApplicant(database.db, '2026-04-01T10:00:00.000Z', { stage: 'screening' })
    await addComment(database.db, '2026-05-04T10:00:00.000Z')
    await addEmail(database.db, '2026-04-29T10:00:00.000Z', { state: 'failed', by: 'nora@firm.example' })
    await addEmail(database.db, '2026-05-05T10:00:00.000Z', { state: 'unsure', by: 'system' })
    await addEmail(database.db, '2026-04-01T10:00:00.000Z', { state: 'sent', by: 'nora@firm.example' })
    expect(await createTrendsRepository(database.db).listWaiting()).toEqual([
      { what: 'failed-email', whom: 'nora@firm.example', count: 1, oldest: '2026-04-29T10:00:00.000Z' },
      { what: 'applicant', whom: null, count: 1, oldest: '2026-04-30T10:00:00.000Z' },
      { what: 'contact', whom: 'Nora@firm.example', count: 2, oldest: '2026-05-01T10:00:00.000Z' },
      { what: 'support', whom: null, count: 1, oldest: '2026-05-02T10:00:00.000Z' },
      { what: 'comment', whom: null, count: 1, oldest: '2026-05-04T10:00:00.000Z' },
      { what: 'unsure-email', whom: null, count: 1, oldest: '2026-05-05T10:00:00.000Z' },
    ])
  })
})

describe('with 12,000 of each', () => {
  /** One every twenty minutes until now; nine of ten are done. */
  const received = sql`
    select 'r' || n as reference, 'k' || n as key, 'Visitor' as name, n || '@home.example' as email,
      n || '@home.example' as email_key, '1' as consent, array_to_tsvector(array['cloud', n::text]) as words,
      timestamptz '2026-05-04T10:00:00Z' - make_interval(mins => n * 20) as created_at, n
    from generate_series(1, 12000) as n`
  const message = 'We would like to move what we have into the cloud, and ask what it takes. '.repeat(5)

  let issuer: TokenIssuer
  let watched: WatchedDatabase
  beforeAll(async () => {
    issuer = await startTokenIssuer()
    watched = await openWatchedDatabase()
  })
  afterAll(async () => {
    await watched.close()
    await issuer.stop()
  })

  test('an admin gets trends without reading whole tables, for a year at most', async () => {
    const { db } = watched
    for (const table of ['inquiry', 'applicant', 'comment'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db) // the search of the workspace isn't asked
    const columns = sql`reference, key, name, email, email_key, consent, words, created_at`
    await sql`insert into inquiry (${columns}, kind, state, company, phone, subject, message, page)
      select ${columns}, case n % 4 when 0 then 'support' else 'contact' end,
        case when n < 500 then 'new' when n % 20 = 0 then 'spam' else 'closed' end,
        '', '', 'Cloud', ${message}, '/contact/' from (${received}) as r`.execute(db)
    await sql`insert into applicant (${columns}, stage, is_spam, job, job_title, phone, link, message, retain_until)
      select ${columns}, case when n < 300 then 'new' else 'rejected' end, n % 20 = 0,
        'engineer', 'Engineer', '', '', ${message}, '2027-01-01' from (${received}) as r`.execute(db)
    await sql`insert into comment (${columns}, state, post, post_title, text)
      select ${columns}, case when n < 200 then 'pending' else 'approved' end, 'tides', 'Tides', ${message}
      from (${received}) as r`.execute(db)
    for (const table of ['inquiry', 'applicant', 'comment']) await watched.tidy(table)

    const trends = createTrendsRepository(db)
    const span = { now: new Date('2026-05-04T10:00:00.000Z'), timeZone: 'Europe/Dublin' }
    for (const weeks of [12, 52]) {
      const { plans } = await watched.watch(`${weeks} weeks`, () => trends.listWeeks({ ...span, weeks }))
      for (const plan of plans) expect(plan).not.toContain('Seq Scan')
    }
    await watched.watch('states', () => trends.countStates())
    const waiting = await watched.watch('what waits', () => trends.listWaiting())
    for (const plan of waiting.plans) expect(plan).not.toMatch(/Seq Scan on (?:inquiry|applicant|comment)/)

    await db
      .insertInto('employee')
      .values({ email: 'nora@firm.example', email_key: 'nora@firm.example', roles: ['admin'] })
      .execute()
    const open = await openApp({ db, signIn: issuer.plan, clock: createClock({ now: () => span.now }) })
    const api = apiOf(open.app, issuer, 'nora@firm.example')
    const answer = await api.get('/api/admin/trends')
    const { weeks, waiting: lines } = getTrends.responses[200].parse(answer.json())
    expect(weeks).toHaveLength(12)
    expect(lines.map(({ what, count }) => [what, count])).toEqual([
      ['contact', 375],
      ['support', 124],
      ['applicant', 285],
      ['comment', 199],
    ])
    expect((await api.get('/api/admin/trends?weeks=53')).statusCode).toBe(400)
    await open.close()
  }, 120_000)
})
