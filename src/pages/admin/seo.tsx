import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Seo } from '../../features/seo/seo'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/seo/: what the public pages say of themselves. */
export default function SeoPage({ data }: PageProps<Queries.SeoPageQuery>) {
  return <Seo pages={data.pages.nodes} />
}

export const Head = ({ data }: HeadProps<Queries.SeoPageQuery>) => (
  <WorkspaceHead title="Search engines" firm={data.company?.name} />
)

export const query = graphql`
  query SeoPage {
    company {
      name
    }
    pages: allSitePage {
      nodes {
        path
        pageContext
      }
    }
  }
`
