import { roles, type Role } from '../../../contract/permissions'
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
import { MyArticles } from './my-articles'
import { latestPublished, type Published } from './latest-published'

interface Props {
  api: ApiClient
  user: { name: string; email: string; role: Role; photoUrl: string | null }
  /** What Microsoft Graph says of the user; undefined while it has not answered. */
  profile: { jobTitle?: string } | undefined
  /** What the public site shows, in any order. */
  published: readonly Published[]
}

/** /employee/: who one is here, what one writes, what the firm published lately, where one can go. */
export function EmployeeDashboard({ api, user, profile, published }: Props) {
  return (
    <WorkspacePage title="Home">
      <Profile user={user} profile={profile} />
      <PanelColumns>
        <div>
          <Panel title="My articles">
            <MyArticles api={api} role={user.role} />
          </Panel>
          <Panel title="Lately published">
            <LatelyPublished published={published} />
          </Panel>
        </div>
        <Panel title="What you can do">
          <WaysOn role={user.role} />
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
          <span>{roles[user.role].title}</span>
        </p>
      </div>
    </section>
  )
}

function LatelyPublished({ published }: Pick<Props, 'published'>) {
  const latest = latestPublished(published)
  if (latest.length === 0) return <EmptyState>Nothing is on the site yet.</EmptyState>
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

function WaysOn({ role }: { role: Role }) {
  const areas = areasFor(role).filter(({ href }) => href !== routes.employee.href())
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
  { title: 'Read the blog', summary: 'What visitors read, newest first.', href: routes.blog.href() },
  { title: 'See the openings', summary: 'Whom the firm is looking for.', href: routes.career.href() },
  { title: 'View the site', summary: 'The start page, as a visitor sees it.', href: routes.home.href() },
]
