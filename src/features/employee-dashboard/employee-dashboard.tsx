import { can, titleRoles, type Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { areasFor } from '../../config/internal-areas'
import { routes } from '../../config/routes'
import { formatDate } from '../../lib/format-date'
import { Avatar } from '../../ui/avatar'
import { EmptyState } from '../../ui/load-states'
import { Panel, PanelColumns } from '../../ui/panel'
import { SiteLink } from '../../ui/site-link'
import { WorkspacePage } from '../../ui/workspace-page'
import * as css from './employee-dashboard.module.css'
import { latestPublished, type Published } from './latest-published'
import { MyArticles } from './my-articles'

interface Props {
  api: ApiClient
  user: { name: string; email: string; roles: readonly Role[]; photoUrl: string | null }
  /** The user's profile in Microsoft Graph; undefined while it is loading. */
  profile: { jobTitle?: string } | undefined
  /** Entries on the public site, in any order. */
  published: readonly Published[]
}

/** /employee/: the user's profile and articles, recent publications and shortcuts. */
export function EmployeeDashboard({ api, user, profile, published }: Props) {
  return (
    <WorkspacePage title="Home">
      <Profile user={user} profile={profile} />
      <PanelColumns>
        <div>
          {can(user.roles, 'entries.write') && (
            <Panel title="My articles">
              <MyArticles api={api} roles={user.roles} />
            </Panel>
          )}
          <Panel title="Recently published">
            <RecentlyPublished published={published} />
          </Panel>
        </div>
        <Panel title="Shortcuts">
          <Shortcuts roles={user.roles} />
        </Panel>
      </PanelColumns>
    </WorkspacePage>
  )
}

function Profile({ user, profile }: Pick<Props, 'user' | 'profile'>) {
  return (
    <section aria-label="Profile" className={css.profile}>
      <Avatar name={user.name} photoUrl={user.photoUrl} size="large" />
      <div>
        <p className={css.name}>{user.name}</p>
        {profile?.jobTitle !== undefined && <p>{profile.jobTitle}</p>}
        <p className={css.facts}>
          <span>{user.email}</span>
          <span>{titleRoles(user.roles)}</span>
        </p>
      </div>
    </section>
  )
}

function RecentlyPublished({ published }: Pick<Props, 'published'>) {
  const latest = latestPublished(published)
  if (latest.length === 0) return <EmptyState>Nothing published yet</EmptyState>
  return (
    <ul className={css.list}>
      {latest.map(({ kind, title, href, date }) => (
        <li key={href}>
          <p className={css.meta}>
            <time dateTime={date}>{formatDate(date)}</time>
            <span>{kind}</span>
          </p>
          <SiteLink href={href} className={css.link}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Shortcuts({ roles }: { roles: readonly Role[] }) {
  const areas = areasFor(roles).filter(({ href }) => href !== routes.employee.href())
  return (
    <ul className={css.list}>
      {[...areas, ...onTheSite].map(({ title, summary, href }) => (
        <li key={href}>
          <SiteLink href={href} className={css.link}>
            {title}
          </SiteLink>
          <p className={css.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  )
}

const onTheSite = [
  { title: 'Read articles', summary: 'All published articles', href: routes.blog.href() },
  { title: 'View open jobs', summary: 'The careers page', href: routes.career.href() },
  { title: 'View site', summary: 'Open the public home page', href: routes.home.href() },
]
