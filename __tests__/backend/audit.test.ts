import { sql } from 'kysely'
import { createAuditJobs } from '../../backend/audit/create-audit-jobs'
import { createAuditRepository, hashOfReference } from '../../backend/repositories/audit-repository'
import { listAudit } from '../../contract/audit'
import { apiOf } from './support/api-of'
import { emptyAuditLog } from './support/audit-log'
import { bothKinds, startDatabases, type Databases } from './support/databases'
import { openApp, type OpenApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'
import { openWatchedDatabase, type WatchedDatabase } from './support/watched-database'

const rows = 50_000
let watched: WatchedDatabase
let issuer: TokenIssuer
let open: OpenApp
beforeAll(async () => {
  issuer = await startTokenIssuer()
  watched = await openWatchedDatabase()
  open = await openApp({ db: watched.db, signIn: issuer.plan })
  await watched.db
    .insertInto('employee')
    .values({ email: 'nora@firm.example', email_key: 'nora@firm.example', roles: ['admin'] })
    .execute()
  await fill(watched)
}, 120_000)
afterAll(async () => {
  await open.close()
  await watched.close()
  await issuer.stop()
})

/** A minute apart, by 25 people on five areas, each about something else. */
async function fill({ db }: WatchedDatabase): Promise<void> {
  await sql`
    insert into audit_entry (at, actor, action, subject, before, after, words)
    select timestamptz '2026-01-01T00:00:00Z' + make_interval(mins => n),
      'Person-' || n % 25 || '@firm.example',
      (array['employee.changed', 'entry.moved', 'inquiry.changed', 'comment.moderated', 'seo.changed'])[n % 5 + 1],
      'subject-' || n,
      jsonb_build_object('state', 'new', 'assignee', 'person-' || n % 25 || '@firm.example', 'version', n),
      jsonb_build_object('state', 'in_progress', 'assignee', 'person-' || n % 7 || '@firm.example', 'version', n + 1),
      array_to_tsvector(array['person', (n % 25)::text, 'subject', n::text])
    from generate_series(1, ${sql.lit(rows)}) as n`.execute(db)
  await sql`analyze`.execute(db)
}

async function list(query = '') {
  const answer = await apiOf(open.app, issuer, 'nora@firm.example').get(`/api/admin/audit${query}`)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return listAudit.responses[200].parse(answer.json())
}
const subjectsOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ subject }) => subject)

test('search matches word prefixes in any case and order', async () => {
  expect(subjectsOf(await list('?search=SUBJECT+49321'))).toEqual(['subject-49321'])
  expect(subjectsOf(await list('?search=4932&limit=20'))).toEqual([
    ...Array.from({ length: 10 }, (_, digit) => `subject-${49329 - digit}`),
    'subject-4932',
  ])
  expect(subjectsOf(await list(`?search=${encodeURIComponent(`'); drop table`)}`))).toEqual([])
})

test('filters by person, area and day can be combined', async () => {
  const byPerson = await list('?actor=PERSON-7@firm.example&limit=3')
  expect(subjectsOf(byPerson)).toEqual(['subject-49982', 'subject-49957', 'subject-49932'])
  expect((await list('?area=seo&limit=1')).data[0]?.action).toBe('seo.changed')
  const day = await list('?from=2026-01-02&to=2026-01-02&area=seo&actor=person-4@firm.example&limit=200')
  const times = day.data.map(({ at }) => at)
  expect(times.length).toBeGreaterThan(50)
  expect([times.at(-1), times[0]].map((at) => at?.slice(0, 10))).toEqual(['2026-01-02', '2026-01-02'])
  expect((await list('?from=2026-01-03&to=2026-01-02')).data).toEqual([])
})

test('search results are paged without duplicates', async () => {
  const seen: string[] = []
  let before = ''
  for (;;) {
    const page = await list(`?actor=person-3@firm.example&from=2026-02-01&limit=200${before}`)
    seen.push(...subjectsOf(page))
    if (page.next === null) break
    before = `&before=${page.next}`
  }
  const minutes = Array.from({ length: rows }, (_, index) => index + 1)
  const expected = minutes.filter((minute) => minute % 25 === 3 && minute >= 31 * 24 * 60)
  expect(seen).toEqual(expected.reverse().map((minute) => `subject-${minute}`))
})

test.each([
  ['from', '2026-02-30'],
  ['from', '0000-01-01'],
  ['to', '9999-12-31'],
])('“%s=%s” is rejected with a clear message', async (name, day) => {
  const answer = await apiOf(open.app, issuer, 'nora@firm.example').get(`/api/admin/audit?${name}=${day}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'bad_request',
    message: expect.stringContaining(`${name}:`) as string,
  })
})

describe('with 50,000 changes no query reads the whole log', () => {
  const query = (more: object) => listAudit.request.query.parse(more)
  test.each([
    ['the latest', {}, 'audit_entry_latest'],
    ['of one person', { actor: 'Person-7@firm.example' }, 'audit_entry_by_actor'],
    ['of one area', { area: 'seo' }, 'audit_entry'],
    ['a rare word', { search: '49321' }, 'audit_entry'],
    ['a word of a person', { search: 'person 7' }, 'audit_entry'],
    ['a word nothing has', { search: 'nothing' }, 'audit_entry'],
    ['a day', { from: '2026-01-20', to: '2026-01-20' }, 'audit_entry_latest'],
    [
      'of one person in an area on some days',
      { actor: 'person-4@firm.example', area: 'seo', from: '2026-01-20' },
      'audit_entry_by',
    ],
  ])('%s', async (name, filter, index) => {
    const audit = createAuditRepository(watched.db)
    const { plans } = await watched.watch(name, () => audit.listPage(query(filter)))
    expect(plans.join()).toContain(index)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  })
})

describe.each(bothKinds)('the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  const months = (count: number) => sql<Date>`clock_timestamp() - make_interval(months => ${count})`
  const add = (subject: string, at = months(0)) =>
    database.db
      .insertInto('audit_entry')
      .values({
        at,
        subject,
        actor: 'nora',
        action: 'seo.changed',
        kind: 'change',
        before: null,
        after: null,
        words: sql<string>`''`,
      })
      .execute()
  const subjects = async () =>
    (await database.db.selectFrom('audit_entry').select('subject').orderBy('subject').execute()).map(
      ({ subject }) => subject,
    )
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
  })
  afterAll(async () => {
    await database.close()
    await databases.remove()
  })
  beforeEach(() => emptyAuditLog(database.db))

  test.each([
    ['changed', sql`update audit_entry set actor = 'someone else'`],
    ['deleted', sql`delete from audit_entry`],
    ['emptied', sql`truncate audit_entry`],
  ])('refuses that the log is %s, also by its owner', async (_name, statement) => {
    await add('old', months(5))
    await add('new')
    await expect(statement.execute(database.db)).rejects.toThrow('The audit log is append-only')
    expect(await subjects()).toEqual(['new', 'old'])
  })

  test('lets go of entries older than AUDIT_MONTHS, and keeps the others', async () => {
    await add('two years', months(25))
    await add('a year', months(12))
    await add('today')
    expect(await createAuditJobs({ db: database.db, months: undefined }).deleteOld(new Date())).toBe(0)
    expect(await createAuditJobs({ db: database.db, months: 24 }).deleteOld(new Date())).toBe(1)
    expect(await subjects()).toEqual(['a year', 'today'])
  })
})

test('an entry names a record by its reference while the record exists, and by hash afterwards', async () => {
  const reference = 'K7QF-3M2P'
  const { id } = await watched.db
    .insertInto('comment')
    .values({
      reference,
      key: reference,
      name: 'Ana',
      email: 'ana@client.example',
      email_key: 'ana@client.example',
      spam_reasons: '[]',
      consent: 'c',
      words: sql<string>`''`,
      post: 'tides',
      post_title: 'Tides',
      parent_id: null,
      text: 'Fine.',
      moderated_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await createAuditRepository(watched.db).add({
    actor: 'nora@firm.example',
    action: 'comment.moderated',
    subject: { reference },
    before: null,
    after: null,
  })
  expect(subjectsOf(await list('?limit=1'))).toEqual([reference])
  expect(subjectsOf(await list(`?search=${reference.toLowerCase()}`))).toEqual([reference])
  await watched.db.deleteFrom('comment').where('id', '=', id).execute()
  expect(subjectsOf(await list('?limit=1'))).toEqual([hashOfReference(reference)])
  expect(subjectsOf(await list(`?search=${reference}`))).toEqual([hashOfReference(reference)])
})
