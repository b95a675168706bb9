import type { CommentState } from '../../../contract/comment'

/** Which comments are listed. */
export interface CommentFilter {
  state: CommentState
  /** Slug of an article; '': of all. */
  post: string
  /** Beginnings of words; '': no search. */
  search: string
}

const states: readonly CommentState[] = ['pending', 'approved', 'rejected', 'spam']

/** The filter in an address such as "?state=spam&post=tides"; what it does not say is as at first. */
export function readFilter(address: string): CommentFilter {
  const asked = new URLSearchParams(address)
  return {
    state: states.find((state) => state === asked.get('state')) ?? 'pending',
    post: (asked.get('post') ?? '').replace(/[^a-z0-9-]/g, ''),
    search: (asked.get('search') ?? '').slice(0, 100),
  }
}

/** The same for an address: '' for what is listed at first. */
export function writeFilter({ state, post, search }: CommentFilter): string {
  const asked = new URLSearchParams({
    ...(state !== 'pending' && { state }),
    ...(post !== '' && { post }),
    ...(search !== '' && { search }),
  }).toString()
  return asked === '' ? '' : `?${asked}`
}
