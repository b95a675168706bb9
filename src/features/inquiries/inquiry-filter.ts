import type { InquiryKind, InquiryState, InquirySummary } from '../../../contract/inquiry'

/** Which inquiries are shown. */
export interface InquiryFilter {
  /** open: new or in progress; all: all but spam. */
  state: InquiryState | 'open' | 'all'
  kind: InquiryKind | 'all'
  /** An address, "me", "unassigned", or "" for whoever. */
  assignee: string
  search: string
}

export const shownStates = ['open', 'new', 'in_progress', 'closed', 'spam', 'all'] as const
const kinds = ['all', 'contact', 'support'] as const

/** The filter of the page's address; what is missing or unknown there is as at first. */
export function readFilter(address: string): InquiryFilter {
  const query = new URLSearchParams(address)
  const [state, kind] = [query.get('state'), query.get('kind')]
  return {
    state: shownStates.find((one) => one === state) ?? 'open',
    kind: kinds.find((one) => one === kind) ?? 'all',
    assignee: query.get('assignee') ?? '',
    search: query.get('search') ?? '',
  }
}

/** What of a filter is not as at first, by name: for the address and for saved views. */
export function toParts({ state, kind, assignee, search }: InquiryFilter): Record<string, string> {
  return {
    ...(state !== 'open' && { state }),
    ...(kind !== 'all' && { kind }),
    ...(assignee !== '' && { assignee }),
    ...(search !== '' && { search }),
  }
}

/** The same as a query string, "" or with its question mark. */
export function writeFilter(filter: InquiryFilter): string {
  const query = new URLSearchParams(toParts(filter)).toString()
  return query === '' ? '' : `?${query}`
}

/** What the backend is asked for. */
export function toApiQuery({ state, kind, assignee, search }: InquiryFilter) {
  return {
    search,
    ...(state !== 'all' && { state }),
    ...(kind !== 'all' && { kind }),
    ...(assignee !== '' && { assignee }),
  }
}

/** Whether an inquiry that was found by a filter, and changed since, is still what it asks for. */
export function isStillIn({ state, assignee }: InquiryFilter, inquiry: InquirySummary, me: string): boolean {
  return isInState(state, inquiry.state) && isAssigned(assignee, inquiry.assignee, me)
}

function isInState(wanted: InquiryFilter['state'], state: InquiryState): boolean {
  if (wanted === 'all') return state !== 'spam'
  return wanted === 'open' ? state === 'new' || state === 'in_progress' : state === wanted
}

function isAssigned(wanted: string, assignee: string | null, me: string): boolean {
  if (wanted === '') return true
  if (wanted === 'unassigned') return assignee === null
  return assignee !== null && isSame(assignee, wanted === 'me' ? me : wanted)
}

/** Addresses are compared without regard to case. */
export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
