import { existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createCompressor } from '../../src/gatsby/finish/compress'
import { atEnd } from './at-end'
import { BenchError } from './bench-error'

/** Two folders to serve: the site, and its twin without script. */
interface Sites {
  site: string
  twin: string
}

/**
 * Copies the built site twice into a temporary folder, so that a build during the measurement changes nothing.
 *
 * @param pages Their HTML is changed in the twin; other pages stay as they are.
 * @throws BenchError when there is no site, or a page is missing.
 */
export async function createSites(siteDirectory: string, pages: readonly string[]): Promise<Sites> {
  requirePages(siteDirectory, pages)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const sites = { site: path.join(folder, 'site'), twin: path.join(folder, 'twin') }
  await cp(siteDirectory, sites.site, { recursive: true })
  await cp(sites.site, sites.twin, { recursive: true })
  for (const page of pages) await removeScripts(htmlOf(sites.twin, page), path.join(folder, 'compressed'))
  return sites
}

/** Compresses the twin's files with the build's own step, so that it is sent in the same encoding. */
async function removeScripts(file: string, cacheDirectory: string): Promise<void> {
  const bytes = Buffer.from(withoutScripts(await readFile(file, 'utf8')))
  await writeFile(file, bytes)
  await createCompressor({ directory: cacheDirectory, effort: 'best' }).write(file, bytes)
}

function requirePages(siteDirectory: string, pages: readonly string[]): void {
  if (!existsSync(htmlOf(siteDirectory, '/'))) {
    throw new BenchError(
      `There is no finished site in ${siteDirectory}: build it first with "npm run build".`,
    )
  }
  const missing = pages.filter((page) => !existsSync(htmlOf(siteDirectory, page)))
  if (missing.length === 0) return
  throw new BenchError(
    `${siteDirectory} does not hold ${missing.join(', ')}: build the site again with "npm run build", or correct scripts/bench/measured-pages.ts or --only.`,
  )
}

const htmlOf = (directory: string, page: string) => path.join(directory, page, 'index.html')

const script = /<script\b([^>]*)>[\s\S]*?<\/script>/gi
const dataBlock = /\btype=["']?application\/(?:[\w.-]+\+)?json\b/i
const scriptPreload =
  /<link\b(?=[^>]*\brel=["']?(?:modulepreload\b|preload\b[^>]*\bas=["']?script\b))[^>]*>/gi

/** A page that runs nothing and fetches nothing to run; blocks of data (JSON, JSON-LD) stay. */
function withoutScripts(html: string): string {
  return html
    .replace(script, (tag, attributes: string) => (dataBlock.test(attributes) ? tag : ''))
    .replace(scriptPreload, '')
}
