import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { People } from '../../features/employees/people'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

const href = routes.adminEmployees.href()

/** /admin/employees/: people and roles; "?add" opens the box to add somebody. */
export default function EmployeesPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  return (
    <People
      api={api}
      me={user.email}
      adding={new URLSearchParams(location.search).has('add')}
      onAddingChange={(adding) => navigate(adding ? `${href}?add` : href, { replace: !adding })}
      // loaded anew, the session learns its role
      onOwnChange={() => window.location.assign(routes.employee.href())}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.EmployeesPageQuery>) => (
  <WorkspaceHead title="Employees" firm={data.company?.name} />
)

export const query = graphql`
  query EmployeesPage {
    company {
      name
    }
  }
`
