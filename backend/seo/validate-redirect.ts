import type { ErrorCode } from '../errors/service-error'
import type { RedirectValues } from '../repositories/redirects-repository'

/** An existing redirect. */
export interface Hop {
  from: string
  to: string
  /** Where it comes from. */
  by: 'editor' | 'file' | 'moved'
}

export interface RedirectIssue {
  code: Extract<ErrorCode, `redirect_${string}`>
  message: string
}

/**
 * Validates a redirect against the others: each old path once, no loops, no chains.
 *
 * @param hops All others.
 * @returns What is wrong, and what to do; undefined when nothing is.
 */
export function validateRedirect(
  { from, to }: Pick<RedirectValues, 'from' | 'to'>,
  hops: readonly Hop[],
): RedirectIssue | undefined {
  const twin = hops.find((hop) => isSame(hop.from, from))
  if (twin) return exists(twin)
  const way = follow(to, hops)
  if (isSame(to, from) || way.some((hop) => isSame(hop.to, from))) return loop({ from, to }, way)
  const end = way.at(-1)
  if (end) return chain(to, end.to)
  const earlier = hops.find((hop) => isSame(hop.to, from))
  return earlier && earlierChain(earlier, { from, to })
}

/** The hops that follow from a target, each once. */
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

/** Paths match with and without the final slash, as requests do; anchors are ignored. */
const isSame = (a: string, b: string) => plain(a) === plain(b)
const plain = (path: string) => path.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')

const advice = {
  editor: 'Change that redirect instead.',
  file: 'Change it in content/redirects.yml.',
  moved: 'The URL of an entry was changed, so this happens automatically.',
}

function exists({ from, to, by }: Hop): RedirectIssue {
  return { code: 'redirect_exists', message: `${from} already redirects to ${to}. ${advice[by]}` }
}

function loop({ from, to }: Pick<RedirectValues, 'from' | 'to'>, way: readonly Hop[]): RedirectIssue {
  if (isSame(from, to)) return { code: 'redirect_loop', message: `A URL can’t redirect to itself.` }
  const round = [from, to, ...way.map((hop) => hop.to)]
  const closed = round.slice(0, round.findIndex((path, at) => at > 0 && isSame(path, from)) + 1)
  const message = `This would create a redirect loop: ${closed.join(' → ')}.`
  return { code: 'redirect_loop', message }
}

function chain(to: string, end: string): RedirectIssue {
  const message = `${to} already redirects to ${end}. Redirect to ${end} directly.`
  return { code: 'redirect_chain', message }
}

function earlierChain(earlier: Hop, { from, to }: Pick<RedirectValues, 'from' | 'to'>): RedirectIssue {
  const message = `${earlier.from} redirects to ${from}. Redirect it to ${to} first.`
  return { code: 'redirect_chain', message }
}
