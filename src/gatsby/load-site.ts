import { isSetting } from '../../contract/content/kinds'
import type { PublishedEntry } from '../../contract/published'
import type { Content } from '../content/content'
import {
  ContentError,
  formatIssue,
  formatIssues,
  inEditor,
  type ContentIssue,
} from '../content/content-issue'
import { loadContent } from '../content/load-content'
import type { MarkdownMemory } from '../content/markdown-memory'
import type { LocatedEntry, PublishedContent, SeoSettings } from '../content/published-content'
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
  /** Settings of the editor that it is made with, in place of their files. */
  settings: PublishedEntry[]
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
 * Reads and joins everything the site is made of. A setting of the editor that would keep files or other entries from
 * being built is left out, and the site is made with its file.
 *
 * @param published Entries published in the editor. Default: none, files only.
 * @param memory Of parsed texts. Default: all are parsed.
 * @param hasAnalytics Whether the pages have an analytics tag. Default: no.
 * @throws ContentError with every issue of a file at once. Entries with an issue are left out.
 */
export function loadSite(
  root: string,
  published?: PublishedContent,
  memory?: MarkdownMemory,
  hasAnalytics = false,
): LoadedSite {
  const load = (settings: readonly LocatedEntry[]) =>
    loadOnce(root, { published: withSettings(published, settings), memory, hasAnalytics })
  const settings = published?.entries.filter(({ entry }) => isSetting(entry.kind)) ?? []
  const sound = settings.length === 0 ? undefined : tryLoad(() => load(settings))
  if (sound?.site?.leftOut.length === 0) return sound.site

  let site = load([])
  let kept: readonly LocatedEntry[] = []
  const leftOut: LeftOutEntry[] = []
  for (const one of settings) {
    const tried = tryLoad(() => load([...kept, one]))
    const before = site.leftOut.map(({ entry }) => entry.id)
    const harmed = tried.site?.leftOut.filter(({ entry }) => !before.includes(entry.id)) ?? []
    if (tried.site && harmed.length === 0) [site, kept] = [tried.site, [...kept, one]]
    else leftOut.push(explainHarm(one, tried.issues ?? harmed.flatMap(({ issues }) => issues)))
  }
  return {
    ...site,
    leftOut: [...site.leftOut, ...leftOut],
    warnings: [...leftOut.map(explainLeftOut), ...site.warnings],
  }
}

/** Other entries, and these settings. */
const withSettings = (published: PublishedContent | undefined, settings: readonly LocatedEntry[]) =>
  published && {
    ...published,
    entries: [...published.entries.filter(({ entry }) => !isSetting(entry.kind)), ...settings],
  }

function tryLoad(load: () => LoadedSite): { site?: LoadedSite; issues?: readonly ContentIssue[] } {
  try {
    return { site: load() }
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues }
    throw error
  }
}

/** As many as an admin mends before seeing the next. */
const mostIssues = 5

/** What a setting would break elsewhere, as issues of its own. */
function explainHarm({ entry, location: file }: LocatedEntry, issues: readonly ContentIssue[]): LeftOutEntry {
  const messages = issues.map((issue) => (issue.file === file ? issue.message : formatIssue(issue)))
  const more = messages.length - mostIssues
  return {
    entry,
    issues: [...messages.slice(0, mostIssues), ...(more > 0 ? [`and ${more} more`] : [])].map((message) => ({
      file,
      ...inEditor,
      message,
    })),
  }
}

interface LoadOptions {
  published: PublishedContent | undefined
  memory: MarkdownMemory | undefined
  hasAnalytics: boolean
}

/**
 * Reads and joins everything with these settings. Options as above.
 *
 * @throws ContentError with every issue of a file at once. Entries with an issue are left out.
 */
function loadOnce(root: string, { published, memory, hasAnalytics }: LoadOptions): LoadedSite {
  const { content, issues } = loadContent(root, published, memory)
  if (content === undefined) throw new ContentError(issues)
  const today = new Date().toISOString().slice(0, 10)
  const facts = { modified: createFileDates(root), today, hasAnalytics }
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
    settings: published?.entries.flatMap(({ entry }) => (isSetting(entry.kind) ? [entry] : [])) ?? [],
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
