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
  return [...own, ...others].sort((a, b) => a.from.localeCompare(b.from, 'en'))
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
