import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Entry } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'

/** Revisions of an entry, the latest first; loaded again for each version of it. */
export function useRevisions(api: ApiClient, { id, version }: Pick<Entry, 'id' | 'version'>) {
  return useInfiniteQuery({
    queryKey: ['revisions', id, version],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam }
      return (await api.GET('/api/entries/{id}/revisions', { params: { path: { id }, query }, signal })).data
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** One revision with its text, which never changes. @param number undefined: loads nothing. */
export function useRevision(api: ApiClient, id: string, number: number | undefined) {
  return useQuery({
    queryKey: ['revision', id, number],
    queryFn: async ({ signal }) => {
      const path = { id, number: number ?? 0 }
      return (await api.GET('/api/entries/{id}/revisions/{number}', { params: { path }, signal })).data
    },
    enabled: number !== undefined,
  })
}

/** Replaces the draft with a revision. */
export function useRestore(api: ApiClient, { id, version }: Pick<Entry, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  return useMutation<Entry, Error, number>({
    mutationFn: async (number) => {
      const path = { id, number }
      const body = { version }
      return (await api.POST('/api/entries/{id}/revisions/{number}/restore', { params: { path }, body })).data
    },
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
