import { normalizeTarget } from '../../../../contract/redirect-target'
import type { RedirectRule } from '../../../../contract/seo'
import type { SeoFacts } from '../../../config/seo-facts'

/** A redirect as the public API returns it. */
export type Rule = Omit<RedirectRule, 'updatedBy'>

export interface RedirectRow {
  from: string
  to: string
  permanent: boolean
  /** Its source: added here, from the file of redirects, or automatic after a URL change. */
  by: 'editor' | 'file' | 'moved'
  /** Only for redirects that were added here. */
  rule?: Rule
  /** Whether it is part of the built site, for hosts without the backend. */
  inBuild: boolean
  /** Where its target redirects on to in the end; undefined: its target is the end. */
  end?: string
  /** Each in a few words. */
  issues: readonly string[]
}

/** All redirects, by their old path. */
export function planRedirectRows(facts: SeoFacts, rules: readonly Rule[]): RedirectRow[] {
  const pages = new Set(facts.pages.map(({ path }) => path))
  const built = facts.redirects.filter(({ by }) => by === 'editor')
  const own = rules.map((rule): RedirectRow => {
    const { from, to, permanent } = rule
    const status = permanent ? 301 : 302
    const inBuild = built.some((one) => one.from === from && one.to === to && one.status === status)
    return { from, to, permanent, by: 'editor', rule, inBuild, issues: issuesOf(rule, pages) }
  })
  const others = facts.redirects.flatMap(({ from, to, status, by }): RedirectRow[] =>
    by === 'editor' ? [] : [{ from, to, permanent: status === 301, by, inBuild: true, issues: [] }],
  )
  const all = [...own, ...others]
  return all.map((row) => withEnd(row, all)).sort((a, b) => a.from.localeCompare(b.from, 'en'))
}

/** Chains that can be shortened here, the longest first: a redirect can only skip what comes after it. */
export const planShortening = (rows: readonly RedirectRow[]): { rule: Rule; end: string }[] =>
  rows
    .flatMap(({ rule, end }) =>
      rule && end !== undefined ? [{ rule, end, hops: follow(rule, rows).length }] : [],
    )
    .toSorted((a, b) => b.hops - a.hops)
    .map(({ rule, end }) => ({ rule, end }))

function withEnd(row: RedirectRow, rows: readonly RedirectRow[]): RedirectRow {
  const way = follow(row, rows)
  const end = way.at(-1)?.to
  if (end === undefined || way.some(({ to }) => to === row.from)) return row
  const via = `Two or more redirects in a row: ${row.to} leads on to ${end}`
  return { ...row, end, issues: [via, ...row.issues.filter((issue) => !issue.startsWith('No page at'))] }
}

/** The redirects that follow from the target of one, each once. */
function follow({ to: start }: Pick<RedirectRow, 'to'>, rows: readonly RedirectRow[]): RedirectRow[] {
  const way: RedirectRow[] = []
  let next = rows.find(({ from }) => from === start)
  while (next && !way.includes(next)) {
    way.push(next)
    const { to } = next
    next = rows.find(({ from }) => from === to)
  }
  return way
}

function issuesOf({ from, to }: Rule, pages: ReadonlySet<string>): string[] {
  return [
    ...(pages.has(from) ? ['Not in use: a page exists at the old URL'] : []),
    ...(to.startsWith('/') && !pages.has(to) ? [`No page at ${to} in the built site`] : []),
  ]
}

/** @returns The error of an old path; undefined if it is valid. */
export function validateFrom(from: string): string | undefined {
  if (from.trim() === '') return 'Enter the old URL'
  return isPath(from) ? undefined : 'Enter a path with a slash at both ends, like /old-page/'
}

/** @returns The error of a target; undefined if it is valid. */
export function validateTo(to: string): string | undefined {
  if (to.trim() === '') return 'Enter a target URL'
  if (isPath(to)) return undefined
  const isFull = /^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/.test(to.trim())
  if (isFull && normalizeTarget(to.trim()) !== undefined) return undefined
  return 'Enter a path like /about/ or a full https:// URL without spaces or a user name'
}

const isPath = (text: string) => /^\/(?:[a-z0-9-]+\/)*$/.test(text.trim())
