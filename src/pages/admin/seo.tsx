import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { Seo } from '../../features/seo/seo'
import { readSeoPlace, writeSeoPlace } from '../../features/seo/seo-place'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

const href = routes.adminSeo.href()

/** /admin/seo/: what the public pages say of themselves, and redirects; "?page=/about/" opens a page. */
export default function SeoPage({ location }: PageProps) {
  const { api } = useWorkspaceSession()
  return (
    <Seo
      api={api}
      place={readSeoPlace(location.search)}
      onPlace={(place) => navigate(href + writeSeoPlace(place))}
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
