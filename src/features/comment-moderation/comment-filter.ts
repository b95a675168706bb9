import type { CommentState } from '../../../contract/comment'
import { toQueryString } from '../../lib/to-query-string'
import { states } from './comment-words'

/** Which comments are listed. */
export interface CommentFilter {
  state: CommentState
  /** Slug of an article; '': all. */
  post: string
  /** Beginnings of words; '': no search. */
  search: string
}

/** The filter in an address such as "?state=spam&post=tides"; missing values are defaults. */
export function readFilter(address: string): CommentFilter {
  const asked = new URLSearchParams(address)
  return {
    state: states.find((state) => state === asked.get('state')) ?? 'pending',
    post: (asked.get('post') ?? '').replace(/[^a-z0-9-]/g, ''),
    search: (asked.get('search') ?? '').slice(0, 100),
  }
}

/** The same for an address, "" for the default. */
export const writeFilter = ({ state, post, search }: CommentFilter): string =>
  toQueryString({ state: state !== 'pending' && state, post, search })
