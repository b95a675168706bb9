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
          title,
          description: lead,
          date,
          author,
          url: `${site.siteMetadata.siteUrl}${href}`,
          guid: `${site.siteMetadata.siteUrl}${href}`,
          custom_elements: [{ 'content:encoded': withWholeAddresses(body.html, site.siteMetadata.siteUrl) }],
        })),
    },
  ],
}

/** A feed is read elsewhere, where an address without its host leads nowhere. */
const withWholeAddresses = (html: string, siteUrl: string) =>
  html.replace(/(href|src)="(\/[^"]*)"/g, `$1="${siteUrl}$2"`)
