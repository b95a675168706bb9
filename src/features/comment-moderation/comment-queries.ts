import {
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { Comment } from '../../../contract/comment'
import type { ApiClient } from '../../client/create-api-client'
import type { CommentFilter } from './comment-filter'

const key = 'comments'

/** Comments a filter finds, page by page; the pages before stay while others are fetched. */
export function useCommentPages(api: ApiClient, { state, post, search }: CommentFilter) {
  return useInfiniteQuery({
    queryKey: [key, state, post, search],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        state,
        search,
        ...(post !== '' && { post }),
        ...(pageParam !== null && { after: pageParam }),
      }
      return (await api.GET('/api/admin/comments', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** Brings lists and counts of comments up to date. */
export function useRefreshComments() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [key] })
}

/** Takes a comment that is gone out of the lists, and brings them up to date: answers to it are gone as well. */
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
