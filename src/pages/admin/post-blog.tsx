import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/use-session'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { Writing } from '../../features/entries/writing'
import { choicesOf, filesOf } from '../../features/entries/writing-choices'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/post-blog/: every article; "?entry=<id>" and "?new" open one to write. */
export default function PostsPage({ data, location }: PageProps<Queries.PostsPageQuery>) {
  const { api, user } = useWorkspaceSession()
  const { isExpired } = useSession()
  return (
    <Writing
      api={api}
      user={user}
      isSignedOut={isExpired}
      kind="post"
      href={routes.adminPosts.href()}
      search={location.search}
      choices={choicesOf(data)}
      files={filesOf(data.posts)}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.PostsPageQuery>) => (
  <WorkspaceHead title="Articles" firm={data.company?.name} />
)

export const query = graphql`
  query PostsPage {
    ...WritingChoices
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
