import type { ErrorCode } from '../errors/service-error'
import type { RedirectValues } from '../repositories/redirects-repository'

/** A redirect that is there already. */
export interface Hop {
  from: string
  to: string
  /** Where a person changes it. */
  by: 'editor' | 'file' | 'moved'
}

export interface Refusal {
  code: Extract<ErrorCode, `redirect_${string}`>
  message: string
}

/**
 * Whether a redirect fits in with the others: an old path once, no way in a circle, one hop each.
 *
 * @param hops All others.
 * @returns Why it does not, and what to do.
 */
export function judgeRedirect(
  { from, to }: Pick<RedirectValues, 'from' | 'to'>,
  hops: readonly Hop[],
): Refusal | undefined {
  const twin = hops.find((hop) => isSame(hop.from, from))
  if (twin) return exists(twin)
  const way = follow(to, hops)
  if (isSame(to, from) || way.some((hop) => isSame(hop.to, from))) return loop({ from, to }, way)
  const end = way.at(-1)
  if (end) return chain(to, end.to)
  const earlier = hops.find((hop) => isSame(hop.to, from))
  return earlier && earlierChain(earlier, { from, to })
}

/** The hops that a target leads on by, each once. */
function follow(start: string, hops: readonly Hop[]): Hop[] {
  const way: Hop[] = []
  let next = hops.find((hop) => isSame(hop.from, start))
  while (next && !way.includes(next)) {
    way.push(next)
    const { to } = next
    next = hops.find((hop) => isSame(hop.from, to))
  }
  return way
}

/** The old path counts with and without its slash, as it does when it is asked for; an anchor leads nowhere else. */
const isSame = (a: string, b: string) => plain(a) === plain(b)
const plain = (path: string) => path.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')

const placeOf = {
  editor: () => 'Change that one.',
  file: () => 'It is in content/redirects.yml: change it there.',
  moved: () => 'The text at that address has moved, so it does by itself.',
}

function exists({ from, to, by }: Hop): Refusal {
  return { code: 'redirect_exists', message: `${from} leads to ${to} already. ${placeOf[by]()}` }
}

function loop({ from, to }: Pick<RedirectValues, 'from' | 'to'>, way: readonly Hop[]): Refusal {
  if (isSame(from, to))
    return { code: 'redirect_loop', message: `${from} would lead to itself. Name another target.` }
  const round = [from, to, ...way.map((hop) => hop.to)]
  const closed = round.slice(0, round.findIndex((path, at) => at > 0 && isSame(path, from)) + 1)
  const message = `This would lead in a circle: ${closed.join(' → ')}. Name another target, or remove one of the others.`
  return { code: 'redirect_loop', message }
}

function chain(to: string, end: string): Refusal {
  const message = `${to} itself leads on to ${end}. Let this one lead to ${end} directly.`
  return { code: 'redirect_chain', message }
}

function earlierChain(earlier: Hop, { from, to }: Pick<RedirectValues, 'from' | 'to'>): Refusal {
  const message = `${earlier.from} leads to ${from}, and would take two hops then. Let ${earlier.from} lead to ${to} first.`
  return { code: 'redirect_chain', message }
}
