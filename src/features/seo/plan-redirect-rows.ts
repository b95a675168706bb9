import type { RedirectRule } from '../../../contract/seo'
import type { SeoFacts } from '../../config/seo-facts'

/** A redirect as everybody may read it. */
export type Rule = Omit<RedirectRule, 'updatedBy'>

export interface RedirectRow {
  from: string
  to: string
  permanent: boolean
  /** Where it is changed: here, in the file of redirects, or nowhere, since a text has moved. */
  by: 'editor' | 'file' | 'moved'
  /** Those of here alone. */
  rule?: Rule
  /** Whether hosts that know the built site alone serve it. */
  inBuild: boolean
  /** Each in a few words. */
  faults: readonly string[]
}

/** Redirects of here with those of files and of what has moved, by their old path. */
export function planRedirectRows(facts: SeoFacts, rules: readonly Rule[]): RedirectRow[] {
  const pages = new Set(facts.pages.map(({ path }) => path))
  const built = facts.redirects.filter(({ by }) => by === 'editor')
  const own = rules.map((rule): RedirectRow => {
    const { from, to, permanent } = rule
    const status = permanent ? 301 : 302
    const inBuild = built.some((one) => one.from === from && one.to === to && one.status === status)
    return { from, to, permanent, by: 'editor', rule, inBuild, faults: faultsOf(rule, pages) }
  })
  const others = facts.redirects.flatMap(({ from, to, status, by }): RedirectRow[] =>
    by === 'editor' ? [] : [{ from, to, permanent: status === 301, by, inBuild: true, faults: [] }],
  )
  return [...own, ...others].sort((a, b) => a.from.localeCompare(b.from, 'en'))
}

function faultsOf({ from, to }: Rule, pages: ReadonlySet<string>): string[] {
  return [
    ...(pages.has(from) ? ['There is a page at the old address now, which is shown instead'] : []),
    ...(to.startsWith('/') && !pages.has(to) ? [`There is no page at ${to} in the built site`] : []),
  ]
}

/** What is wrong with an old path; undefined when nothing is. */
export function findFromFault(from: string): string | undefined {
  if (from.trim() === '') return 'Which address is to lead elsewhere?'
  return isPath(from) ? undefined : 'A path of this site has a slash at both ends, e.g. “/old-page/”.'
}

/** What is wrong with a target; undefined when nothing is. */
export function findToFault(to: string): string | undefined {
  if (to.trim() === '') return 'Where is it to lead?'
  if (isPath(to) || /^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/.test(to.trim())) return undefined
  return 'Write a path of this site, e.g. “/about/”, or a whole address that begins with https://.'
}

const isPath = (text: string) => /^\/(?:[a-z0-9-]+\/)*$/.test(text.trim())
