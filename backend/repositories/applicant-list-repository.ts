import { sql, type ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import { StageSchema, type ApplicantSummary, type listApplicants, type Stage } from '../../contract/applicant'
import type { Db } from '../database/open-database'
import { comesAfter, orderOf, writePlace } from './applicant-order'
import { summaryColumns, toApplicantSummary } from './applicant-row'
import type { Tables } from './tables'
import { holdsWords } from './words'

export type ApplicantQuery = z.output<(typeof listApplicants)['request']['query']>
type Where = ExpressionBuilder<Tables, 'applicant'>

/** Further than this nobody counts. */
const countedUpTo = 10_000
/** Most openings, and most further applications of a person, that are listed. */
const mostJobs = 200
const mostOthers = 20

/** Lists applicants without what they wrote. */
export function createApplicantListRepository(db: Db) {
  return {
    /** @throws ServiceError `bad_request` for an `after` that no page gave. */
    async listPage(query: ApplicantQuery) {
      const { order, after, limit } = query
      const { columns, direction } = orderOf(order)
      const matching = db.selectFrom('applicant').where((is) => is.and(conditionsOf(is, query)))
      let page = matching.select(summaryColumns).limit(limit + 1)
      if (after !== undefined) page = page.where(comesAfter(order, after))
      for (const column of columns) page = page.orderBy(column, direction)
      const rows = (await page.execute()).map(toApplicantSummary)
      const counted = matching
        .select('id')
        .$if(query.search === '', (all) => all.orderBy('created_at')) // read from the index, not from the table
        .limit(countedUpTo)
      const { total } = await db
        .selectFrom(counted.as('found'))
        .select(count.as('total'))
        .executeTakeFirstOrThrow()
      const data = rows.slice(0, limit)
      const last = data.at(-1)
      const next = rows.length > limit && last ? writePlace(order, last) : null
      return { data, next, total: Number(total) }
    },

    /** How many there are: by stage, of one opening or of all; as spam; by opening. */
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

    /** Further applications from an address, the latest first. */
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

    /** As they are now, in no order; those that are gone are missing. */
    async listThese(ids: readonly string[]): Promise<ApplicantSummary[]> {
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

/** Openings by the title their latest application gives. */
async function nameJobs(db: Db, counted: readonly { job: string; applicants: number }[]) {
  const sums = new Map<string, number>()
  for (const { job, applicants } of counted) sums.set(job, (sums.get(job) ?? 0) + applicants)
  if (sums.size === 0) return []
  const { rows } = await sql<{ slug: string; title: string }>`
    select opening.slug, latest.job_title as title
    from unnest(${[...sums.keys()]}::text[]) as opening (slug)
    cross join lateral (
      select job_title from applicant
      where job = opening.slug and is_spam = false
      order by created_at desc, id desc limit 1
    ) as latest`.execute(db)
  return rows
    .map(({ slug, title }) => ({ slug, title, applicants: sums.get(slug) ?? 0 }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en') || a.slug.localeCompare(b.slug, 'en'))
    .slice(0, mostJobs)
}

const count = sql<string | number>`count(*)`
