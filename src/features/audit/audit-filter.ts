import type { AuditArea, AuditKind } from '../../../contract/audit-actions'

/** Labels of the first part of each action. */
export const areaTitles = {
  inquiry: 'Inquiries',
  applicant: 'Applicants',
  comment: 'Comments',
  email: 'Emails',
  entry: 'Content',
  picture: 'Pictures',
  employee: 'Employees',
  seo: 'SEO',
  redirect: 'Redirects',
  build: 'Builds',
  audit: 'Audit log',
  security: 'Security',
} as const satisfies Record<AuditArea, string>

/** Labels of the kinds of entries. */
export const kindTitles = {
  change: 'Changes',
  reading: 'Access to personal data',
  security: 'Refusals',
} as const satisfies Record<AuditKind, string>

/** Which entries to show; an empty value does not filter. */
export interface AuditFilter {
  search: string
  /** Email of the person who did it. */
  actor: string
  kind: AuditKind | ''
  area: AuditArea | ''
  /** First and last day, as YYYY-MM-DD. */
  from: string
  to: string
}

/** Reads the filter from the page's query string and ignores invalid values. */
export function readFilter(query: string): AuditFilter {
  const params = new URLSearchParams(query)
  const textOf = (name: string, longest: number) => (params.get(name) ?? '').slice(0, longest)
  const dayOf = (name: string) => (isDay(textOf(name, 10)) ? textOf(name, 10) : '')
  const [area, kind] = [textOf('area', 20), textOf('kind', 20)]
  return {
    search: textOf('search', 100),
    actor: textOf('actor', 254),
    kind: Object.hasOwn(kindTitles, kind) ? (kind as AuditKind) : '',
    area: Object.hasOwn(areaTitles, area) ? (area as AuditArea) : '',
    from: dayOf('from'),
    to: dayOf('to'),
  }
}

/** The query string of a filter: "" or "?…". */
export function writeFilter(filter: AuditFilter): string {
  const params = Object.entries(filter).filter(([, value]) => value !== '')
  return params.length === 0 ? '' : `?${new URLSearchParams(params).toString()}`
}

/** The filter as the API takes it. */
export const toApiQuery = ({ search, actor, kind, area, from, to }: AuditFilter) => ({
  search,
  ...(actor !== '' && { actor }),
  ...(kind !== '' && { kind }),
  ...(area !== '' && { area }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
