import type { Company, Tag } from '../../../contract/content/page-schemas'
import type { Site } from '../site/resolve-site'
import type { ViewName, PageView } from '../site/views'
import type { SeoOverrides } from './seo-overrides'

/** Everything that pages are planned from. */
export interface PlanInput {
  site: Site
  company: Company
  tags: readonly Tag[]
  /** Public address without a trailing slash, e.g. "https://example.com". */
  siteUrl: string
  /** Articles on a page of the blog. Default: 9. */
  postsPerPage?: number
  /** What admins have set for pages. Default: nothing. */
  overrides?: SeoOverrides
}

/** What the head of a page says; the same for visitors, search engines and shared links. */
export interface HeadPlan {
  /** Full title, with the firm's name. */
  title: string
  description: string
  /** Full address. */
  canonical: string
  /** Open Graph type. */
  type: 'website' | 'article'
  /** Full address of the picture for shared links, and what it shows. */
  image: string
  imageAlt: string
  siteName: string
  /** Language and country as Open Graph writes them, e.g. "en_GB". */
  locale: string
  /** Keeps the page out of search engines. Default: false. */
  noindex?: boolean
  /** For articles: first and last publication, as YYYY-MM-DD, and what they are about. */
  published?: string
  modified?: string
  tags?: string[]
  /** What the editor published is known by; none of what comes from a file. */
  entryHash?: string
  /** JSON-LD objects, one for each thing the page is about. */
  structuredData: object[]
}

export interface PageContext {
  /** Id of the page's node. */
  id: string
  head: HeadPlan
  /** Day of the last change, for the sitemap. */
  modified: string
  /** Lists only: ids of the articles on this page of the list. */
  posts?: string[]
  /** Lists only: which part of which list this is. */
  list?: ListContext
}

interface ListContext {
  /** From home to this page of the list. */
  crumbs: PageView['crumbs']
  title: string
  lead: string
  /** From 1. */
  page: number
  pages: number
  /** Slug of the tag whose articles these are; undefined: all. */
  tag: string | undefined
}

/** One page as data: where it is, what draws it, what it gets. */
export interface PagePlan {
  path: string
  template: ViewName
  context: PageContext
}

/** Id of a page's node in Gatsby's data layer. */
export const nodeId = ({ type, href }: Pick<PageView, 'type' | 'href'>) => `${type}:${href}`
