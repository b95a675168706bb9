import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { unreadLimit } from '../../../contract/notification-kinds'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { routes } from '../../config/routes'
import { useMedia } from '../../lib/use-media'
import { Bell } from '../../ui/icons'
import { SiteLink } from '../../ui/site-link'
import { ToolTip } from '../../ui/tool-tip'
import * as css from './notification-bell.module.css'
import { MarkAllRead, NotificationList } from './notification-list'
import { useNotifications } from './notification-queries'

interface Props {
  api: ApiClient
  roles: readonly Role[]
}

/** The bell of the top bar with the number of unread notifications: opens a panel, on phones the page. */
export function NotificationBell({ api, roles }: Props) {
  const { data } = useNotifications(api)
  const unread = data?.pages[0]?.unread ?? 0
  const isNarrow = useMedia('(max-width: 40rem)')
  return (
    <>
      {isNarrow ? (
        <SiteLink href={routes.notifications.href()} className={css.bell} aria-label={nameBell(unread)}>
          <BellSign unread={unread} />
        </SiteLink>
      ) : (
        <BellPanel api={api} roles={roles} unread={unread} />
      )}
      <Announcer api={api} />
    </>
  )
}

function BellPanel({ api, roles, unread }: Props & { unread: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <ToolTip title={nameBell(unread)}>
        <Button className={css.bell} aria-label={nameBell(unread)}>
          <BellSign unread={unread} />
        </Button>
      </ToolTip>
      <Popover placement="bottom end" offset={6} className={css.popover}>
        <Dialog aria-label="Notifications" className={css.panel}>
          <div className={css.head}>
            <h2 className={css.title}>Notifications</h2>
            <MarkAllRead api={api} />
          </div>
          <div className={css.list}>
            <NotificationList api={api} roles={roles} onOpen={close} />
          </div>
          <p className={css.ways}>
            <SiteLink href={routes.notifications.href()} onClick={close}>
              All notifications
            </SiteLink>
            <SiteLink href={routes.notificationSettings.href()} onClick={close}>
              Settings
            </SiteLink>
          </p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function BellSign({ unread }: { unread: number }) {
  return (
    <>
      <Bell size={20} strokeWidth={1.6} aria-hidden="true" />
      {unread > 0 && (
        <span className={css.count} aria-hidden="true">
          {countOf(unread)}
        </span>
      )}
    </>
  )
}

const countOf = (unread: number) => (unread >= unreadLimit ? `${unreadLimit - 1}+` : String(unread))
const nameBell = (unread: number) =>
  unread === 0 ? 'Notifications' : `Notifications, ${countOf(unread)} unread`

/** Tells screen readers of notifications that arrive while the page is open. */
function Announcer({ api }: { api: ApiClient }) {
  const { data } = useNotifications(api)
  const [text, setText] = useState('')
  const known = useRef<string>(undefined)
  const first = data?.pages[0]?.data
  useEffect(() => {
    if (first === undefined) return
    const last = known.current
    known.current = first[0]?.at ?? ''
    if (last === undefined) return
    const arrived = first.filter(({ at, isRead }) => at > last && !isRead)
    if (arrived.length === 0) return
    const [one] = arrived
    setText(
      arrived.length === 1 && one ? `New notification: ${one.text}` : `${arrived.length} new notifications`,
    )
  }, [first])
  return (
    <span role="status" className="visually-hidden" data-react-aria-top-layer="true">
      {text}
    </span>
  )
}
