import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { NotificationsPage } from '../../features/notifications/notifications-page'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /employee/notifications/: what the person was told; "?open=<id>" leads on to what one is about. */
export default function OwnNotificationsPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  return <NotificationsPage api={api} roles={user.roles} query={location.search} onOpen={replace} />
}

const replace = (href: string) => {
  navigate(href, { replace: true })
}

export const Head = ({ data }: HeadProps<Queries.OwnNotificationsPageQuery>) => (
  <WorkspaceHead title="Notifications" firm={data.company?.name} />
)

export const query = graphql`
  query OwnNotificationsPage {
    company {
      name
    }
  }
`
