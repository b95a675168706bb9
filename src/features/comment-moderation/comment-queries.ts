import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Comment } from '../../../contract/comment'
import type { ApiClient } from '../../client/create-api-client'
import { useCursorPages } from '../../lib/use-cursor-pages'
import type { CommentFilter } from './comment-filter'

const key = 'comments'

/** Comments a filter finds, page by page. */
export function useCommentPages(api: ApiClient, { state, post, search }: CommentFilter) {
  return useCursorPages({
    queryKey: [key, state, post, search],
    load: async (cursor, signal) => {
      const query = { state, search, ...(post !== '' && { post }), ...cursor }
      return (await api.GET('/api/admin/comments', { params: { query }, signal })).data
    },
  })
}

/** Brings lists and counts of comments up to date. */
export function useRefreshComments() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [key] })
}

/** Takes a deleted comment out of the lists, and brings them up to date: replies to it are deleted as well. */
export function dropComment(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<InfiniteData<{ data: Comment[] }>>(
    { queryKey: [key] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, data: page.data.filter((one) => one.id !== id) })),
      },
  )
  void queryClient.invalidateQueries({ queryKey: [key] })
}
