import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { useSession } from '../../features/auth/use-session'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { Writing } from '../../features/entries/writing'
import { choicesOf, filesOf } from '../../features/entries/writing-choices'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /employee/post-blog/: one’s own articles; "?entry=<id>" and "?new" open one to write. */
export default function OwnPostsPage({ data, location }: PageProps<Queries.OwnPostsPageQuery>) {
  const { api, user } = useWorkspaceSession()
  const { isExpired } = useSession()
  return (
    <Writing
      api={api}
      user={user}
      isSignedOut={isExpired}
      kind="post"
      href={routes.employeePosts.href()}
      search={location.search}
      own
      choices={choicesOf(data)}
      files={filesOf(data.posts)}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.OwnPostsPageQuery>) => (
  <WorkspaceHead title="My articles" firm={data.company?.name} />
)

export const query = graphql`
  query OwnPostsPage {
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
