import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { readRouteState, writeRouteState } from '../../features/seo/route-state'
import { Seo } from '../../features/seo/seo'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

const href = routes.adminSeo.href()

/** /admin/seo/: SEO settings and redirects; "?page=/about/" opens a page. */
export default function SeoPage({ location }: PageProps) {
  const { api } = useWorkspaceSession()
  return (
    <Seo
      api={api}
      state={readRouteState(location.search)}
      onNavigate={(state) => navigate(href + writeRouteState(state))}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.SeoPageQuery>) => (
  <WorkspaceHead title="SEO" firm={data.company?.name} />
)

export const query = graphql`
  query SeoPage {
    company {
      name
    }
  }
`
