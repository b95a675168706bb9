import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { SearchPage } from '../../features/workspace/search/search-page'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/search/: everything that a search finds; what is searched is in the address, e.g. "?q=lantern". */
export default function AdminSearchPage({ location }: PageProps) {
  return (
    <SearchPage
      search={location.search}
      onSearchChange={(search) => navigate(`${routes.adminSearch.href()}${search}`, { replace: true })}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.AdminSearchPageQuery>) => (
  <WorkspaceHead title="Search" firm={data.company?.name} />
)

export const query = graphql`
  query AdminSearchPage {
    company {
      name
    }
  }
`
