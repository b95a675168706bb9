import type { Content } from '../content/content'
import { ContentError } from '../content/content-fault'
import { loadContent } from '../content/load-content'
import { createFileDates } from './file-dates'
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
 * @throws ContentError with every fault at once.
 */
export function loadSite(root: string): LoadedSite {
  const { content, faults } = loadContent(root)
  if (content === undefined) throw new ContentError(faults)
  const today = new Date().toISOString().slice(0, 10)
  const resolved = resolveSite(content, { modified: createFileDates(root), today })
  const redirects = planRedirects(content.redirects, resolved.paths)
  const all = [...faults, ...resolved.faults, ...redirects.faults]
  if (all.length > 0) throw new ContentError(all)
  return { content, site: resolved.site, redirects: redirects.redirects }
}
