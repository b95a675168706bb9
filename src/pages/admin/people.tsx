import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/session/session-provider'
import { EntryPage } from '../../features/entries/entry-page'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/people/: everyone who has a page; "?entry=<id>" and "?new" open one in the editor. */
export default function PeopleListPage({ data, location }: PageProps<Queries.PeopleListPageQuery>) {
  return (
    <EntryPage
      session={useWorkspaceSession()}
      isSignedOut={useSession().isExpired}
      kind="person"
      href={routes.adminPeople.href()}
      search={location.search}
      data={data}
      pages={data.pages}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.PeopleListPageQuery>) => (
  <WorkspaceHead title="People" firm={data.company?.name} />
)

export const query = graphql`
  query PeopleListPage {
    ...EntryChoices
    pages: allPersonPage(filter: { entryHash: { eq: null } }) {
      nodes {
        title
        slug
        href
        file
        modified
      }
    }
  }
`
