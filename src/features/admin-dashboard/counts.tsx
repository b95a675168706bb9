import { roleNames, roles } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { routes } from '../../config/routes'
import { FigureRow } from '../../ui/figure-row'
import { LoadError, Skeleton } from '../../ui/load-states'
import { Panel } from '../../ui/panel'
import * as css from './admin-dashboard.module.css'
import { usePeopleCounts } from './dashboard-queries'

/** What the public site shows. */
export interface PublishedCounts {
  articles: number
  caseStudies: number
  openJobs: number
}

/** People by role, and what is published. */
export function Counts({ api, published }: { api: ApiClient; published: PublishedCounts }) {
  return (
    <div className={css.counts}>
      <Panel title="People">
        <PeopleCounts api={api} />
      </Panel>
      <Panel title="Published">
        <FigureRow
          figures={[
            { title: 'Articles', count: published.articles, href: routes.adminPosts.href() },
            { title: 'Case studies', count: published.caseStudies, href: routes.adminCaseStudies.href() },
            { title: 'Open positions', count: published.openJobs, href: routes.adminJobs.href() },
          ]}
        />
      </Panel>
    </div>
  )
}

function PeopleCounts({ api }: { api: ApiClient }) {
  const { data, error, refetch } = usePeopleCounts(api)
  const href = routes.adminEmployees.href()
  if (data !== undefined) {
    const figures = roleNames.map((role) => {
      const { title } = roles[role]
      return { title: data[role] === 1 ? title : `${title}s`, count: data[role], href }
    })
    return <FigureRow figures={figures} />
  }
  if (error === null) return <Skeleton label="Counting the people" lines={2} />
  return <LoadError title="The people could not be counted." error={error} onRetry={() => void refetch()} />
}
