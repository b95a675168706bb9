import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { Outbox } from '../../features/outbox/outbox'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/outbox/: emails sent by the site; the filter is in the address. */
export default function OutboxPage({ location }: PageProps) {
  const { api } = useWorkspaceSession()
  return (
    <Outbox
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
