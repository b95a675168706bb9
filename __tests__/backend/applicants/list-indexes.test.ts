import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import { createServerPool } from '../../../backend/database/create-server-pool'
import { migrate } from '../../../backend/database/migrate'
import type { Db } from '../../../backend/database/open-database'
import { openEmbedded } from '../../../backend/database/open-embedded'
import {
  createApplicantListRepository,
  type ApplicantQuery,
} from '../../../backend/repositories/applicant-list-repository'
import { startPostgres } from '../support/postgres-server'

/** 50,000 applications for 40 openings, two from each address; one in ten looks like spam, few are hired. */
async function fill(db: Db): Promise<void> {
  await sql`insert into applicant (reference, key, name, email, email_key, consent, words, is_spam, stage, job, job_title,
      phone, link, message, rating, retain_until, created_at)
    select 'N-' || n, 'n' || n, 'Applicant ' || n, 'a' || n % 25000 || '@people.example', 'a' || n % 25000 || '@people.example',
      'c', array_to_tsvector(array['applicant', n::text, 'people', 'example', 'water',
        case when n % 1000 = 7 then 'anchor' else 'moon' end]),
      n % 10 = 0,
      (array['new', 'screening', 'interview', 'offer', 'rejected', 'rejected', 'rejected', 'hired'])[1 + n % 8],
      'opening-' || n % 40, 'Opening ' || n % 40, '', '',
      repeat('The moon moves the water, and the water moves the pier. ', 20), n % 6,
      date '2026-01-01' + n % 400, timestamptz '2024-01-01' + n * interval '17 minutes'
    from generate_series(1, 50000) n`.execute(db)
  await sql`analyze applicant`.execute(db)
}

const places = {
  embedded: async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'data-'))
    const pool: PostgresPool = await openEmbedded(directory)
    return { pool, remove: () => rm(directory, { recursive: true, force: true }) }
  },
  server: async () => {
    const server = await startPostgres()
    return { pool: createServerPool({ url: await server.createDatabase() }), remove: server.remove }
  },
}

describe.each(['embedded', 'server'] as const)('with 50,000 applicants, %s', (kind) => {
  let db: Db
  let remove: () => Promise<void>
  const asked: CompiledQuery[] = []
  beforeAll(async () => {
    const place = await places[kind]()
    remove = place.remove
    const dialect = new PostgresDialect({ pool: place.pool })
    db = new Kysely({ dialect, log: ({ query }) => void asked.push(query) })
    await migrate(db, 'up')
    await fill(db)
  }, 120_000)
  afterAll(async () => {
    await db.destroy()
    await remove()
  })

  const list = () => createApplicantListRepository(db)
  const query = (more: Partial<ApplicantQuery> = {}): ApplicantQuery => ({
    ...{ search: '', limit: 50, spam: '0', order: 'latest' },
    ...more,
  })

  /** How the database answers what `work` asks, one plan for each query. */
  const plansOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    asked.length = 0
    await work()
    const plans: string[] = []
    for (const { sql: text, parameters } of [...asked]) {
      const explain = CompiledQuery.raw(`explain ${text}`, [...parameters])
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  }
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    const result = await work()
    console.log(`${kind}: ${name}: ${(performance.now() - started).toFixed(0)} ms`)
    return result
  }

  test.each([
    ['the latest', {}, 'applicant_latest'],
    ['the oldest', { order: 'oldest' }, 'applicant_latest'],
    ['the best', { order: 'rating' }, 'applicant_by_rating'],
    ['what is erased first', { order: 'retention' }, 'applicant_by_retention'],
    ['what looks like spam', { spam: '1' }, 'applicant_latest'],
    ['a stage', { stage: 'hired' }, 'applicant_by_stage'],
    ['an opening', { job: 'opening-7' }, 'applicant_by_job'],
    ['a stage of an opening', { job: 'opening-7', stage: 'hired' }, 'applicant_by_job_and_stage'],
    ['a search', { search: 'anchor wat' }, 'applicant_words'],
    ['a search within a stage', { search: 'anchor', stage: 'hired' }, 'applicant_words'],
    ['a search that finds nearly all', { search: 'water' }, 'applicant_'],
  ] as const)('%s is read from an index, page by page', async (name, more, index) => {
    const first = await timed(name, () => list().listPage(query(more)))
    expect(first.data.length).toBeGreaterThan(0)
    const plans = await plansOf(async () => {
      const { next } = await list().listPage(query(more))
      if (next !== null) await list().listPage(query({ ...more, after: next }))
    })
    expect(plans.length).toBeGreaterThanOrEqual(2)
    expect(plans[0]).toContain(index)
    for (const plan of plans) {
      expect(plan).toContain('applicant_')
      expect(plan).not.toContain('Seq Scan')
    }
  })

  test('is counted by stage, as spam and by opening', async () => {
    const all = await timed('counts of all', () => list().countAll(undefined))
    const one = await timed('counts of an opening', () => list().countAll('opening-7'))
    expect([
      all.spam,
      all.jobs.length,
      all.jobs.reduce((sum, { applicants }) => sum + applicants, 0),
    ]).toEqual([5_000, 36, 45_000])
    expect(Object.values(one.counts).reduce((sum, count) => sum + count, 0)).toBe(1_250)
  })

  test('the other applications of a person are found by an index', async () => {
    const [first] = (await list().listPage(query())).data
    const plans = await plansOf(() => list().listOthers(first ?? { id: '', email: '' }))
    expect(plans).toHaveLength(1)
    expect(plans[0]).toContain('applicant_by_email')
    expect(plans[0]).not.toContain('Seq Scan')
  })
})
