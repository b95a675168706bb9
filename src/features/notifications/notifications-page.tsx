import { useEffect } from 'react'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { routes } from '../../config/routes'
import { LoadError, Skeleton } from '../../ui/load-states'
import { SiteLink } from '../../ui/site-link'
import { WorkspacePage } from '../../ui/workspace-page'
import { notificationHref } from './notification-href'
import { MarkAllRead, NotificationList } from './notification-list'
import { useMarkRead, useNotification } from './notification-queries'
import * as css from './notifications-page.module.css'

interface Props {
  api: ApiClient
  roles: readonly Role[]
  /** The query of the page's address. */
  query: string
  /** Replaces this page with what a notification is about. */
  onOpen: (href: string) => void
}

/** All notifications; "?open=<id>", as in emails, leads on to what one is about. */
export function NotificationsPage({ api, roles, query, onOpen }: Props) {
  const opened = new URLSearchParams(query).get('open')
  return (
    <WorkspacePage
      title="Notifications"
      actions={
        <>
          <MarkAllRead api={api} />
          <SiteLink href={routes.notificationSettings.href()} className="quiet-link">
            Settings
          </SiteLink>
        </>
      }
    >
      {opened !== null && <Opening api={api} roles={roles} id={opened} onOpen={onOpen} />}
      <div className={css.list}>
        <NotificationList api={api} roles={roles} />
      </div>
    </WorkspacePage>
  )
}

function Opening({ api, roles, id, onOpen }: Pick<Props, 'api' | 'roles' | 'onOpen'> & { id: string }) {
  const { data, error, refetch } = useNotification(api, id)
  const { mutate: markRead } = useMarkRead(api)
  useEffect(() => {
    if (!data) return
    if (!data.isRead) markRead({ ids: [data.id] })
    onOpen(notificationHref(data.subject, roles))
  }, [data, roles, markRead, onOpen])
  if (error)
    return <LoadError title="Couldn’t open this notification." error={error} onRetry={() => void refetch()} />
  return <Skeleton label="Opening the notification" lines={1} />
}
