import { graphql, type HeadProps } from 'gatsby'
import { NotificationSettings } from '../../features/notifications/notification-settings'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /employee/notification-settings/: when the person is emailed. */
export default function NotificationSettingsPage() {
  const { api } = useWorkspaceSession()
  return <NotificationSettings api={api} />
}

export const Head = ({ data }: HeadProps<Queries.NotificationSettingsPageQuery>) => (
  <WorkspaceHead title="Notification settings" firm={data.company?.name} />
)

export const query = graphql`
  query NotificationSettingsPage {
    company {
      name
    }
  }
`
