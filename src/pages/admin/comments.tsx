import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { CommentModeration } from '../../features/comment-moderation/comment-moderation'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/comments/: comment moderation; the filter is in the address, e.g. "?state=spam". */
export default function CommentsPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  return (
    <CommentModeration
      api={api}
      me={user.email}
      search={location.search}
      onSearchChange={(search) => navigate(`${routes.adminComments.href()}${search}`, { replace: true })}
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
