import { sql, type ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import {
  StageSchema,
  type ApplicantOrder,
  type ApplicantSummary,
  type listApplicants,
  type Stage,
} from '../../contract/applicant'
import { DatabaseDaySchema, DatabaseTimeSchema } from '../../contract/database-values'
import type { Db } from '../database/open-database'
import { summaryColumns, toApplicantSummary } from './applicants-repository'
import { countRows, paginate, timeOrder, type KeysetOrder } from './pagination'
import type { Tables } from './tables'
import { holdsWords } from './words'

export type ApplicantQuery = z.output<(typeof listApplicants)['request']['query']>
type Where = ExpressionBuilder<Tables, 'applicant'>

/** How many jobs, and how many other applications of a person, are listed. */
const mostJobs = 200
const mostOthers = 20

/** Lists applicants without what they wrote. */
export function createApplicantListRepository(db: Db) {
  return {
    /** @throws ServiceError `bad_request` for an `after` that no page gave. */
    async listPage(query: ApplicantQuery) {
      const matching = db.selectFrom('applicant').where((is) => is.and(conditionsOf(is, query)))
      const page = await paginate(
        matching.select(summaryColumns),
        orders[query.order],
        query,
        toApplicantSummary,
      )
      const ids = matching.select('id').$if(query.search === '', (all) => all.orderBy('created_at')) // read from the index, not from the table
      return { ...page, total: await countRows(db, ids) }
    },

    /** Counts applicants by stage, of one job or of all; as spam; by job. */
    async countAll(job: string | undefined) {
      const rows = await db
        .selectFrom('applicant')
        .select(['job', 'stage', count.as('applicants')])
        .where('is_spam', '=', false)
        .groupBy(['job', 'stage'])
        .execute()
      const counted = rows.map((row) => ({ ...row, applicants: Number(row.applicants) }))
      const ofJob = counted.filter((row) => job === undefined || row.job === job)
      return {
        counts: sumByStage(ofJob),
        spam: await countSpam(db, job),
        jobs: await nameJobs(db, counted),
      }
    },

    /** Other applications from an email address, the latest first. */
    async listOthers({ id, email }: { id: string; email: string }): Promise<ApplicantSummary[]> {
      const rows = await db
        .selectFrom('applicant')
        .select(summaryColumns)
        .where('email_key', '=', email.toLowerCase())
        .where('id', '!=', id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostOthers)
        .execute()
      return rows.map(toApplicantSummary)
    },

    /** In any order; those that no longer exist are missing. */
    async findAll(ids: readonly string[]): Promise<ApplicantSummary[]> {
      const rows = await db.selectFrom('applicant').select(summaryColumns).where('id', 'in', ids).execute()
      return rows.map(toApplicantSummary)
    },
  }
}

function conditionsOf(is: Where, { search, stage, job, spam }: ApplicantQuery) {
  return [
    is('is_spam', '=', spam === '1'),
    ...(stage === undefined ? [] : [is('stage', '=', stage)]),
    ...(job === undefined ? [] : [is('job', '=', job)]),
    ...(search === '' ? [] : [holdsWords(search)]),
  ]
}

function sumByStage(rows: readonly { stage: Stage; applicants: number }[]): Record<Stage, number> {
  const sumOf = (stage: Stage) =>
    rows.reduce((sum, row) => sum + (row.stage === stage ? row.applicants : 0), 0)
  return Object.fromEntries(StageSchema.options.map((stage) => [stage, sumOf(stage)])) as Record<
    Stage,
    number
  >
}

async function countSpam(db: Db, job: string | undefined): Promise<number> {
  const { spam } = await db
    .selectFrom('applicant')
    .select(count.as('spam'))
    .where('is_spam', '=', true)
    .$if(job !== undefined, (query) => query.where('job', '=', job ?? ''))
    .executeTakeFirstOrThrow()
  return Number(spam)
}

/** Jobs by the title in their latest application. */
async function nameJobs(db: Db, counted: readonly { job: string; applicants: number }[]) {
  const sums = new Map<string, number>()
  for (const { job, applicants } of counted) sums.set(job, (sums.get(job) ?? 0) + applicants)
  if (sums.size === 0) return []
  const { rows } = await sql<{ slug: string; title: string }>`
    select job.slug, latest.job_title as title
    from unnest(${[...sums.keys()]}::text[]) as job (slug)
    cross join lateral (
      select job_title from applicant
      where applicant.job = job.slug and is_spam = false
      order by created_at desc, id desc limit 1
    ) as latest`.execute(db)
  return rows
    .map(({ slug, title }) => ({ slug, title, applicants: sums.get(slug) ?? 0 }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en') || a.slug.localeCompare(b.slug, 'en'))
    .slice(0, mostJobs)
}

const count = sql<string | number>`count(*)`

const byTime = (direction: 'asc' | 'desc') =>
  timeOrder<ApplicantSummary>('created_at', direction, ({ createdAt }) => createdAt)

const orders: Record<ApplicantOrder, KeysetOrder<ApplicantSummary>> = {
  latest: byTime('desc'),
  oldest: byTime('asc'),
  rating: {
    columns: ['rating', 'created_at', 'id'],
    direction: 'desc',
    valuesOf: ({ rating, createdAt, id }) => [rating, createdAt, id],
    schema: z.tuple([z.string().regex(/^[0-5]$/), DatabaseTimeSchema, z.uuid()]),
  },
  retention: {
    columns: ['retain_until', 'created_at', 'id'],
    direction: 'asc',
    valuesOf: ({ retainUntil, createdAt, id }) => [retainUntil, createdAt, id],
    schema: z.tuple([DatabaseDaySchema, DatabaseTimeSchema, z.uuid()]),
  },
}
