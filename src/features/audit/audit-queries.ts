import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../client/create-api-client'
import type { AuditFilter } from './audit-filter'

/** Changes that match a filter, newest first, 50 at a time; earlier pages stay while others are loading. */
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

/** Emails of the employees to filter by, at most 200. */
export function useActors(api: ApiClient): readonly string[] {
  const { data } = useQuery({
    queryKey: ['employees', 'emails'],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/employees', { params: { query: { limit: 200 } }, signal })).data.data,
  })
  return data?.map(({ email }) => email) ?? []
}
