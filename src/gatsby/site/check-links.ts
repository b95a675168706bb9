import { explainLink, findBrokenLinks, followLink, splitLink } from '../../../contract/content/explain-link'
import type { Redirects } from '../../../contract/content/explain-redirected'
import { anchorsOf } from '../../config/anchors'
import type { Content, Entry, PageEntries } from '../../content/content'
import type { ContentIssue } from '../../content/content-issue'
import type { PageView } from './views'

/** Addresses that links may name. */
export interface LinkTargets {
  /** Of pages. */
  paths: readonly string[]
  redirects: Redirects
  /** What people of the workspace took away: a file that names it is built without it. */
  gone: ReadonlySet<string>
}

/** Something that the site is built without, because it leads nowhere. */
export interface DeadLink extends ContentIssue {
  /** As the text says it; undefined where it is no link of a text, or stays. */
  url?: string
}

/**
 * Every internal link and anchor in the texts must lead somewhere.
 *
 * @returns Issues of files, and links that are no issue: those of entries of the editor, and of files to what was there.
 */
export function checkLinks(
  content: Content,
  pages: readonly PageView[],
  { paths, redirects, gone }: LinkTargets,
): { issues: ContentIssue[]; dead: DeadLink[] } {
  const ids = new Map(
    pages.map((page) => [page.href, [...page.body.headings.map(({ id }) => id), ...anchorsOf(page.type)]]),
  )
  const known = { paths, redirects, anchorsAt: (path: string) => ids.get(path) ?? [] }
  const isSound = ({ url }: { url: string }) =>
    !content.broken.some(({ slug }) => splitLink(url).path.split('/').at(-2) === slug)

  const ofEditor = new Set(pages.flatMap(({ href, entryHash }) => (entryHash === undefined ? [] : [href])))
  const isPage = (path: string) => path === '' || paths.includes(path)
  /** Whether people of the workspace can have broken it. */
  const isTheirs = (path: string) => gone.has(path) || ofEditor.has(path)

  const issues: ContentIssue[] = []
  const dead: DeadLink[] = []
  for (const { file, markdown, published } of allEntries(content)) {
    const own = markdown.headings.map(({ id }) => id)
    for (const { url, ...issue } of findBrokenLinks(markdown.links.filter(isSound), own, known)) {
      const path = followLink(url, known)
      if (published === undefined && !isTheirs(path)) issues.push({ file, ...issue })
      else dead.push({ file, ...issue, ...(!isPage(path) && { url }) })
    }
  }
  for (const { file, data, locate } of content.people) {
    data.shipped.forEach(({ href }, index) => {
      const message = href === undefined || !isSound({ url: href }) ? undefined : explainLink(href, [], known)
      if (message === undefined || href === undefined) return
      const to = isTheirs(followLink(href, known)) ? dead : issues
      to.push({ ...locate(['shipped', index, 'href']), file, message })
    })
  }
  const { home } = content.pages
  const { href: url } = home.data.secondary
  const message = isSound({ url }) ? explainLink(url, [], known) : undefined
  if (message !== undefined) {
    const to = isTheirs(followLink(url, known)) ? dead : issues
    to.push({ ...home.locate(['secondary', 'href']), message })
  }
  return { issues, dead }
}

export function allEntries(content: Content): Entry<unknown>[] {
  return [
    ...Object.values(content.pages),
    ...content.legal,
    ...content.serviceCategories,
    ...content.services,
    ...content.technologyCategories,
    ...content.technologies,
    ...content.solutions,
    ...content.samples,
    ...content.posts,
    ...content.caseStudies,
    ...content.jobs,
    ...content.people,
  ]
}

/** The content with each entry changed, files and those of the editor. */
export function mapEntries(content: Content, change: <T>(entry: Entry<T>) => Entry<T>): Content {
  const pages = Object.fromEntries(
    Object.entries(content.pages).map(([name, page]) => [name, change<unknown>(page)]),
  ) as PageEntries // the same names and data
  return {
    ...content,
    pages,
    legal: content.legal.map(change),
    serviceCategories: content.serviceCategories.map(change),
    services: content.services.map(change),
    technologyCategories: content.technologyCategories.map(change),
    technologies: content.technologies.map(change),
    solutions: content.solutions.map(change),
    samples: content.samples.map(change),
    posts: content.posts.map(change),
    caseStudies: content.caseStudies.map(change),
    jobs: content.jobs.map(change),
    people: content.people.map(change),
  }
}
