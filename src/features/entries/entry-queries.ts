import { keepPreviousData, useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import type { EntryKind } from '../../../contract/content/entry-kind'
import type { Entry, EntryState } from '../../../contract/entry'
import type { ApiClient } from '../../client/create-api-client'

/** Which entries to list. */
export interface EntryFilter {
  kind: EntryKind
  /** Default: every state. */
  state?: EntryState | undefined
  search: string
  /** Only the person’s own. */
  own: boolean
}

/** Entries of one kind, the latest change first, page by page; the previous ones stay while others load. */
export function useEntries(api: ApiClient, { kind, state, search, own }: EntryFilter, isEnabled = true) {
  return useInfiniteQuery({
    queryKey: ['entries', kind, state ?? 'all', search, own],
    queryFn: async ({ pageParam, signal }) => {
      const mine = own ? ('1' as const) : ('0' as const)
      const after = pageParam === null ? {} : { after: pageParam }
      const query = { kind, search, mine, limit: 100, ...(state && { state }), ...after }
      return (await api.GET('/api/entries', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
}

/** Refreshes the lists and counts that show a saved entry. */
export function refreshLists(queryClient: QueryClient, { id }: Entry): void {
  void queryClient.invalidateQueries({ queryKey: ['entries'] })
  void queryClient.invalidateQueries({ queryKey: ['revisions', id] })
}
