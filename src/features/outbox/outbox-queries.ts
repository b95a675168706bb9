import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../client/create-api-client'
import type { OutboxFilter } from './outbox-filter'

/** How often mails on their way are looked for again, in milliseconds. */
const pauseMs = 5_000

/** Mails a filter finds, the latest first, page by page; looked for again while some are on their way. */
export function useOutbox(api: ApiClient, { search, state }: OutboxFilter) {
  return useInfiniteQuery({
    queryKey: ['emails', { search, state }],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        search,
        ...(state !== 'all' && { state }),
        ...(pageParam !== null && { after: pageParam }),
      }
      return (await api.GET('/api/admin/emails', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const counts = data?.pages[0]?.counts
      return (counts?.waiting ?? 0) + (counts?.sending ?? 0) > 0 ? pauseMs : false
    },
  })
}

/** Lets a mail be sent again; the list follows either way. */
export function useSendAgain(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) =>
      (await api.POST('/api/admin/emails/{id}/send', { params: { path: { id } } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['emails'] }),
  })
}
