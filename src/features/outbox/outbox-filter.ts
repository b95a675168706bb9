import type { EmailState } from '../../../contract/email-state'
import { toQueryString } from '../../lib/to-query-string'
import { statusWords } from './outbox-words'

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
