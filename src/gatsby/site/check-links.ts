import { suggest } from '../../../contract/parse-or-explain'
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

  const explain = (url: string, from: readonly string[]): string | undefined => {
    if (/^(https?:|mailto:|tel:)/.test(url)) return undefined
    const [address = '', anchor] = url.split('#')
    const path = address.split('?')[0] ?? ''
    if (isBroken(path)) return undefined
    if (path !== '' && !paths.includes(path)) {
      return `broken link: no page at "${path}"${suggestPath(path, paths)}`
    }
    const known = path === '' ? from : (ids.get(path) ?? [])
    if (anchor === undefined || known.includes(anchor) || anchor.startsWith('note-')) return undefined
    return `broken link "${url}": no heading "${anchor}" on that page${suggest(anchor, known)}`
  }

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

/** The page a short address means: "/tech-advisory/" for "/services/strategic-consulting/tech-advisory/". */
function suggestPath(path: string, paths: readonly string[]): string {
  const end = `/${path.replace(/^\/|\/$/g, '')}/`
  const longer = path === '' ? undefined : paths.find((full) => full.endsWith(end))
  return longer === undefined ? suggest(path, paths) : `. Did you mean "${longer}"?`
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
