import { setTimeout as wait } from 'node:timers/promises'
import { entryAddress } from '../../contract/entry-address'
import type { BuildPublication } from '../repositories/build-publications-repository'
import { BuildFailure, type Patience } from './builder'
import { fetchPage } from './fetch-page'
import { isSeen, type PublicPage } from './judge-page'

export interface PublicCheck {
  /** Public address of the site, without a slash at the end. */
  siteUrl: string
  patience: Patience
  signal: AbortSignal
  /** Hashes that an entry has had. */
  listHashes: (entry: string) => Promise<string[]>
  /** Which of these publications have been followed by later ones. */
  listReplaced: (ids: readonly string[]) => Promise<string[]>
  /** Records that a publication is done: it is not asked for again. */
  record: (publication: BuildPublication, as: 'live' | 'replaced') => Promise<void>
}

/**
 * Asks the public address until it shows every publication, or a later one in its place.
 *
 * @throws BuildFailure that names what is not to be seen, and what is there instead.
 */
export async function checkPublic(
  publications: readonly BuildPublication[],
  check: PublicCheck,
): Promise<void> {
  const { totalMs, firstPauseMs, longestPauseMs } = check.patience
  let open = publications
  let until = Date.now() + totalMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const findings = await look(open, check)
    const left = findings.filter(({ done }) => !done)
    if (left.length === 0) return
    if (left.length < open.length) until = Date.now() + totalMs
    if (Date.now() + pauseMs > until) throw unseen(left, totalMs)
    open = left.map(({ publication }) => publication)
    await wait(pauseMs, undefined, { signal: check.signal })
  }
}

interface Finding {
  publication: BuildPublication
  url: string
  page: PublicPage | string
  done: boolean
}

async function look(open: readonly BuildPublication[], check: PublicCheck): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const publication of open) {
    const url = check.siteUrl + entryAddress(publication.kind, publication.slug)
    const page = await fetchPage(url, check.signal)
    findings.push({ publication, url, page, done: await checkDone(publication, page, check) })
  }
  return findings
}

async function checkDone(
  publication: BuildPublication,
  page: PublicPage | string,
  check: PublicCheck,
): Promise<boolean> {
  const earlier = publication.action === 'unpublish' ? await check.listHashes(publication.entry) : []
  if (typeof page !== 'string' && isSeen(publication, page, earlier)) {
    await check.record(publication, 'live')
    return true
  }
  const replaced = (await check.listReplaced([publication.id])).length > 0
  if (replaced) await check.record(publication, 'replaced')
  return replaced
}

function unseen(left: readonly Finding[], totalMs: number): BuildFailure {
  const [first, ...others] = left
  const seconds = Math.round(totalMs / 1000)
  const span = seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`
  const more = others.length === 0 ? '' : ` Neither did ${others.length} more.`
  const advice = 'Check that the site was built and deployed, then retry.'
  return new BuildFailure(
    first ? `${first.url} didn’t update within ${span}: it ${describe(first)}.${more} ${advice}` : advice,
  )
}

function describe({ page, publication: { action } }: Finding): string {
  if (typeof page === 'string') return page
  if (page.status !== 200) return `answers ${page.status}`
  return action === 'publish' ? 'still shows another version' : 'still shows the unpublished version'
}
