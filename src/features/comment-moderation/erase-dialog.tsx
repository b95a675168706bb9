import { useQueryClient } from '@tanstack/react-query'
import type { Comment } from '../../../contract/comment'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { ConfirmDeleteDialog } from '../../ui/confirm-delete-dialog'
import { dropComment, useRefreshComments } from './comment-queries'

interface Props {
  api: ApiClient
  comment: Comment
  onClose: () => void
}

/** Asks before a comment goes for good, and says what goes. */
export function EraseDialog({ api, comment, onClose }: Props) {
  const { id, version, name, state } = comment
  const queryClient = useQueryClient()
  const refresh = useRefreshComments()
  return (
    <ConfirmDeleteDialog
      title={`Erase the comment of ${name}?`}
      goes={['the comment, with name and e-mail address', 'answers to it, whoever wrote them']}
      stays={[
        'The audit log keeps who erased it and when, under a hash instead of the reference.',
        ...(state === 'approved'
          ? ['The page of the article itself holds it until the site is built again.']
          : []),
      ].join(' ')}
      erase={() => api.DELETE('/api/admin/comments/{id}', { params: { path: { id }, query: { version } } })}
      done="The comment was erased for good."
      explain={explain}
      onErased={() => {
        onClose()
        dropComment(queryClient, id)
      }}
      refresh={refresh}
      onClose={onClose}
    />
  )
}

function explain(error: Error): string {
  if (error instanceof ApiError && error.code === 'changed')
    return 'Somebody decided on this comment meanwhile. Close this, look at it again, then decide.'
  return `Nothing was erased. ${error.message}`
}
