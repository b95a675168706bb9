import { explainRedirected, indexRedirects, withSlash } from '../../../contract/content/explain-redirected'
import { asRedirect, entryAddress } from '../../../contract/entry-address'
import type { PublishedEntry } from '../../../contract/published'
import { routes } from '../../config/routes'
import type { Content, Entry } from '../../content/content'
import { formatIssue, inEditor, type ContentIssue } from '../../content/content-issue'
import type { LocatedEntry, PublishedContent } from '../../content/published-content'
import { mapEntries, type DeadLink } from './check-links'
import type { FileFacts } from './page-parts'
import { resolveSite, type Resolved } from './resolve-site'

/** An entry of the editor that is left out, and its issues. */
export interface LeftOutEntry {
  entry: PublishedEntry
  issues: readonly ContentIssue[]
}

interface Sound {
  /** Without the entries that are left out. */
  content: Content
  resolved: Resolved
  /** Issues of files, which stop the build. */
  issues: ContentIssue[]
  leftOut: LeftOutEntry[]
  /** What leads nowhere; the site is built without it. */
  dead: DeadLink[]
  /** Addresses that people of the workspace took away, or can. */
  gone: ReadonlySet<string>
}

/**
 * Joins content with the trees, without the entries of the editor that have an issue: one faulty entry must not keep
 * the others from being published. Their addresses still count as pages, since the backend shows them there.
 *
 * @param found Issues of reading the content.
 */
export function resolveSound(
  content: Content,
  found: readonly ContentIssue[],
  published: Partial<Pick<PublishedContent, 'entries' | 'moved' | 'gone' | 'seo'>>,
  facts: FileFacts,
): Sound {
  const { entries = [], moved = [], gone, seo } = published
  const byLocation = new Map(entries.map(({ entry, location }) => [location, entry]))
  const isOfEntry = ({ file }: ContentIssue) => byLocation.has(file)
  const own = [...found.filter(isOfEntry), ...findRedirected(content, entries)]
  const { rules } = content.redirects
  const redirected = rules.map(({ from }) => withSlash(from))
  const redirects = indexRedirects([...rules, ...moved.map(asRedirect), ...(seo?.redirects ?? [])])
  const taken = new Set(
    gone && [...gone, ...content.tags.map(({ slug }) => routes.blogTag.href({ tag: slug }))],
  )
  const dead = new Map<string, DeadLink>()
  const issuesOf = new Map<string, ContentIssue[]>()
  let leftOut: LeftOutEntry[] = []
  for (;;) {
    const sound = withoutLinks(withoutEntries(content, issuesOf), [...dead.values()])
    const left = [
      ...leftOut.map(({ entry }) => entry),
      ...own.flatMap(({ file }) => byLocation.get(file) ?? []),
    ]
    const paths = left.flatMap(addressesOf).filter((address) => !redirected.includes(address))
    const resolved = resolveSite(sound, facts, { paths, redirects, gone: taken })
    const before = issuesOf.size
    const known = dead.size
    for (const link of resolved.dead) dead.set(formatIssue(link), link)
    for (const issue of [...(before === 0 ? own : []), ...resolved.issues.filter(isOfEntry)])
      issuesOf.set(issue.file, [...(issuesOf.get(issue.file) ?? []), issue])
    leftOut = [...issuesOf].flatMap(([location, issues]) => {
      const entry = byLocation.get(location)
      return entry === undefined ? [] : [{ entry, issues }]
    })
    if (issuesOf.size > before || dead.size > known) continue // a list or a link may have contained it
    const issues = [...found, ...resolved.issues].filter((issue) => !isOfEntry(issue))
    return { content: sound, resolved, issues, leftOut, dead: [...dead.values()], gone: taken }
  }
}

/** Entries at an address that a redirect of a file leads away from. */
function findRedirected({ redirects }: Content, entries: readonly LocatedEntry[]): ContentIssue[] {
  const ofFiles = indexRedirects(redirects.rules)
  return entries.flatMap(({ entry: { kind, slug }, location: file }) => {
    const message = explainRedirected(entryAddress(kind, slug), ofFiles)
    return message === undefined ? [] : [{ file, ...inEditor, message }]
  })
}

/** A page that the site fixes comes from its file then. */
function withoutEntries(content: Content, leftOut: ReadonlyMap<string, unknown>): Content {
  const isSound = ({ file }: Entry<unknown>) => !leftOut.has(file)
  const withFiles = mapEntries(content, (entry) => (isSound(entry) ? entry : (entry.ofFile ?? entry)))
  const { posts, caseStudies, jobs, people } = content
  const gone = [...posts, ...caseStudies, ...jobs, ...people].filter((entry) => !isSound(entry))
  return {
    ...withFiles,
    posts: posts.filter(isSound),
    caseStudies: caseStudies.filter(isSound),
    jobs: jobs.filter(isSound),
    people: people.filter(isSound),
    broken: [...content.broken, ...gone.map(({ file, folder, slug }) => ({ file, folder, slug }))],
  }
}

/** The texts without links that lead nowhere. */
function withoutLinks(content: Content, dead: readonly DeadLink[]): Content {
  const unlink = <T>(entry: Entry<T>): Entry<T> => {
    const urls = dead.flatMap(({ file, url }) => (file === entry.file && url !== undefined ? [url] : []))
    return urls.length === 0 ? entry : { ...entry, markdown: entry.markdown.without(new Set(urls)) }
  }
  return dead.length === 0 ? content : mapEntries(content, unlink)
}

/** Its own address, and those of the tags that may have a page because of it alone. */
function addressesOf({ kind, slug, fields }: PublishedEntry): string[] {
  const tags = 'tags' in fields ? fields.tags : []
  return [entryAddress(kind, slug), ...tags.map((tag) => routes.blogTag.href({ tag }))]
}
