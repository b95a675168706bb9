import { followLink, splitLink, type KnownPages } from '../../contract/content/explain-link'
import { indexRedirects } from '../../contract/content/explain-redirected'
import { fillValues } from '../../contract/content/fill-values'
import { findTextFault } from '../../contract/content/find-text-fault'
import { isFixed } from '../../contract/content/kinds'
import { readMarkdown, type Reference } from '../../contract/content/read-markdown'
import type { EntryContent } from '../../contract/entry'
import { asRedirect, entryAddress } from '../../contract/entry-address'
import { findEntryAddress } from '../../contract/entry-patterns'
import { isElsewhere } from '../../contract/is-linkable'
import type { SiteIndex } from '../../contract/site-index'
import type { EntryRepos } from './entry-repos'

interface Linking {
  content: EntryContent
  /** Ids of its headings. */
  own: readonly string[]
  links: readonly Reference[]
  index: SiteIndex
}

/**
 * The pages that a text may link to once it is published: those of the live release, and what has been published since.
 * The database is asked only where the release doesn't have the page.
 */
export async function findKnownPages(
  repos: EntryRepos,
  { content, own, links, index }: Linking,
): Promise<KnownPages> {
  const ofFiles = new Map(Object.entries(index.pages))
  const isOfFile = ({ url }: Reference) => isElsewhere(url) || ofFiles.has(splitLink(url).path)
  const anchorsAt = (path: string) => ofFiles.get(path) ?? []
  if (links.every(isOfFile)) return { paths: [...ofFiles.keys()], anchorsAt, redirects: new Map() }

  const address = entryAddress(content.kind, content.slug)
  const live = (await repos.published.listKeys()).map(({ kind, slug }) => entryAddress(kind, slug))
  const tags = await findTagPages(repos, content, index)
  const paths = [...ofFiles.keys(), ...tags, ...live, address]
  const redirects = await listRedirects(repos, index)

  const ofLayout = isFixed(content.kind) ? anchorsAt(address) : (index.entryAnchors[content.kind] ?? [])
  const anchors = new Map([...ofFiles, [address, [...own, ...ofLayout]]])
  const targets = links
    .filter(({ url }) => url.includes('#'))
    .map(({ url }) => followLink(url, { paths, redirects }))
  for (const path of new Set(targets)) {
    if (!anchors.has(path) && live.includes(path)) anchors.set(path, await readAnchors(repos, path, index))
  }
  return { paths, anchorsAt: (path) => anchors.get(path) ?? [], redirects }
}

/** A tag has a page once an article has the tag. */
async function findTagPages({ published }: EntryRepos, { fields }: EntryContent, { tagPages }: SiteIndex) {
  const own = 'tags' in fields ? (fields.tags ?? []) : []
  const used = [...own, ...(await published.listTags())]
  return Object.entries(tagPages).flatMap(([path, isOfFile]) =>
    isOfFile || used.some((tag) => path.endsWith(`/${tag}/`)) ? [path] : [],
  )
}

async function listRedirects({ movedSlugs, redirects }: EntryRepos, index: SiteIndex) {
  const ofFiles = Object.entries(index.redirects).map(([from, to]) => ({ from, to }))
  const moved = (await movedSlugs.listAll()).map(asRedirect)
  return indexRedirects([...ofFiles, ...moved, ...(await redirects.list())])
}

async function readAnchors({ published }: EntryRepos, path: string, index: SiteIndex): Promise<string[]> {
  const key = findEntryAddress(path)
  const entry = key && (await published.find(key))
  if (!key || !entry) return []
  const text = fillValues(entry.markdown, new Map(Object.entries(index.values)))
  const headings = findTextFault(text) === undefined ? readMarkdown(text).headings : []
  return [...headings.map(({ id }) => id), ...(index.entryAnchors[key.kind] ?? [])]
}
