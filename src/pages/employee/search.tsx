import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { SearchPage } from '../../features/workspace/search/search-page'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /employee/search/: everything that a search finds; what is searched is in the address, e.g. "?q=lantern". */
export default function EmployeeSearchPage({ location }: PageProps) {
  return (
    <SearchPage
      search={location.search}
      onSearchChange={(search) => navigate(`${routes.employeeSearch.href()}${search}`, { replace: true })}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.EmployeeSearchPageQuery>) => (
  <WorkspaceHead title="Search" firm={data.company?.name} />
)

export const query = graphql`
  query EmployeeSearchPage {
    company {
      name
    }
  }
`
