import { sql } from 'kysely'
import type { z } from 'zod'
import { StageSchema } from '../../contract/applicant'
import { CommentStateSchema } from '../../contract/comment'
import { formNames, inquiryForms, type FormName, type InquiryForm } from '../../contract/forms/forms'
import { InquiryStateSchema } from '../../contract/inquiry'
import type { getTrends } from '../../contract/trends'
import type { Db } from '../database/open-database'

type Trends = z.output<(typeof getTrends.responses)[200]>

/** Weeks up to that of a moment, in a time zone. */
export interface WeekSpan {
  now: Date
  /** IANA name. */
  timeZone: string
  weeks: number
}

/** Maximum number of waiting items. */
const mostWaiting = 50

/** Counts submissions, their states and waiting items. */
export function createTrendsRepository(db: Db) {
  return {
    /**
     * Oldest week first. A week starts on Monday at midnight in the time zone, so one with a clock change is an hour
     * shorter or longer.
     */
    async listWeeks({ now, timeZone, weeks }: WeekSpan): Promise<Trends['weeks']> {
      const monday = sql`date_trunc('week', ${now}::timestamptz at time zone ${timeZone})`
      const { rows } = await sql<Record<'from' | FormName, string>>`
        with week as (
          select monday, monday at time zone ${timeZone} as starts,
            (monday + interval '7 days') at time zone ${timeZone} as ends
          from generate_series(
            ${monday} - make_interval(weeks => ${weeks - 1}::integer), ${monday}, interval '7 days') as monday)
        select to_char(monday, 'YYYY-MM-DD') as "from", ${sql.join(formNames.map((name) => sql.ref(name)))}
        from week,
          lateral (
            select ${sql.join(inquiryForms.map(countKind))}
            from inquiry where created_at >= starts and created_at < ends and state <> 'spam') as inquiries,
          lateral (
            select count(*) as application
            from applicant where not is_spam and created_at >= starts and created_at < ends) as applicants,
          lateral (
            select count(*) as comment from comment
            where state in ('pending', 'approved', 'rejected') and created_at >= starts and created_at < ends
          ) as written
        order by monday`.execute(db)
      return rows.map(({ from, ...counts }) => ({ from, received: toNumbers(counts) }))
    },

    /** Inquiries and comments by state, including spam; applicants by stage, excluding it. */
    async countStates(): Promise<Pick<Trends, 'inquiries' | 'stages' | 'comments'>> {
      const inquiries = await counted(
        sql`select state as name, count(*) as total from inquiry group by state`,
      )
      const stages = await counted(
        sql`select stage as name, count(*) as total from applicant where not is_spam group by stage`,
      )
      const comments = await counted(sql`select state as name, count(*) as total from comment group by state`)
      return {
        inquiries: fill(InquiryStateSchema.options, inquiries),
        stages: fill(StageSchema.options, stages),
        comments: fill(CommentStateSchema.options, comments),
      }
    },

    /** Waiting items with their assignee, longest waiting first. */
    async listWaiting(): Promise<Trends['waiting']> {
      const { rows } = await sql<Record<'what' | 'whom' | 'count', string> & { oldest: Date }>`
        select * from (
          select kind as what, min(assignee) as whom,
            count(*) as count, min(created_at) as oldest
          from inquiry where state in ('new', 'in_progress') group by kind, assignee_key
          union all
          select 'applicant', null, count(*), min(created_at) from applicant where not is_spam and stage = 'new'
          union all
          select 'comment', null, count(*), min(created_at) from comment where state = 'pending'
          union all
          select 'review', null, count(*), min(updated_at) from entry where state = 'in_review'
          union all
          select state || '-email', nullif(by, 'system'), count(*), min(at)
          from email where state in ('failed', 'unsure') group by state, by) as waits
        where oldest is not null order by oldest limit ${mostWaiting}`.execute(db)
      return rows.map(({ what, whom, count, oldest }) => ({
        what: what as Trends['waiting'][number]['what'],
        whom,
        count: Number(count),
        oldest: oldest.toISOString(),
      }))
    },
  }

  async function counted(query: ReturnType<typeof sql>): Promise<Map<string, number>> {
    const { rows } = await (query as ReturnType<typeof sql<{ name: string; total: string }>>).execute(db)
    return new Map(rows.map(({ name, total }) => [name, Number(total)]))
  }
}

const countKind = (kind: InquiryForm) => sql`count(*) filter (where kind = ${kind}) as ${sql.ref(kind)}`

/** Every name, including those with a count of 0. */
function fill<Name extends string>(
  names: readonly Name[],
  counts: Map<string, number>,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>
}

const toNumbers = <Name extends string>(counts: Record<Name, string>) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)])) as Record<
    Name,
    number
  >
