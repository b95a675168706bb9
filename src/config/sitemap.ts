interface SitemapQuery {
  site: { siteMetadata: { siteUrl: string } }
  allSitePage: { nodes: { path: string; pageContext: { modified?: string } | null }[] }
}

interface SitemapPage {
  path: string
  modified: string
}

/** Options of gatsby-plugin-sitemap: planned pages only, each with the day of its last change. */
export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
  }`,
  resolveSiteUrl: ({ site }: SitemapQuery) => site.siteMetadata.siteUrl,
  resolvePages: ({ allSitePage }: SitemapQuery): SitemapPage[] =>
    allSitePage.nodes.flatMap(({ path, pageContext }) =>
      pageContext?.modified === undefined ? [] : [{ path, modified: pageContext.modified }],
    ),
  serialize: ({ path, modified }: SitemapPage) => ({ url: path, lastmod: modified }),
}
