import type { SeoSetting } from '../../contract/seo'

/** Where the build puts what the editor for search engines shows of the built pages. */
export const seoFactsHref = '/seo-facts.json'

/** What the build has made of the site for search engines. */
export interface SeoFacts {
  /** Public address without a slash at the end. */
  siteUrl: string
  /** The firm's name, which stands above search results. */
  siteName: string
  /** Every public page, by path. */
  pages: SeoPageFacts[]
  /** As they are in the build. */
  redirects: SeoRedirectFacts[]
}

export interface SeoPageFacts {
  path: string
  /** Where its text is, e.g. "content/blog/tides.md", or where to mend it in the editor. */
  file: string
  /** What it says of itself where nothing is set. */
  own: {
    /** With the firm's name. */
    title: string
    description: string
    /** Path of the drawn picture for shared links. */
    image: string
  }
  /** What was set for it when it was built. Default: nothing. */
  set?: Pick<SeoSetting, 'title' | 'description' | 'canonical' | 'noindex' | 'image'>
  /** How many first-level headings it has; in development that is not known. */
  h1?: number
  /** How many other pages link to it, and the first few of them. */
  linked: { pages: number; from: string[] }
}

export interface SeoRedirectFacts {
  from: string
  to: string
  status: 301 | 302
  /** Where it was written. */
  by: 'file' | 'moved' | 'editor'
}
