import type { z } from 'zod'
import type { Stage } from '../../../../contract/applicant'
import {
  formNames,
  getForm,
  inquiryForms,
  type FormName,
  type InquiryForm,
} from '../../../../contract/forms/forms'
import type { getTrends } from '../../../../contract/trends'
import { routes } from '../../../config/routes'
import { stages, stageTitles } from '../../../config/stages'
import { capitalize } from '../../../lib/capitalize'
import { formatNumber } from '../../../lib/format-count'
import { formatDate } from '../../../lib/format-date'

export type Trends = z.output<(typeof getTrends)['responses'][200]>
/** Applications by stage; a missing stage has none. */
export type StageCounts = Readonly<Partial<Record<Stage, number>>>
/** `received`: by form; a missing form has none. */
export interface Week {
  from: string
  received: Readonly<Partial<Record<FormName, number>>>
}
export type Waiting = Trends['waiting'][number]

/** The series of the chart: what each public form received. */
export const series = formNames.map((key) => ({ key, title: capitalize(getForm(key).plural) }))

/** Describes the chart of weeks. */
export function describeWeeks(weeks: readonly Week[]): string {
  const sums = series.map(({ key, title }) => ({ title, sum: sumOf(weeks, key) }))
  const total = sums.reduce((all, { sum }) => all + sum, 0)
  if (total === 0) return `No activity in the last ${weeks.length} weeks`
  const parts = sums
    .filter(({ sum }) => sum > 0)
    .map(({ title, sum }) => `${title.toLowerCase()} ${formatNumber(sum)}`)
  const busiest = weeks.toSorted((a, b) => totalOf(b) - totalOf(a))[0]
  const most = busiest
    ? ` Busiest week: ${formatDate(busiest.from)} (${formatNumber(totalOf(busiest))}).`
    : ''
  return `Last ${weeks.length} weeks: ${parts.join(', ')}.${most}`
}

export const countOf = ({ received }: Week, key: FormName) => received[key] ?? 0
export const totalOf = (week: Week) => series.reduce((sum, { key }) => sum + countOf(week, key), 0)
const sumOf = (weeks: readonly Week[], key: FormName) =>
  weeks.reduce((sum, week) => sum + countOf(week, key), 0)

/** Describes the chart of stages. */
export function describeStages(counts: StageCounts): string {
  const present = stages.filter((stage) => (counts[stage] ?? 0) > 0)
  if (present.length === 0) return 'No applications yet'
  const parts = present.map(
    (stage) => `${stageTitles[stage].toLowerCase()} ${formatNumber(counts[stage] ?? 0)}`,
  )
  return `Applications by stage: ${parts.join(', ')}.`
}

interface Item {
  one: string
  many: string
  href: string
  query: string
}

function inquiryItem(form: InquiryForm): Item {
  const { noun, plural } = getForm(form)
  return { one: noun, many: plural, href: routes.adminInquiries.href(), query: `kind=${form}` }
}

const isInquiryForm = (what: Waiting['what']): what is InquiryForm =>
  inquiryForms.some((form) => form === what)

const items: Readonly<Record<Exclude<Waiting['what'], InquiryForm>, Item>> = {
  applicant: {
    one: 'new application',
    many: 'new applications',
    href: routes.adminApplicants.href(),
    query: 'stage=new',
  },
  comment: { one: 'comment', many: 'comments', href: routes.adminComments.href(), query: '' },
  review: {
    one: 'article in review',
    many: 'articles in review',
    href: routes.adminPosts.href(),
    query: 'state=in_review',
  },
  'failed-email': {
    one: 'failed email',
    many: 'failed emails',
    href: routes.adminOutbox.href(),
    query: 'state=failed',
  },
  'unsure-email': {
    one: 'email with unknown delivery',
    many: 'emails with unknown delivery',
    href: routes.adminOutbox.href(),
    query: 'state=unsure',
  },
}

/** The number of items and the page to handle them. */
export function describeWaiting({ what, whom, count }: Waiting): { title: string; href: string } {
  const { one, many, href, query } = isInquiryForm(what) ? inquiryItem(what) : items[what]
  const assignee =
    whom === null || href !== routes.adminInquiries.href() ? '' : `assignee=${encodeURIComponent(whom)}`
  const asked = [query, assignee].filter(Boolean).join('&')
  return {
    title: `${formatNumber(count)} ${count === 1 ? one : many}`,
    href: asked === '' ? href : `${href}?${asked}`,
  }
}
