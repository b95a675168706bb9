import type { z } from 'zod'
import type { longestSearch, searchPages } from '../../../contract/search'
import { backendUrl } from '../../config/public-env'
import type { Found } from './find-pages'

type Answer = z.output<(typeof searchPages.responses)[200]>

/** Timeout in milliseconds. */
const timeout = 10_000

const longest: typeof longestSearch = 200

/** Pages that the backend finds. @throws Error when it doesn't answer. */
export async function askServer(words: string, signal: AbortSignal): Promise<Found> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  const query = new URLSearchParams({ q: words.slice(0, longest) })
  const response = await fetch(`${backendUrl}/api/search?${query.toString()}`, { signal: limit })
  if (!response.ok) throw new Error(`The search returned ${response.status}.`)
  const { data, correction } = (await response.json()) as Partial<Answer> // the backend checks what it sends
  if (!Array.isArray(data)) throw new Error('The search was not answered by the backend.')
  const hits = data
    .flatMap((group) => group.hits.map((hit) => ({ ...hit, kind: group.kind })))
    .toSorted((a, b) => a.place - b.place)
  return { hits, correction }
}
