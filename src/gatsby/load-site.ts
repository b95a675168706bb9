import type { Content } from '../content/content'
import { ContentError, formatIssues, type ContentIssue } from '../content/content-issue'
import { loadContent } from '../content/load-content'
import type { MarkdownMemory } from '../content/markdown-memory'
import type { PublishedContent, SeoSettings } from '../content/published-content'
import { createTypesetter } from '../content/typeset'
import { createFileDates } from './file-dates'
import { withEditorRedirects, withMoved, planRedirects, type PlannedRedirect } from './plan/plan-redirects'
import { planOverrides, type SeoOverrides, type SocialCut } from './plan/seo-overrides'
import type { Site } from './site/resolve-site'
import { resolveSound, type LeftOutEntry } from './site/resolve-sound'

export interface LoadedSite {
  content: Content
  site: Site
  redirects: PlannedRedirect[]
  /** What admins have set for pages. */
  overrides: SeoOverrides
  /** Uploaded pictures to be cut for shared links. */
  cuts: SocialCut[]
  /** Entries of the editor that can't be built. */
  leftOut: LeftOutEntry[]
  /** Links and redirects that lead nowhere; the site is built without them. */
  dead: readonly ContentIssue[]
  /** Warnings about what was left out: entries, redirects and SEO settings. */
  warnings: string[]
}

/**
 * Reads and joins everything the site is made of.
 *
 * @param published Entries published in the editor. Default: none, files only.
 * @param memory Of the texts of the editor. Default: all are parsed.
 * @throws ContentError with every issue of a file at once. Entries with an issue are left out.
 */
export function loadSite(root: string, published?: PublishedContent, memory?: MarkdownMemory): LoadedSite {
  const { content, issues } = loadContent(root, published, memory)
  if (content === undefined) throw new ContentError(issues)
  const today = new Date().toISOString().slice(0, 10)
  const facts = { modified: createFileDates(root), today }
  const sound = resolveSound(content, issues, published ?? {}, facts)
  const { resolved, leftOut } = sound
  const moved = withMoved(sound.content.redirects, published?.moved ?? [], resolved.paths)
  const { settings, redirects: editorRedirects } = published?.seo ?? nothingSet
  const edited = withEditorRedirects(moved.redirects, editorRedirects, resolved.paths)
  const redirects = planRedirects(edited.redirects, resolved.paths, sound.gone)
  const all = [...sound.issues, ...redirects.issues]
  if (all.length > 0) throw new ContentError(all)
  const dead = [...sound.dead, ...redirects.dead]
  const { overrides, cuts, warnings } = planOverrides(
    settings,
    published?.pictures,
    createTypesetter(content.company.locale),
  )
  return {
    content: sound.content,
    site: resolved.site,
    redirects: redirects.redirects,
    overrides,
    cuts,
    leftOut,
    dead,
    warnings: [
      ...leftOut.map(explainLeftOut),
      ...explainDead(dead),
      ...moved.warnings,
      ...edited.warnings,
      ...warnings,
    ],
  }
}

const explainLeftOut = ({ issues }: LeftOutEntry) =>
  `Left out, because it can’t be built:\n${formatIssues(issues)}`

const explainDead = (dead: readonly ContentIssue[]) =>
  dead.length === 0 ? [] : [`The site is built, but these lead nowhere:\n${formatIssues(dead)}`]

const nothingSet: SeoSettings = { settings: [], redirects: [] }
