import type { ApiClient } from '../../client/create-api-client'
import { Panel, PanelColumns } from '../../ui/panel'
import { WorkspacePage } from '../../ui/workspace-page'
import { Counts, type PublishedCounts } from './counts'
import { LatestChanges } from './latest-changes'
import { SiteState } from './site-state'

interface Props {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  published: PublishedCounts
}

/** /admin/: how many people and pages there are, how the site is, who changed what. */
export function AdminDashboard({ api, me, published }: Props) {
  return (
    <WorkspacePage title="Overview">
      <Counts api={api} published={published} />
      <PanelColumns>
        <Panel title="Latest changes">
          <LatestChanges api={api} me={me} />
        </Panel>
        <Panel title="The site">
          <SiteState api={api} />
        </Panel>
      </PanelColumns>
    </WorkspacePage>
  )
}
