import type { Company } from '../../contract/content/page-schemas'
import { feedText, xmlText } from '../lib/feed-text'
import { iconHref, iconSizes, iconSource, maskedIconHref } from './icons'
import { routes } from './routes'

interface FeedQuery {
  allPostPage: {
    nodes: {
      title: string
      lead: string
      href: string
      date: string
      author: string
      tags: { title: string }[]
      body: { html: string }
    }[]
  }
}

/** Options of gatsby-plugin-feed: the newest articles in full. */
export const feedOptions = ({ name }: Pick<Company, 'name'>, siteUrl: string) => ({
  query: `{ site { siteMetadata { description language } } }`,
  feeds: [
    {
      output: routes.feed.href(),
      title: `Articles from ${name}`,
      feed_url: siteUrl + routes.feed.href(),
      site_url: siteUrl + routes.blog.href(),
      image_url: siteUrl + iconHref(144),
      match: '^/blog/',
      query: `{
        allPostPage(sort: { date: DESC }, limit: 20) {
          nodes { title lead href date author tags { title } body { html: feedHtml } }
        }
      }`,
      serialize: ({ query: { allPostPage } }: { query: FeedQuery }) =>
        allPostPage.nodes.map(({ title, lead, href, date, author, tags, body }) => ({
          title: feedText(title),
          description: feedText(lead),
          date,
          author: feedText(author),
          categories: tags.map((tag) => feedText(tag.title)),
          url: siteUrl + href,
          custom_elements: [
            { 'content:encoded': withWholeAddresses(xmlText(body.html), siteUrl, siteUrl + href) },
          ],
        })),
    },
  ],
})

/** A feed is read elsewhere, where an address without its host leads nowhere. */
const withWholeAddresses = (html: string, siteUrl: string, page: string) =>
  html
    .replace(
      /(href|src|srcset)="(\/[^"]*)"/gi,
      (_, name: string, value: string) => `${name}="${value.replace(/(^|,\s*)\//g, `$1${siteUrl}/`)}"`,
    )
    .replace(/href="#/g, `href="${page}#`)

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
 * to leave alone, or to keep under another address, is not in it. `robots.txt` says where it is.
 */
export const sitemapOptions = {
  createLinkInHead: false,
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
 * matches /api/ or the end of a sign-in, which therefore never pass through the worker. A worker sees the hash of an
 * address; a rule that doesn't allow for it leaves the page to the plugin's shell.
 *
 * The plugin merges this list into its own by position: four entries replace all of its defaults.
 */
const networkFirst = (urlPattern: RegExp) => ({ urlPattern, handler: 'NetworkFirst' })

export const offlineOptions = {
  debug: false,
  workboxConfig: {
    runtimeCaching: [
      networkFirst(/^https?:\/\/[^/]+\/(?!api\/|auth\/redirect\/)([^?#]*\/)?(\?[^#]*)?(#.*)?$/),
      networkFirst(/^https?:\/\/[^/]+\/(page-data|slice-data)\/.*\.json$/),
      { urlPattern: /^https?:\/\/[^/]+\/static\/.+$/, handler: 'CacheFirst' },
      networkFirst(/^https?:\/\/[^/]+\/(icons|media)\/.+$/),
    ],
  },
}

/** Options of gatsby-plugin-manifest. */
export const manifestOptions = ({ name, description, locale }: Company) => ({
  id: routes.home.href(),
  name,
  short_name: name,
  description,
  lang: locale,
  start_url: routes.home.href(),
  display: 'minimal-ui',
  background_color: '#fbfdfd',
  theme_color: '#fbfdfd',
  theme_color_in_head: false,
  icon: iconSource,
  icons: [
    ...iconSizes.plain.map((size) => manifestIcon(size, iconHref(size), 'any')),
    // drawn by src/gatsby/write/write-masked-icons.ts, over the plugin's
    ...([192, 512] as const).map((size) => manifestIcon(size, maskedIconHref(size), 'maskable')),
  ],
  cache_busting_mode: 'none', // browsers ask again after a day at most, and a hash is no small part of a page
  legacy: false, // eight links in every page for phones that do not read the manifest
})

const manifestIcon = (size: number, href: string, purpose: 'any' | 'maskable') => ({
  src: href.slice(1),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
