import type { Notification } from '../../../contract/notification'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { describeDistance } from '../../lib/describe-distance'
import { formatMoment } from '../../lib/format-moment'
import { useNow } from '../../lib/use-now'
import { ActionButton } from '../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { SiteLink } from '../../ui/site-link'
import { notificationHref } from './notification-href'
import * as css from './notification-list.module.css'
import { useMarkRead, useNotifications } from './notification-queries'

interface Props {
  api: ApiClient
  roles: readonly Role[]
  /** Called when one is opened. Default: nothing more happens. */
  onOpen?: () => void
}

/** The user's notifications, each with a link to what it is about. */
export function NotificationList({ api, roles, onOpen }: Props) {
  const query = useNotifications(api)
  const { mutate: markRead } = useMarkRead(api)
  const now = useNow(30_000)
  if (query.isPending) return <Skeleton label="Loading notifications" lines={4} />
  const failure = query.error && (
    <LoadError
      title={query.data ? 'Couldn’t refresh notifications.' : 'Couldn’t load notifications.'}
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
    />
  )
  const notifications = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (notifications.length === 0) return failure ?? <EmptyState>No notifications yet</EmptyState>
  const open = ({ id, isRead }: Notification) => {
    if (!isRead) markRead({ ids: [id] })
    onOpen?.()
  }
  return (
    <>
      {failure}
      <ol className={css.list} aria-label="Notifications, newest first">
        {notifications.map((one) => (
          <li key={one.id}>
            <SiteLink
              href={notificationHref(one.subject, roles)}
              className={css.item}
              data-unread={!one.isRead}
              onClick={() => open(one)}
            >
              <span className={css.text}>
                {!one.isRead && <span className="visually-hidden">Unread: </span>}
                {one.text}
              </span>
              <span className={css.facts}>
                {nameActor(one.actor)} ·{' '}
                <time dateTime={one.at} title={formatMoment(one.at)}>
                  {describeDistance(now, Math.min(now, Date.parse(one.at)))}
                </time>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
      {query.hasNextPage && !failure && (
        <p className={css.more}>
          <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </ActionButton>
        </p>
      )}
    </>
  )
}

const actors: Readonly<Record<string, string>> = { system: 'System', visitor: 'Visitor' }

const nameActor = (actor: string) => actors[actor] ?? actor

/** Marks all notifications as read that are on the screen, and older ones. */
export function MarkAllRead({ api }: { api: ApiClient }) {
  const { data } = useNotifications(api)
  const { mutate, isPending } = useMarkRead(api)
  const [first] = data?.pages ?? []
  const latest = first?.data[0]
  if (!first || !latest || first.unread === 0) return null
  const markAll = (button: Element) => {
    // the button goes, and the focus would go with it
    button.closest<HTMLElement>('[role="dialog"], main')?.focus()
    mutate({ until: latest.at })
  }
  return (
    <ActionButton look="plain" isPending={isPending} onPress={({ target }) => markAll(target)}>
      Mark all as read
    </ActionButton>
  )
}
