import { routes } from '../../config/routes'
import { formatIssue, inEditor } from '../../content/content-issue'
import type { SeoWishes } from '../../content/published-content'
import { planRedirects, type PlacedRedirect, type RedirectInput } from './plan-redirects'

/** Where a person mends a redirect of the editor. */
const place = `the editor of redirects (${routes.adminSeo.href()}?tab=redirects)`

/**
 * The redirects of files, and after them those of the editor as far as they hold. What has come to be at issue there
 * since it was saved, e.g. because its target was taken down, is left out: it must not keep others from publishing.
 *
 * @returns `warnings`: what was left out and why.
 */
export function withEditorRedirects(
  { rules, locate }: RedirectInput,
  wishes: SeoWishes['redirects'],
  pages: readonly string[],
): { redirects: RedirectInput; warnings: string[] } {
  const warnings: string[] = []
  let added = wishes.map(({ from, to, permanent }): PlacedRedirect => ({ from, to, permanent, by: 'editor' }))
  for (;;) {
    const all = [...rules, ...added]
    // the line of an issue is the place of its rule
    const atRule: RedirectInput['locate'] = ([index]) => ({ file: place, line: Number(index), column: 0 })
    const { issues } = planRedirects({ rules: all, locate: atRule }, pages)
    const own = issues.filter(({ line }) => line >= rules.length)
    if (own.length === 0) return { redirects: { rules: all, locate }, warnings }
    warnings.push(...own.map((issue) => `Left out: ${formatIssue({ ...issue, ...inEditor })}`))
    added = added.filter((_, index) => own.every(({ line }) => line !== rules.length + index))
  }
}
