import { createHash } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Contacts, Hosting } from '../../../contract/hosting'
import type { NextSteps } from '../../../contract/next-step'
import { routes } from '../../config/routes'
import type { PlannedRedirect } from '../plan/plan-redirects'
import { deferAnalytics } from './analytics-script'
import { createCompressor, type Compressor, type Effort } from './compress'
import { dropOldMeta } from './drop-old-meta'
import { hostingFiles } from './hosting-files'
import {
  hashComponentStyles,
  hashInlineScripts,
  hashInlineStyles,
  removeStyleAttributes,
} from './inline-code'
import { hashedFolder } from './keep-scripts'
import { drawLate, leaveOutLate, moveDrawings, roomForCharts } from './move-drawings'
import { deferScripts } from './page-scripts'
import { planHosting } from './plan-hosting'
import { pagePathOf, readPageFacts, type WrittenPage } from './read-page-facts'

interface Options {
  /** What Gatsby built, e.g. "public". */
  from: string
  /** The finished site, e.g. "dist"; replaced as a whole. */
  to: string
  /** Cache between builds for slow steps. */
  cacheDirectory: string
  /** How much time compression may take. */
  effort: Effort
  /** Names of scripts and styles that only employees' browsers load. */
  internalFiles: ReadonlySet<string>
  redirects: readonly PlannedRedirect[]
  /** Entries that are files, whose addresses are taken. */
  files: Hosting['files']
  /** What happens after a form was sent. */
  nextSteps: NextSteps
  /** The company's name. */
  firm: string
  /** How to reach it. */
  contacts: Contacts
  /** Language tag of the site, e.g. "en-GB". */
  locale: string
  /** How analytics asks for consent; undefined where there is no analytics. */
  consent: string | undefined
  /** Where browsers reach the backend; undefined: at the site's own address. */
  backendUrl: string | undefined
  /** Files from elsewhere: public path -> source. */
  extraFiles: ReadonlyMap<string, string>
  /** Files that describe the written pages: public path -> content. Default: none. */
  summarize?: (pages: ReadonlyMap<string, WrittenPage>) => Record<string, string>
}

/** Gatsby's own bookkeeping, and the part of Workbox for pages, which the service worker doesn't load. */
const leftOut =
  /^(?:_gatsby|~partytown)\/|^workbox-[^/]+\/workbox-window\.|\.map$|\.dev\.js$|^(?:webpack\.stats|chunk-map)\.json$|\.LICENSE\.txt$/

/** What Gatsby's scripts fetch for each page. */
const pageData = 'page-data/'

/** The one page that is not Gatsby's, see write-redirect-page.ts. */
const signInAnswer = `${routes.signInAnswer.href().slice(1)}index.html`

/**
 * Turns Gatsby's output into the site that is served: scripts that wait, data without drawings, compressed siblings,
 * hosting rules.
 * A function of the output alone, so a warm build gives the same as a cold one.
 */
export async function finishSite({
  from,
  to,
  cacheDirectory,
  effort,
  internalFiles,
  redirects,
  files: entryFiles,
  nextSteps,
  firm,
  contacts,
  locale,
  consent,
  backendUrl,
  extraFiles,
  summarize,
}: Options): Promise<void> {
  const next = `${to}.next`
  await rm(next, { recursive: true, force: true })
  const files = listFiles(from).filter((name) => !leftOut.test(name))
  const drawName = `${hashedFolder}/charts-${createHash('sha256').update(drawLate).digest('hex').slice(0, 8)}.js`
  const compressor = createCompressor({ directory: cacheDirectory, effort, internalFiles })
  const write = (name: string, bytes: Buffer) => writeSiteFile(path.join(next, name), bytes, compressor)

  const drawn = new Set<string>()
  const writeData = async (name: string, bytes: Buffer) => {
    const { json, drawings } = moveDrawings(bytes.toString('utf8'))
    await write(name, Buffer.from(json))
    for (const [file, svg] of drawings) {
      if (drawn.has(file)) continue
      drawn.add(file)
      await write(file, Buffer.from(svg))
    }
  }

  const finishPage = async (name: string, built: string): Promise<string> => {
    const finish = (source: string, early?: string) => {
      const plain = removeStyleAttributes(dropOldMeta(source))
      return deferScripts(deferAnalytics(plain, consent ?? 'off'), early)
    }
    const withFirst = leaveOutLate(built, 'far')
    const without = leaveOutLate(built, 'all')
    const hasFar = withFirst !== built
    const html = finish(withFirst, hasFar ? `/${drawName}` : undefined)
    if (withFirst === without) return html
    const bytes = await compressor.prepare(name, Buffer.from(html))
    return bytes <= roomForCharts ? html : finish(without, `/${drawName}`)
  }

  const scriptHashes = new Set<string>()
  const pageStyles = new Map<string, string[]>()
  const otherStyles: string[] = []
  const pages = new Map<string, WrittenPage>()
  // another process is still at the scripts: pages first
  const inTurn = [...files, ...extraFiles.keys()].toSorted((a, b) => turnOf(a) - turnOf(b))
  await forEachLimited(inTurn, 4, async (name) => {
    const bytes = await readFile(extraFiles.get(name) ?? path.join(from, name))
    if (name.startsWith(pageData)) return writeData(name, bytes)
    if (!name.endsWith('.html') || name === signInAnswer) return write(name, bytes)
    const html = await finishPage(name, bytes.toString('utf8'))
    const page = pagePathOf(name)
    hashInlineScripts(html).forEach((hash) => scriptHashes.add(hash))
    const styles = hashInlineStyles(html)
    const anywhere = page === undefined ? styles : hashComponentStyles(html)
    otherStyles.push(...anywhere)
    if (page !== undefined) {
      pages.set(page, readPageFacts(html))
      pageStyles.set(
        page,
        styles.filter((hash) => !anywhere.includes(hash)),
      )
    }
    return write(name, Buffer.from(html))
  })
  for (const [name, text] of Object.entries(summarize?.(inOrder(pages)) ?? {}))
    await write(name, Buffer.from(text))
  await write(drawName, Buffer.from(drawLate))
  // as the other scripts, for pages of this build that are still open after the next one
  await writeFile(path.join(from, drawName), drawLate)

  const analytics = consent !== undefined
  const hosting = planHosting({
    scriptHashes: [...scriptHashes],
    pageStyles,
    otherStyles,
    redirects,
    files: entryFiles,
    nextSteps,
    firm,
    contacts,
    locale,
    analytics,
    backendUrl,
  })
  for (const [name, text] of Object.entries(
    hostingFiles(hosting, [...files, ...extraFiles.keys()], backendUrl),
  ))
    await writeFile(path.join(next, name), text)
  await replace(next, to)
  await compressor.forgetUnused()
}

const turnOf = (name: string) => (name.endsWith('.html') ? 0 : 1)

/** Files are read concurrently; the output must not depend on their order. */
const inOrder = (pages: ReadonlyMap<string, WrittenPage>) =>
  new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)))

const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )

async function writeSiteFile(file: string, bytes: Buffer, compressor: Compressor): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  await compressor.write(file, bytes)
}

/** Runs `work` for each item, `limit` at a time. */
async function forEachLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}

/**
 * Puts the new site in the old one's place, be that a folder or a link to a release. The old one is set aside
 * and removed only then: a backend that finds nothing puts it back.
 */
async function replace(next: string, to: string): Promise<void> {
  const old = `${to}.old`
  if (isThere(to)) {
    await rm(old, { recursive: true, force: true })
    await rename(to, old)
  }
  await rename(next, to)
  await rm(old, { recursive: true, force: true })
}

/** True for broken symbolic links, too. */
const isThere = (place: string) => lstatSync(place, { throwIfNoEntry: false }) !== undefined
