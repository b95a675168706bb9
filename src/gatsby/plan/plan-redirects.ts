import { suggest } from '../../../contract/parse-or-explain'
import type { Redirect } from '../../content/company.schema'
import type { Content } from '../../content/content'
import type { ContentIssue } from '../../content/content-issue'

export interface PlannedRedirect {
  from: string
  to: string
  status: 301 | 302
  /** Where it was written; default: in redirects.yml. */
  by?: PlacedRedirect['by']
}

/** A redirect, and where it was written; default: in redirects.yml. */
export type PlacedRedirect = Redirect & { by?: 'moved' | 'editor' | undefined }

export interface RedirectInput {
  rules: readonly PlacedRedirect[]
  locate: Content['redirects']['locate']
}

/**
 * Redirects as a server needs them: one hop each. Chains are flattened; loops, doubles, redirects
 * of a living page and targets that lead nowhere are issues.
 */
export function planRedirects({ rules, locate }: RedirectInput, pages: readonly string[]) {
  const byPath = new Map(rules.map((rule) => [withSlash(rule.from), rule]))
  const redirects: PlannedRedirect[] = []
  const issues: ContentIssue[] = []

  rules.forEach((rule, index) => {
    const result = follow(rule, byPath)
    const first = rules.findIndex(({ from }) => withSlash(from) === withSlash(rule.from))
    const message = faultOf({ rule, result, isDouble: first !== index, first: first + 1, pages })
    if (message === undefined)
      redirects.push({
        from: withSlash(rule.from),
        to: result.to,
        status: result.permanent ? 301 : 302,
        ...(rule.by && { by: rule.by }),
      })
    else issues.push({ ...locate([index, 'from']), message })
  })
  return { redirects, issues }
}

interface Followed {
  to: string
  permanent: boolean
  /** The rule that closes a loop. */
  loop?: Redirect
}

function follow(rule: Redirect, byPath: ReadonlyMap<string, Redirect>): Followed {
  const seen = new Set([withSlash(rule.from)])
  let last = rule
  let permanent = rule.permanent
  for (let next = byPath.get(withSlash(last.to)); next !== undefined; next = byPath.get(withSlash(next.to))) {
    if (seen.has(withSlash(next.from))) return { to: last.to, permanent, loop: last }
    seen.add(withSlash(next.from))
    permanent &&= next.permanent
    last = next
  }
  return { to: last.to, permanent }
}

interface Checked {
  rule: Redirect
  result: Followed
  isDouble: boolean
  first: number
  pages: readonly string[]
}

function faultOf({ rule, result, isDouble, first, pages }: Checked): string | undefined {
  const name = ({ from, to }: Redirect) => `"${from} -> ${to}"`
  if (result.loop) return `redirect ${name(rule)}: loops with ${name(result.loop)}`
  if (isDouble) return `redirect ${name(rule)}: duplicate of entry ${first}`
  if (pages.includes(withSlash(rule.from)))
    return `redirect ${name(rule)}: there is already a page at this URL`
  const target = result.to.split('#')[0] ?? ''
  if (target.startsWith('/') && !pages.includes(target)) {
    return `redirect ${name(rule)}: no page at "${target}"${suggest(target, pages)}`
  }
  return undefined
}

/** Pages are compared with a trailing slash; files such as /old.pdf are left as they are. */
const withSlash = (path: string) =>
  path.endsWith('/') || /\.\w+$/.test(path) || path.includes('#') ? path : `${path}/`
