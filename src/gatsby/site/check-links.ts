import { explainLink, splitLink } from '../../../contract/content/explain-link'
import { anchorsOf } from '../../config/anchors'
import type { Content, Entry } from '../../content/content'
import type { ContentIssue } from '../../content/content-issue'
import type { PageView } from './views'

/** Every internal link and anchor in the texts must lead somewhere; `paths` are the addresses there are. */
export function checkLinks(
  content: Content,
  pages: readonly PageView[],
  paths: readonly string[],
): ContentIssue[] {
  const ids = new Map(
    pages.map((page) => [page.href, [...page.body.headings.map(({ id }) => id), ...anchorsOf(page.type)]]),
  )
  const isBroken = (path: string) => content.broken.some(({ slug }) => path.split('/').at(-2) === slug)
  const known = { paths, anchorsAt: (path: string) => ids.get(path) ?? [] }

  const explain = (url: string, from: readonly string[]): string | undefined =>
    isBroken(splitLink(url).path) ? undefined : explainLink(url, from, known)

  const inTexts = allEntries(content).flatMap(({ file, markdown }) =>
    markdown.links.flatMap(({ url, line, column }) => {
      const message = explain(
        url,
        markdown.headings.map(({ id }) => id),
      )
      return message === undefined ? [] : [{ file, line, column, message }]
    }),
  )
  const { home } = content.pages
  const secondary = explain(home.data.secondary.href, [])
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
