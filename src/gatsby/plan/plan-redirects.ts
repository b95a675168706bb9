import { splitLink } from '../../../contract/content/explain-link'
import { withSlash } from '../../../contract/content/explain-redirected'
import type { Redirect } from '../../../contract/content/page-schemas'
import { asRedirect } from '../../../contract/entry-address'
import { normalizeTarget, targetRule } from '../../../contract/redirect-target'
import { suggest } from '../../../contract/suggest'
import { routes } from '../../config/routes'
import type { Content } from '../../content/content'
import { type ContentIssue, formatIssue, inEditor } from '../../content/content-issue'
import type { SeoSettings, MovedSlug } from '../../content/published-content'

export interface PlannedRedirect {
  from: string
  to: string
  status: 301 | 302
  /** Where it was written; default: in redirects.yml. */
  by?: RedirectRule['by']
}

/** A redirect, and where it was written; default: in redirects.yml. */
type RedirectRule = Redirect & { by?: 'moved' | 'editor' | undefined }

interface RedirectInput {
  rules: readonly RedirectRule[]
  locate: Content['redirects']['locate']
}

/**
 * Redirects as a server needs them: one hop each. Chains are flattened; loops, doubles, redirects
 * of a living page and targets that lead nowhere are issues.
 *
 * @param gone Addresses that people of the workspace took away: redirects to them are left out. Default: none.
 */
export function planRedirects(
  { rules, locate }: RedirectInput,
  pages: readonly string[],
  gone: ReadonlySet<string> = new Set(),
) {
  const byPath = new Map(rules.map((rule) => [withSlash(rule.from), rule]))
  const redirects: PlannedRedirect[] = []
  const issues: ContentIssue[] = []
  const dead: ContentIssue[] = []

  rules.forEach((rule, index) => {
    const result = follow(rule, byPath)
    const first = rules.findIndex(({ from }) => withSlash(from) === withSlash(rule.from))
    const message = findError({ rule, result, isDouble: first !== index, first: first + 1, pages })
    if (message === undefined)
      redirects.push({
        from: withSlash(rule.from),
        to: result.to,
        status: result.permanent ? 301 : 302,
        ...(rule.by && { by: rule.by }),
      })
    else (gone.has(splitLink(result.to).path) ? dead : issues).push({ ...locate([index, 'from']), message })
  })
  return { redirects, issues, dead }
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

function findError({ rule, result, isDouble, first, pages }: Checked): string | undefined {
  const name = ({ from, to }: Redirect) => `"${from} -> ${to}"`
  if (result.loop) return `redirect ${name(rule)}: loops with ${name(result.loop)}`
  if (isDouble) return `redirect ${name(rule)}: duplicate of entry ${first}`
  if (pages.includes(withSlash(rule.from)))
    return `redirect ${name(rule)}: there is already a page at this URL`
  if (normalizeTarget(result.to) === undefined)
    return `redirect ${name(rule)}: the target must be ${targetRule}`
  const target = result.to.split('#')[0] ?? ''
  if (target.startsWith('/') && !pages.includes(target)) {
    return `redirect ${name(rule)}: no page at "${target}"${suggest(target, pages)}`
  }
  return undefined
}

/** Where an admin fixes a redirect of the editor. */
const redirectEditor = `the editor of redirects (${routes.adminSeo.href()}?tab=redirects)`

/** More redirects, and warnings about those that were left out. */
interface ExtendedRedirects {
  redirects: RedirectInput
  warnings: string[]
}

/** The redirects of files, and after them those of the editor as far as they hold. */
export function withEditorRedirects(
  redirects: RedirectInput,
  editorRedirects: SeoSettings['redirects'],
  pages: readonly string[],
): ExtendedRedirects {
  const added = editorRedirects.map(({ from, to, permanent }) => ({
    rule: { from, to, permanent, by: 'editor' as const },
    location: redirectEditor,
  }))
  return withSound(redirects, added, pages)
}

/**
 * Adds redirects as far as they hold. What has come to be at issue since it was saved, e.g. because its target was
 * taken down, is left out: it must not keep others from publishing.
 */
function withSound(
  { rules, locate }: RedirectInput,
  candidates: readonly { rule: RedirectRule; location: string }[],
  pages: readonly string[],
): ExtendedRedirects {
  const warnings: string[] = []
  let added = candidates
  for (;;) {
    const all = [...rules, ...added.map(({ rule }) => rule)]
    // the line of an issue is the index of its rule
    const atRule: RedirectInput['locate'] = ([index]) => ({
      file: added[Number(index) - rules.length]?.location ?? '',
      line: Number(index),
      column: 0,
    })
    const { issues } = planRedirects({ rules: all, locate: atRule }, pages)
    const own = issues.filter(({ line }) => line >= rules.length)
    if (own.length === 0) return { redirects: { rules: all, locate }, warnings }
    warnings.push(...own.map((issue) => `Left out: ${formatIssue({ ...issue, ...inEditor })}`))
    added = added.filter((_, index) => own.every(({ line }) => line !== rules.length + index))
  }
}

/**
 * The redirects of redirects.yml, and after them one for each address that an entry of the editor had before. An old
 * address that has a page again keeps its page.
 */
export function withMoved(
  redirects: Content['redirects'],
  moved: readonly MovedSlug[],
  pages: readonly string[],
): ExtendedRedirects {
  const added = moved.flatMap(({ location, ...move }) => {
    const rule = { ...asRedirect(move), permanent: true, by: 'moved' as const }
    return pages.includes(rule.from) ? [] : [{ rule, location }]
  })
  return withSound(redirects, added, pages)
}
