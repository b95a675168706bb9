import { roleNames, roles } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { routes } from '../../config/routes'
import { FigureRow } from '../../ui/figure-row'
import { LoadError, Skeleton } from '../../ui/load-states'
import { Panel } from '../../ui/panel'
import * as css from './admin-dashboard.module.css'
import { useEmployeeCounts } from './dashboard-queries'

/** Entries on the public site. */
export interface PublishedCounts {
  articles: number
  caseStudies: number
  openJobs: number
}

/** Employees by role, and published entries. */
export function Counts({ api, published }: { api: ApiClient; published: PublishedCounts }) {
  return (
    <div className={css.counts}>
      <Panel title="Employees">
        <EmployeeCounts api={api} />
      </Panel>
      <Panel title="Published">
        <FigureRow
          figures={[
            { title: 'Articles', count: published.articles, href: routes.adminPosts.href() },
            { title: 'Case studies', count: published.caseStudies, href: routes.adminCaseStudies.href() },
            { title: 'Open jobs', count: published.openJobs, href: routes.adminJobs.href() },
          ]}
        />
      </Panel>
    </div>
  )
}

function EmployeeCounts({ api }: { api: ApiClient }) {
  const { data, error, refetch } = useEmployeeCounts(api)
  const href = routes.adminEmployees.href()
  if (data !== undefined) {
    const figures = roleNames.map((role) => {
      const { noun } = roles[role]
      const title = noun.charAt(0).toUpperCase() + noun.slice(1)
      return { title: data[role] === 1 ? title : `${title}s`, count: data[role], href }
    })
    return <FigureRow figures={figures} />
  }
  if (error === null) return <Skeleton label="Loading employees" lines={2} />
  return <LoadError title="Couldn’t load employees." error={error} onRetry={() => void refetch()} />
}
