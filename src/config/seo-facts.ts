import type { SeoSetting } from '../../contract/seo'

/** The file in which the build describes its pages for the SEO screen. */
export const seoFactsHref = '/seo-facts.json'

/** SEO facts of the built site. */
export interface SeoFacts {
  /** Public URL without a final slash. */
  siteUrl: string
  /** The company's name, shown above search results. */
  siteName: string
  /** Every public page, by path. */
  pages: SeoPageFacts[]
  /** As they are in the build. */
  redirects: SeoRedirectFacts[]
}

export interface SeoPageFacts {
  path: string
  /** Its source, e.g. "content/blog/tides.md", or its place in the editor. */
  file: string
  /** Its default values. */
  own: {
    /** Including the company's name. */
    title: string
    description: string
    /** Path of the generated social image. */
    image: string
  }
  /** Its settings at the time of the build. Default: none. */
  set?: Pick<SeoSetting, 'title' | 'description' | 'canonical' | 'noindex' | 'image'>
  /** Number of H1 headings; unknown in development. */
  h1?: number
  /** Number of pages that link to it, and the first few. */
  linked: { pages: number; from: string[] }
}

export interface SeoRedirectFacts {
  from: string
  to: string
  status: 301 | 302
  /** Its source. */
  by: 'file' | 'moved' | 'editor'
}
