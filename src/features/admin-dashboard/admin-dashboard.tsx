import type { ReactNode } from 'react'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { routes } from '../../config/routes'
import { SiteLink } from '../../ui/site-link'
import { Panel, PanelColumns } from '../../ui/panel'
import { WorkspacePage } from '../../ui/workspace-page'
import * as css from './admin-dashboard.module.css'
import { Counts, type PublishedCounts } from './counts'
import { LatestChanges } from './latest-changes'
import { SiteState } from './site-state'
import { Trends } from './trends/trends'
import { WritingDesk } from './writing-desk'

interface Props {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  role: Role
  published: PublishedCounts
  /** The latest publications and how far each has come. */
  publications: ReactNode
}

/** /admin/: what came in and waits, how many people and pages there are, what is written, how the site is, who changed what. */
export function AdminDashboard({ api, me, role, published, publications }: Props) {
  return (
    <WorkspacePage title="Overview">
      <Trends api={api} me={me} />
      <Counts api={api} published={published} />
      <Panel title="Writing">
        <WritingDesk api={api} role={role} />
      </Panel>
      <PanelColumns>
        <div>
          <Panel title="Latest publications">{publications}</Panel>
          <Panel title="Latest changes">
            <LatestChanges api={api} me={me} />
            <p className={css.ways}>
              <SiteLink href={routes.adminAudit.href()}>Search the audit log</SiteLink>
            </p>
          </Panel>
        </div>
        <Panel title="The site">
          <SiteState api={api} />
        </Panel>
      </PanelColumns>
    </WorkspacePage>
  )
}
