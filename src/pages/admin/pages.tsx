import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/session/session-provider'
import { EntryPage } from '../../features/entries/entry-page'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/pages/: the pages that the site always has; "?entry=<id>" opens one in the editor. */
export default function FixedPageListPage({ data, location }: PageProps<Queries.FixedPageListPageQuery>) {
  return (
    <EntryPage
      session={useWorkspaceSession()}
      isSignedOut={useSession().isExpired}
      kind="page"
      href={routes.adminPages.href()}
      search={location.search}
      data={data}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.FixedPageListPageQuery>) => (
  <WorkspaceHead title="Pages" firm={data.company?.name} />
)

export const query = graphql`
  query FixedPageListPage {
    ...EntryChoices
  }
`
