import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { isSetting } from '../../contract/content/kinds'
import { entryAddress } from '../../contract/entry-address'
import { siteIndexHref, SiteIndexSchema, type LeftOut } from '../../contract/site-index'
import { codeOf } from '../errors/code-of'
import type { BuildPublication } from '../repositories/build-publications-repository'
import { BuildFailure, type Patience } from './builder'

interface PublicCheck {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string
  patience: Patience
  signal: AbortSignal
  /** Earlier hashes of an entry. */
  listHashes: (entry: string) => Promise<string[]>
  /** Those of these publications that have been followed by later ones. */
  listReplaced: (ids: readonly string[]) => Promise<string[]>
  /** When the build began: what an earlier one left out doesn't count. */
  since: Date
  /** Records that a publication is live: it is not checked again. */
  record: (publication: BuildPublication, as: 'live' | 'replaced') => Promise<void>
  /** Records that the build left a publication out, and why. */
  fail: (publication: BuildPublication, reason: string) => Promise<void>
}

/**
 * Polls the public site until it shows every publication, or a later one of the same entry, or says that it leaves the
 * entry out.
 *
 * @throws BuildFailure that names the page that didn't update, and what it shows instead.
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

/** Looks once for failed publications: a later build may have made their pages. */
export async function recordSeen(failed: readonly BuildPublication[], check: PublicCheck): Promise<void> {
  await look(failed, check)
}

interface Finding {
  publication: BuildPublication
  url: string
  page: PublicPage | string
  done: boolean
}

async function look(open: readonly BuildPublication[], check: PublicCheck): Promise<Finding[]> {
  const findings: Finding[] = []
  const { leftOut, settings } = await fetchRelease(check)
  for (const publication of open) {
    const { kind, slug } = publication
    const url = check.siteUrl + (isSetting(kind) ? siteIndexHref : entryAddress(kind, slug))
    const page = isSetting(kind) ? settings : await fetchPage(url, check.signal)
    const reason = leftOut.find(
      ({ id, hash }) => id === publication.entry && hash === publication.hash,
    )?.reason
    findings.push({ publication, url, page, done: await checkDone(publication, { page, reason }, check) })
  }
  return findings
}

async function checkDone(
  publication: BuildPublication,
  { page, reason }: { page: PublicPage | string; reason: string | undefined },
  check: PublicCheck,
): Promise<boolean> {
  const earlier = publication.action === 'publish' ? [] : await check.listHashes(publication.entry)
  if (typeof page !== 'string' && isSeen(publication, page, earlier)) {
    await check.record(publication, 'live')
    return true
  }
  const replaced = (await check.listReplaced([publication.id])).length > 0
  if (replaced) await check.record(publication, 'replaced')
  else if (reason !== undefined) await check.fail(publication, reason)
  return replaced || reason !== undefined
}

interface Release {
  /** Entries that the build left out; none if the site doesn't say so. */
  leftOut: LeftOut[]
  /** What shows which settings it was made with, or why that is unknown. */
  settings: PublicPage | string
}

async function fetchRelease({ siteUrl, since, signal }: PublicCheck): Promise<Release> {
  try {
    const answer = await fetch(siteUrl + siteIndexHref, {
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    const { leftOut, settings } = SiteIndexSchema.pick({ leftOut: true, settings: true }).parse(
      await answer.json(),
    )
    return {
      leftOut: leftOut.filter(({ at }) => new Date(at) > since),
      settings: { status: answer.status, hashes: settings },
    }
  } catch {
    signal.throwIfAborted()
    return { leftOut: [], settings: 'can’t be read' }
  }
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
  if (action === 'return') return 'still shows the editor’s version'
  return action === 'publish' ? 'still shows another version' : 'still shows the unpublished version'
}

/** A response of the public site. */
interface PublicPage {
  status: number
  /** Hashes of the entries in the page's meta tags. */
  hashes: readonly string[]
}

/**
 * Whether visitors see a publication: its page shows the text, or no longer does.
 *
 * @param earlier Earlier hashes of the entry; an unpublished page must have none of them.
 */
function isSeen(
  { action, hash }: Pick<BuildPublication, 'action' | 'hash'>,
  { status, hashes }: PublicPage,
  earlier: readonly string[],
): boolean {
  if (action === 'publish') return status === 200 && hash !== null && hashes.includes(hash)
  if (action === 'return') return status === 200 && !hashes.some((found) => earlier.includes(found))
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return true
  return status === 200 && !hashes.some((found) => earlier.includes(found))
}

const metaTag = /<meta\b[^>]*>/gi

/** Reads `<meta name="entry-hash" content="…">` in any notation. */
function readHashes(html: string): string[] {
  return [...html.matchAll(metaTag)]
    .filter(([tag]) => attributeOf(tag, 'name') === 'entry-hash')
    .flatMap(([tag]) => attributeOf(tag, 'content') ?? [])
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found?.[1] ?? found?.[2] ?? found?.[3]
}

const patienceMs = 10_000

/**
 * Requests a page like a visitor without a cache.
 *
 * @returns The response, or why there was none.
 */
async function fetchPage(url: string, signal: AbortSignal): Promise<PublicPage | string> {
  try {
    const answer = await fetch(url, {
      headers: { 'cache-control': 'no-cache', accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    return { status: answer.status, hashes: readHashes(await answer.text()) }
  } catch (error) {
    signal.throwIfAborted()
    return explainUnanswered(error)
  }
}

/** Why a request failed, e.g. "can’t be reached (ECONNREFUSED)". */
export function explainUnanswered(error: unknown): string {
  const { name, cause } = z.object({ name: z.unknown(), cause: z.unknown() }).partial().parse(error)
  if (name === 'TimeoutError') return 'didn’t answer within 10 seconds'
  const code = codeOf(cause)
  return typeof code === 'string' ? `can’t be reached (${code})` : 'can’t be reached'
}
