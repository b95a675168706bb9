import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/session/session-provider'
import { Employees } from '../../features/employees/employees'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

const href = routes.adminEmployees.href()

/** /admin/employees/: employees and roles; "?add" opens the dialog to add one, "?search=ada" looks for one. */
export default function EmployeesPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  const { findPhotoOf } = useSession()
  const asked = new URLSearchParams(location.search)
  const search = asked.get('search') ?? ''
  return (
    <Employees
      key={search}
      api={api}
      me={user.email}
      findPhoto={findPhotoOf}
      search={search}
      adding={asked.has('add')}
      onAddingChange={(adding) => navigate(adding ? `${href}?add` : href, { replace: !adding })}
      // loads the page so that the session reads the new role
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
