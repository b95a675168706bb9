import type { AuditEntry } from '../../../contract/audit'

/** First parts of actions, as people call them. */
export const areaTitles = {
  inquiry: 'Inquiries',
  applicant: 'Applicants',
  comment: 'Comments',
  email: 'Mails',
  entry: 'What is written',
  employee: 'People',
  seo: 'Search engines',
  redirect: 'Redirects',
  build: 'Builds',
} as const satisfies Record<AreaOf<AuditEntry['action']>, string>
export type AuditArea = keyof typeof areaTitles
type AreaOf<Action extends string> = Action extends `${infer Area}.${string}` ? Area : never

/** Which changes are shown; an empty value narrows nothing. */
export interface AuditFilter {
  search: string
  /** Address of who did it. */
  actor: string
  area: AuditArea | ''
  /** First and last day, as YYYY-MM-DD. */
  from: string
  to: string
}

/** What the address of the page asks for. What it holds that is none of this is left out. */
export function readFilter(query: string): AuditFilter {
  const asked = new URLSearchParams(query)
  const textOf = (name: string, longest: number) => (asked.get(name) ?? '').slice(0, longest)
  const dayOf = (name: string) => (isDay(textOf(name, 10)) ? textOf(name, 10) : '')
  const area = textOf('area', 20)
  return {
    search: textOf('search', 100),
    actor: textOf('actor', 254),
    area: Object.hasOwn(areaTitles, area) ? (area as AuditArea) : '',
    from: dayOf('from'),
    to: dayOf('to'),
  }
}

/** The part of the address after the path: "" or "?…". */
export function writeFilter(filter: AuditFilter): string {
  const wanted = Object.entries(filter).filter(([, value]) => value !== '')
  return wanted.length === 0 ? '' : `?${new URLSearchParams(wanted).toString()}`
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
