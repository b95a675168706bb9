import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailState } from '../../../contract/email-state'
import type { ApiClient } from '../../client/create-api-client'
import { toQueryString } from '../../lib/to-query-string'
import { useCursorPages } from '../../lib/use-cursor-pages'
import { statusWords } from './outbox-words'

/** How often queued emails are checked, in milliseconds. */
const pollMs = 5_000

/** Emails a filter finds, the latest first, page by page; loaded again while some are queued. */
export function useOutbox(api: ApiClient, { search, state }: OutboxFilter) {
  return useCursorPages({
    queryKey: ['emails', { search, state }],
    load: async (cursor, signal) => {
      const query = { search, ...(state !== 'all' && { state }), ...cursor }
      return (await api.GET('/api/admin/emails', { params: { query }, signal })).data
    },
    pollInterval: ([first]) => {
      const { waiting = 0, sending = 0 } = first?.counts ?? {}
      return waiting + sending > 0 ? pollMs : false
    },
  })
}

/** Sends an email again; the list is brought up to date either way. */
export function useSendAgain(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) =>
      (await api.POST('/api/admin/emails/{id}/send', { params: { path: { id } } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['emails'] }),
  })
}

/** Which emails are shown. */
export interface OutboxFilter {
  search: string
  state: EmailState | 'all'
}

/** The filter in the page’s address. */
export function readFilter(query: string): OutboxFilter {
  const asked = new URLSearchParams(query)
  const state = asked.get('state') ?? ''
  return {
    search: (asked.get('search') ?? '').slice(0, 100),
    state: Object.hasOwn(statusWords, state) ? (state as EmailState) : 'all',
  }
}

/** The same for an address, "" for the default. */
export const writeFilter = ({ search, state }: OutboxFilter): string =>
  toQueryString({ state: state !== 'all' && state, search })
