import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../client/create-api-client'

/** How many people have each role. */
export function usePeopleCounts(api: ApiClient) {
  return useQuery({
    queryKey: ['people-counts'],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/employees', { params: { query: { limit: 1 } }, signal })).data.counts,
  })
}

/** Whether the service answers and has a site to serve. */
export function useHealth(api: ApiClient) {
  return useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => (await api.GET('/api/health', { signal })).data,
  })
}

/** Changes, the latest first, ten at a time. */
export function useChanges(api: ApiClient) {
  return useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 10, ...(pageParam !== null && { before: pageParam }) }
      return (await api.GET('/api/admin/audit', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
