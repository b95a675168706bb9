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
