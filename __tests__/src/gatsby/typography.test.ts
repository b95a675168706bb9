import { planPages } from '../../../src/gatsby/plan/plan-pages'
import { planSearchDocuments } from '../../../src/gatsby/plan/plan-search'
import type { PageView } from '../../../src/gatsby/site/views'
import { stripTags } from '../../../src/lib/text'
import { loadWholeSite } from '../../setup/whole-content'

const codeElement = /<(pre|code)\b[^]*?<\/\1>/g
const described = / (?:alt|title|aria-label)="([^"]*)"/g

/** Keys whose values are no text. */
const notText = new Set(['file', 'href', 'url', 'canonical', 'image'])

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (notText.has(key)) return []
    return key === 'html' ? textsOfHtml(String(inner)) : textsOf(inner)
  })
}

function textsOfHtml(html: string): string[] {
  const text = stripTags(html.replace(codeElement, ''))
    .replace(/&#x22;/g, '"')
    .replace(/&#x27;/g, "'")
  return [text, ...[...html.matchAll(described)].map(([, value = '']) => value)]
}

const withoutCode = (page: PageView): PageView => ({
  ...page,
  body: { ...page.body, html: page.body.html.replace(codeElement, '') },
})

const { content, site } = loadWholeSite()
const { company, tags } = content

/** What visitors, search engines and feed readers get. */
const shown = textsOf({
  pages: site.pages,
  navigation: site.navigation,
  company,
  tags,
  heads: planPages({ site, company, tags, siteUrl: company.url }).map(({ context }) => context.head),
  search: planSearchDocuments({ pages: site.pages.map(withoutCode), synonyms: [], company }),
})

test('straight quotes and apostrophes remain in code alone', () => {
  expect(shown.flatMap((text) => text.match(/.{0,20}["'].{0,20}/g) ?? [])).toEqual([])
})

test('ranges and interruptions have en dashes', () => {
  const hyphens =
    /(?<![\p{L}\d./:-])\d[\d.,:]*-\d[\d.,:]*(?= (?:days|minutes|months|weeks|years|UK|Irish))| - /gu
  expect(shown.flatMap((text) => text.match(hyphens) ?? [])).toEqual([])
})
