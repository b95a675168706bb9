import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/session/session-provider'
import { EntryPage } from '../../features/entries/entry-page'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /employee/post-blog/: the person’s own articles; "?entry=<id>" and "?new" open one in the editor. */
export default function OwnPostsPage({ data, location }: PageProps<Queries.OwnPostsPageQuery>) {
  return (
    <EntryPage
      session={useWorkspaceSession()}
      isSignedOut={useSession().isExpired}
      kind="post"
      href={routes.employeePosts.href()}
      search={location.search}
      own
      data={data}
      pages={data.posts}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.OwnPostsPageQuery>) => (
  <WorkspaceHead title="My articles" firm={data.company?.name} />
)

export const query = graphql`
  query OwnPostsPage {
    ...EntryChoices
    posts: allPostPage(filter: { entryHash: { eq: null } }) {
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
