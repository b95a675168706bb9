import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { AuditLog } from '../../features/audit/audit-log'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/audit/: the audit log; search and filters are in the query string. */
export default function AuditPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  return (
    <AuditLog
      api={api}
      me={user.email}
      query={location.search}
      onQuery={(query) => navigate(`${routes.adminAudit.href()}${query}`, { replace: true })}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.AuditPageQuery>) => (
  <WorkspaceHead title="Audit log" firm={data.company?.name} />
)

export const query = graphql`
  query AuditPage {
    company {
      name
    }
  }
`
