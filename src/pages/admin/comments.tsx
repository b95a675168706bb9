import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { Moderation } from '../../features/comment-moderation/moderation'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/comments/: comments of visitors; "?state=spam" and the like say which are listed. */
export default function CommentsPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  return (
    <Moderation
      api={api}
      me={user.email}
      search={location.search}
      onSearchChange={(asked) => navigate(`${routes.adminComments.href()}${asked}`, { replace: true })}
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.CommentsPageQuery>) => (
  <WorkspaceHead title="Comments" firm={data.company?.name} />
)

export const query = graphql`
  query CommentsPage {
    company {
      name
    }
  }
`
