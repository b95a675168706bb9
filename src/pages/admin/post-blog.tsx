import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/session/session-provider'
import { EntryPage } from '../../features/entries/entry-page'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/post-blog/: all articles; "?entry=<id>" and "?new" open one in the editor. */
export default function PostsPage({ data, location }: PageProps<Queries.PostsPageQuery>) {
  return (
    <EntryPage
      session={useWorkspaceSession()}
      isSignedOut={useSession().isExpired}
      kind="post"
      href={routes.adminPosts.href()}
      search={location.search}
      data={data}
      pages={data.posts}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.PostsPageQuery>) => (
  <WorkspaceHead title="Articles" firm={data.company?.name} />
)

export const query = graphql`
  query PostsPage {
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
