import { explainLink, findBrokenLinks, splitLink } from '../../../contract/content/explain-link'
import type { Redirects } from '../../../contract/content/explain-redirected'
import { anchorsOf } from '../../config/anchors'
import type { Content, Entry } from '../../content/content'
import type { ContentIssue } from '../../content/content-issue'
import type { PageView } from './views'

/** Addresses that links may name. */
export interface LinkTargets {
  /** Of pages. */
  paths: readonly string[]
  redirects: Redirects
}

/** Every internal link and anchor in the texts must lead somewhere. */
export function checkLinks(
  content: Content,
  pages: readonly PageView[],
  { paths, redirects }: LinkTargets,
): ContentIssue[] {
  const ids = new Map(
    pages.map((page) => [page.href, [...page.body.headings.map(({ id }) => id), ...anchorsOf(page.type)]]),
  )
  const known = { paths, redirects, anchorsAt: (path: string) => ids.get(path) ?? [] }
  const isSound = ({ url }: { url: string }) =>
    !content.broken.some(({ slug }) => splitLink(url).path.split('/').at(-2) === slug)

  const inTexts = allEntries(content).flatMap(({ file, markdown }) =>
    findBrokenLinks(
      markdown.links.filter(isSound),
      markdown.headings.map(({ id }) => id),
      known,
    ).map(({ line, column, message }) => ({ file, line, column, message })),
  )
  const { home } = content.pages
  const { href: url } = home.data.secondary
  const secondary = isSound({ url }) ? explainLink(url, [], known) : undefined
  return secondary === undefined
    ? inTexts
    : [...inTexts, { ...home.locate(['secondary', 'href']), message: secondary }]
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
    ...content.posts,
    ...content.caseStudies,
    ...content.jobs,
  ]
}
