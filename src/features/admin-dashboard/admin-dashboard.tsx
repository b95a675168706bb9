import type { ReactNode } from 'react'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { routes } from '../../config/routes'
import { Panel, PanelColumns } from '../../ui/panel'
import { SiteLink } from '../../ui/site-link'
import { WorkspacePage } from '../../ui/workspace-page'
import * as css from './admin-dashboard.module.css'
import { Counts, type PublishedCounts } from './counts'
import { EntryOverview } from './entry-overview'
import { LatestChanges } from './latest-changes'
import { SiteStatus } from './site-status'
import { Trends } from './trends/trends'

interface Props {
  api: ApiClient
  /** Email of the signed-in user. */
  me: string
  roles: readonly Role[]
  published: PublishedCounts
  /** The latest publications with their status. */
  publications: ReactNode
}

/** /admin/: activity, counts, entries in progress, site status and recent changes. */
export function AdminDashboard({ api, me, roles, published, publications }: Props) {
  return (
    <WorkspacePage title="Overview">
      <Trends api={api} me={me} />
      <Counts api={api} published={published} />
      <Panel title="Content">
        <EntryOverview api={api} roles={roles} />
      </Panel>
      <PanelColumns>
        <div>
          <Panel title="Latest publications">{publications}</Panel>
          <Panel title="Recent activity">
            <LatestChanges api={api} me={me} />
            <p className={css.ways}>
              <SiteLink href={routes.adminAudit.href()}>Open the audit log</SiteLink>
            </p>
          </Panel>
        </div>
        <Panel title="Site status">
          <SiteStatus api={api} />
        </Panel>
      </PanelColumns>
    </WorkspacePage>
  )
}
