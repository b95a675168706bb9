import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../client/create-api-client'
import type { AuditFilter } from './audit-filter'

/** Changes a filter finds, the latest first, 50 at a time; those before stay while others are fetched. */
export function useAuditLog(api: ApiClient, { search, actor, area, from, to }: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', { search, actor, area, from, to }],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: 50,
        search,
        ...(actor !== '' && { actor }),
        ...(area !== '' && { area }),
        ...(from !== '' && { from }),
        ...(to !== '' && { to }),
        ...(pageParam !== null && { before: pageParam }),
      }
      return (await api.GET('/api/admin/audit', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** Addresses of people who may have done something: those on the list, at most 200. */
export function usePossibleActors(api: ApiClient): readonly string[] {
  const { data } = useQuery({
    queryKey: ['people', 'addresses'],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/employees', { params: { query: { limit: 200 } }, signal })).data.data,
  })
  return data?.map(({ email }) => email) ?? []
}
