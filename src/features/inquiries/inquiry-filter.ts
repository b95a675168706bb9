import { inquiryForms } from '../../../contract/forms/forms'
import type { InquiryKind, InquiryState, InquirySummary } from '../../../contract/inquiry'
import { toQueryString } from '../../lib/to-query-string'

/** Which inquiries are shown. */
export interface InquiryFilter {
  /** open: new or in progress; all: all except spam. */
  state: InquiryState | 'open' | 'all'
  kind: InquiryKind | 'all'
  /** An address, "me", "unassigned", or "" for any. */
  assignee: string
  search: string
}

export const states = ['new', 'in_progress', 'closed', 'spam'] as const satisfies readonly InquiryState[]
export const shownStates = ['open', ...states, 'all'] as const
const kinds = ['all', ...inquiryForms] as const

/** The filter in the page's address; missing and unknown values are defaults. */
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

/** What differs from the default filter, by name: for the address and for saved views. */
export function toParts({ state, kind, assignee, search }: InquiryFilter): Record<string, string> {
  return {
    ...(state !== 'open' && { state }),
    ...(kind !== 'all' && { kind }),
    ...(assignee !== '' && { assignee }),
    ...(search !== '' && { search }),
  }
}

/** The same as a query string, "" or with its question mark. */
export const writeFilter = (filter: InquiryFilter): string => toQueryString(toParts(filter))

/** The backend's query. */
export function toApiQuery({ state, kind, assignee, search }: InquiryFilter) {
  return {
    search,
    ...(state !== 'all' && { state }),
    ...(kind !== 'all' && { kind }),
    ...(assignee !== '' && { assignee }),
  }
}

/** Whether an inquiry that a filter found, and that changed since, still matches it. */
export function isStillIn({ state, assignee }: InquiryFilter, inquiry: InquirySummary, me: string): boolean {
  return hasStatus(state, inquiry.state) && isAssigned(assignee, inquiry.assignee, me)
}

function hasStatus(asked: InquiryFilter['state'], state: InquiryState): boolean {
  if (asked === 'all') return state !== 'spam'
  return asked === 'open' ? state === 'new' || state === 'in_progress' : state === asked
}

function isAssigned(asked: string, assignee: string | null, me: string): boolean {
  if (asked === '') return true
  if (asked === 'unassigned') return assignee === null
  return assignee !== null && isSame(assignee, asked === 'me' ? me : asked)
}

/** Addresses are compared without regard to case. */
export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
