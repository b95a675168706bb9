import type { Content } from '../content/content'
import { ContentError } from '../content/content-issue'
import { loadContent } from '../content/load-content'
import type { PublishedContent, SeoWishes } from '../content/published-content'
import { createFileDates } from './file-dates'
import { withEditorRedirects } from './plan/plan-editor-redirects'
import { withMoved } from './plan/plan-moved'
import { planRedirects, type PlannedRedirect } from './plan/plan-redirects'
import { planOverrides, type SeoOverrides, type SocialCut } from './plan/seo-overrides'
import { resolveSite, type Site } from './site/resolve-site'

export interface LoadedSite {
  content: Content
  site: Site
  redirects: PlannedRedirect[]
  /** What admins have set for pages. */
  overrides: SeoOverrides
  /** Uploaded pictures to be cut for shared links. */
  cuts: SocialCut[]
  /** What was left out of the editor's wishes and why, in sentences. */
  warnings: string[]
}

/**
 * Reads and joins everything the site is made of.
 *
 * @param published What was published in the editor. Default: nothing, the files alone.
 * @throws ContentError with every issue at once.
 */
export function loadSite(root: string, published?: PublishedContent): LoadedSite {
  const { content, issues } = loadContent(root, published)
  if (content === undefined) throw new ContentError(issues)
  const today = new Date().toISOString().slice(0, 10)
  const resolved = resolveSite(content, { modified: createFileDates(root), today })
  const rules = withMoved(content.redirects, published?.moved ?? [], resolved.paths)
  const { settings, redirects: wishes } = published?.seo ?? nothingSet
  const edited = withEditorRedirects(rules, wishes, resolved.paths)
  const redirects = planRedirects(edited.redirects, resolved.paths)
  const all = [...issues, ...resolved.issues, ...redirects.issues]
  if (all.length > 0) throw new ContentError(all)
  const { overrides, cuts, warnings } = planOverrides(settings, published?.pictures)
  return {
    content,
    site: resolved.site,
    redirects: redirects.redirects,
    overrides,
    cuts,
    warnings: [...edited.warnings, ...warnings],
  }
}

const nothingSet: SeoWishes = { settings: [], redirects: [] }
