import type { SearchDocument, SearchKind } from '../../../contract/search'
import { mostTextInBrowser } from '../../config/search'
import { stripTags } from '../../lib/text'
import type { PageView, ViewName } from '../site/views'

/** Keys whose texts belong to other pages or are no text for people. */
const notOwnText = new Set([
  ...[
    'type',
    'href',
    'slug',
    'seo',
    'crumbs',
    'modified',
    'title',
    'lead',
    'tagline',
    'plainName',
    'formerly',
    'icon',
  ],
  ...['area', 'category', 'categorySlug', 'categories', 'items', 'siblings', 'solutions', 'technologies'],
  ...['related', 'relatedPosts', 'leadsTo', 'writing', 'example', 'openings', 'studies', 'cover', 'date'],
])

const kindOf: Record<ViewName, SearchKind | ((page: PageView) => SearchKind)> = {
  HomePage: 'firm',
  LandingPage: (page) => areaOf(page),
  CategoryPage: (page) => areaOf(page),
  ServicePage: 'services',
  TechnologyPage: 'technologies',
  SolutionsPage: 'solutions',
  SolutionPage: 'solutions',
  AboutPage: 'firm',
  ContactPage: 'firm',
  CareerPage: 'careers',
  JobPage: 'careers',
  BlogPage: 'articles',
  PostPage: 'articles',
  CaseStudiesPage: 'studies',
  CaseStudyPage: 'studies',
  SupportPage: 'firm',
  LegalPage: 'firm',
}

/** What the search knows of each page: its own words, not those of pages it leads to. */
export function planSearchDocuments(pages: readonly PageView[]): SearchDocument[] {
  return pages.filter((page) => page.type !== 'JobPage' || page.open).map(planDocument)
}

/** Who searches. */
export type SearchPlace = 'browser' | 'server'

/** The browser, unless there is too much text for its index. */
export function planSearchPlace(documents: readonly SearchDocument[]): SearchPlace {
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0)
  return characters > mostTextInBrowser ? 'server' : 'browser'
}

function planDocument(page: PageView): SearchDocument {
  const kind = kindOf[page.type]
  const formerly = 'formerly' in page ? (page.formerly ?? '') : ''
  return {
    href: page.href,
    kind: typeof kind === 'function' ? kind(page) : kind,
    title: 'plainName' in page && page.plainName ? `${page.title}: ${page.plainName}` : page.title,
    summary: 'tagline' in page ? page.tagline : page.lead,
    names: [page.title.replace(/[^\p{L}\p{N}]/gu, ''), page.slug.replace(/-/g, ' '), formerly].join(' '),
    headings: page.body.headings.map(({ text }) => text).join(' '),
    text: `${page.lead} ${ownText(page)}`,
  }
}

const areaOf = (page: PageView): SearchKind =>
  'area' in page && page.area === 'technologies' ? 'technologies' : 'services'

function ownText(page: PageView): string {
  return textOf(Object.fromEntries(Object.entries(page).filter(([key]) => !notOwnText.has(key))))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return stripTags(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => key !== 'href' && key !== 'id')
    .map(([, inner]) => textOf(inner))
    .join(' ')
}
