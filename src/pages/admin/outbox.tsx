import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { OutboxDesk } from '../../features/outbox/outbox-desk'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/outbox/: every mail the service wrote; search and state are in the address. */
export default function OutboxPage({ location }: PageProps) {
  const { api } = useWorkspaceSession()
  return (
    <OutboxDesk
      api={api}
      query={location.search}
      onQuery={(query) => navigate(`${routes.adminOutbox.href()}${query}`, { replace: true })}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.OutboxPageQuery>) => (
  <WorkspaceHead title="Outbox" firm={data.company?.name} />
)

export const query = graphql`
  query OutboxPage {
    company {
      name
    }
  }
`
