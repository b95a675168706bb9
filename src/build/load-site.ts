import type { Content } from '../content/content'
import { ContentError } from '../content/content-fault'
import { loadContent } from '../content/load-content'
import type { PublishedContent } from '../content/published-content'
import { createFileDates } from './file-dates'
import { withMoved } from './plan/plan-moved'
import { planRedirects, type PlannedRedirect } from './plan/plan-redirects'
import { resolveSite, type Site } from './site/resolve-site'

export interface LoadedSite {
  content: Content
  site: Site
  redirects: PlannedRedirect[]
}

/**
 * Reads and joins everything the site is made of.
 *
 * @param published What was published in the editor. Default: nothing, the files alone.
 * @throws ContentError with every fault at once.
 */
export function loadSite(root: string, published?: PublishedContent): LoadedSite {
  const { content, faults } = loadContent(root, published)
  if (content === undefined) throw new ContentError(faults)
  const today = new Date().toISOString().slice(0, 10)
  const resolved = resolveSite(content, { modified: createFileDates(root), today })
  const rules = withMoved(content.redirects, published?.moved ?? [], resolved.paths)
  const redirects = planRedirects(rules, resolved.paths)
  const all = [...faults, ...resolved.faults, ...redirects.faults]
  if (all.length > 0) throw new ContentError(all)
  return { content, site: resolved.site, redirects: redirects.redirects }
}
