import { feedText, xmlText } from '../lib/feed-text'
import { routes } from './routes'

interface FeedQuery {
  site: { siteMetadata: { title: string; siteUrl: string } }
  allPostPage: {
    nodes: {
      title: string
      lead: string
      href: string
      date: string
      author: string
      body: { html: string }
    }[]
  }
}

/** Options of gatsby-plugin-feed: the newest articles in full. */
export const feedOptions = {
  query: `{ site { siteMetadata { title description siteUrl site_url: siteUrl language } } }`,
  feeds: [
    {
      output: routes.feed.href(),
      title: 'Blog',
      match: '^/blog/',
      query: `{
        allPostPage(sort: { date: DESC }, limit: 20) {
          nodes { title lead href date author body { html } }
        }
      }`,
      serialize: ({ query: { site, allPostPage } }: { query: FeedQuery }) =>
        allPostPage.nodes.map(({ title, lead, href, date, author, body }) => ({
          title: feedText(title),
          description: feedText(lead),
          date,
          author: feedText(author),
          url: `${site.siteMetadata.siteUrl}${href}`,
          guid: `${site.siteMetadata.siteUrl}${href}`,
          custom_elements: [
            { 'content:encoded': withWholeAddresses(xmlText(body.html), site.siteMetadata.siteUrl) },
          ],
        })),
    },
  ],
}

/** A feed is read elsewhere, where an address without its host leads nowhere. */
const withWholeAddresses = (html: string, siteUrl: string) =>
  html.replace(/(href|src)="(\/[^"]*)"/g, `$1="${siteUrl}$2"`)

interface SitemapQuery {
  site: { siteMetadata: { siteUrl: string } }
  allSitePage: { nodes: { path: string; pageContext: PageContext | null }[] }
}

interface PageContext {
  modified?: string
  head?: { canonical: string; noindex?: boolean }
}

interface SitemapPage {
  path: string
  modified: string
}

/**
 * Options of gatsby-plugin-sitemap: planned pages only, each with the day of its last change. What search engines are
 * to leave alone, or to keep under another address, is not in it.
 */
export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
  }`,
  resolveSiteUrl: ({ site }: SitemapQuery) => site.siteMetadata.siteUrl,
  resolvePages: ({ allSitePage, site }: SitemapQuery): SitemapPage[] =>
    allSitePage.nodes.flatMap(({ path, pageContext }) => {
      const { modified, head } = pageContext ?? {}
      const isItself = head?.canonical === `${site.siteMetadata.siteUrl}${path}`
      return modified === undefined || !isItself || head.noindex ? [] : [{ path, modified }]
    }),
  serialize: ({ path, modified }: SitemapPage) => ({ url: path, lastmod: modified }),
}

/**
 * Options of gatsby-plugin-offline. Pages and their data always come from the network and from the cache
 * only without one, so that nobody reads a stale page after a deploy. Hashed files never change. No rule
 * matches /api/ or the end of a sign-in, which therefore never pass through the worker.
 *
 * The plugin merges this list into its own by position: four entries replace all of its defaults.
 */
const networkFirst = (urlPattern: RegExp) => ({ urlPattern, handler: 'NetworkFirst' })

export const offlineOptions = {
  debug: false,
  workboxConfig: {
    runtimeCaching: [
      networkFirst(/^https?:\/\/[^/]+\/(?!api\/|auth\/redirect\/)([^?#]*\/)?(\?[^#]*)?$/),
      networkFirst(/^https?:\/\/[^/]+\/(page-data|slice-data)\/.*\.json$/),
      { urlPattern: /^https?:\/\/[^/]+\/static\/.+$/, handler: 'CacheFirst' },
      networkFirst(/^https?:\/\/[^/]+\/(icons|media)\/.+$/),
    ],
  },
}
