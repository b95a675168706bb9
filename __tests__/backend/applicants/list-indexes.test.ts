import { sql } from 'kysely'
import type { Db } from '../../../backend/database/open-database'
import {
  createApplicantListRepository,
  type ApplicantQuery,
} from '../../../backend/repositories/applicant-list-repository'
import { kinds } from '../support/databases'
import { openWatchedDatabase, type WatchedDatabase } from '../support/watched-database'

/** 50,000 applications for 40 jobs, two from each address; one in ten looks like spam, few are hired. */
async function fill(db: Db): Promise<void> {
  await sql`alter table applicant disable trigger user`.execute(db) // the search of the workspace isn't asked
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
}

describe.each(kinds)('with 50,000 applicants, %s', (kind) => {
  let watched: WatchedDatabase
  beforeAll(async () => {
    watched = await openWatchedDatabase(kind)
    await fill(watched.db)
    await watched.tidy('applicant')
  }, 120_000)
  afterAll(() => watched.close())

  const list = () => createApplicantListRepository(watched.db)
  const query = (more: Partial<ApplicantQuery> = {}): ApplicantQuery => ({
    ...{ search: '', limit: 50, spam: '0', order: 'latest' },
    ...more,
  })

  test.each([
    ['the latest', {}, 'applicant_latest'],
    ['the oldest', { order: 'oldest' }, 'applicant_latest'],
    ['the best', { order: 'rating' }, 'applicant_by_rating'],
    ['the next to be deleted', { order: 'retention' }, 'applicant_by_retention'],
    ['spam', { spam: '1' }, 'applicant_latest'],
    ['a stage', { stage: 'hired' }, 'applicant_by_stage'],
    ['a job', { job: 'opening-7' }, 'applicant_by_job'],
    ['a stage of a job', { job: 'opening-7', stage: 'hired' }, 'applicant_by_job_and_stage'],
    ['a search', { search: 'anchor wat' }, 'applicant_words'],
    ['a search within a stage', { search: 'anchor', stage: 'hired' }, 'applicant_words'],
    ['a search that finds nearly all', { search: 'water' }, 'applicant_'],
  ] as const)('%s is read from an index, page by page', async (name, more, index) => {
    const { answer, plans } = await watched.watch(name, async () => {
      const first = await list().listPage(query(more))
      if (first.next !== null) await list().listPage(query({ ...more, after: first.next }))
      return first
    })
    expect(answer.data.length).toBeGreaterThan(0)
    expect(plans.length).toBeGreaterThanOrEqual(2)
    expect(plans[0]).toContain(index)
    for (const plan of plans) {
      expect(plan).toContain('applicant_')
      expect(plan).not.toContain('Seq Scan')
    }
  })

  test('is counted by stage, as spam and by job', async () => {
    const { answer: all } = await watched.watch('counts of all', () => list().countAll(undefined))
    const { answer: one } = await watched.watch('counts of an opening', () => list().countAll('opening-7'))
    expect([
      all.spam,
      all.jobs.length,
      all.jobs.reduce((sum, { applicants }) => sum + applicants, 0),
    ]).toEqual([5_000, 36, 45_000])
    expect(Object.values(one.counts).reduce((sum, count) => sum + count, 0)).toBe(1_250)
  })

  test('other applications of a person are found by index', async () => {
    const [first] = (await list().listPage(query())).data
    const { plans } = await watched.watch('the others', () =>
      list().listOthers(first ?? { id: '', email: '' }),
    )
    expect(plans).toHaveLength(1)
    expect(plans[0]).toContain('applicant_by_email')
    expect(plans[0]).not.toContain('Seq Scan')
  })
})
