import type { EmailState } from '../../../contract/email-state'
import { stateWords } from './outbox-words'

/** Which mails are shown. */
export interface OutboxFilter {
  search: string
  state: EmailState | 'all'
}

/** What the address of the page asks for. */
export function readFilter(query: string): OutboxFilter {
  const asked = new URLSearchParams(query)
  const state = asked.get('state') ?? ''
  return {
    search: (asked.get('search') ?? '').slice(0, 100),
    state: Object.hasOwn(stateWords, state) ? (state as EmailState) : 'all',
  }
}

/** The part of the address after the path: "" or "?…". */
export function writeFilter({ search, state }: OutboxFilter): string {
  const asked = new URLSearchParams({ ...(state !== 'all' && { state }), ...(search !== '' && { search }) })
  return asked.size === 0 ? '' : `?${asked.toString()}`
}
