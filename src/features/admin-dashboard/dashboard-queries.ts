import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { EntryState } from '../../../contract/entry'
import type { Health } from '../../../contract/health'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'

/** Employees by role. */
export function useEmployeeCounts(api: ApiClient) {
  return useQuery({
    queryKey: ['employee-counts'],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/employees', { params: { query: { limit: 1 } }, signal })).data.counts,
  })
}

/** Entries by status. */
export function useEntryCounts(api: ApiClient) {
  return useQuery({
    queryKey: ['entries', 'counts'],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/entries', { params: { query: { limit: 1 } }, signal })).data.counts,
  })
}

/** Up to 200 entries of all kinds with one status, and their total. */
export function useEntriesIn(api: ApiClient, state: EntryState) {
  return useQuery({
    queryKey: ['entries', 'in', state],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/entries', { params: { query: { state, limit: 200 } }, signal })).data,
  })
}

/** Activity of the last twelve weeks, and items that need attention. */
export function useTrends(api: ApiClient) {
  return useQuery({
    queryKey: ['trends'],
    queryFn: async ({ signal }) => (await api.GET('/api/admin/trends', { signal })).data,
  })
}

/** The state of everything that the service depends on. */
export function useHealth(api: ApiClient) {
  return useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => {
      try {
        return (await api.GET('/api/health', { signal })).data
      } catch (error) {
        // a service that can't do its work says why
        if (error instanceof ApiError && isHealth(error.body)) return error.body
        throw error
      }
    },
  })
}

const isHealth = (body: unknown): body is Health =>
  typeof body === 'object' && body !== null && 'checks' in body && 'startedAt' in body

/** Changes, newest first, ten at a time. */
export function useChanges(api: ApiClient) {
  return useInfiniteQuery({
    queryKey: ['audit', 'changes'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { kind: 'change' as const, limit: 10, ...(pageParam !== null && { before: pageParam }) }
      return (await api.GET('/api/admin/audit', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
