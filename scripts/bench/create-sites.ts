import { existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createCompressor } from '../../src/gatsby/finish/compress'
import { atEnd } from './at-end'
import { BenchError } from './bench-error'

/** Folders to serve. */
interface Sites {
  site: string
  /** Its pages have no scripts. */
  twin: string
  /** Its home page starts its scripts at once, as for a visitor who acts while it loads. */
  awake: string
}

/**
 * Copies the built site into a temporary folder, so that a build during the measurement changes nothing.
 *
 * @param pages Their HTML is changed in the twin; other pages stay as they are.
 * @throws BenchError when there is no site, or a page is missing.
 */
export async function createSites(siteDirectory: string, pages: readonly string[]): Promise<Sites> {
  requirePages(siteDirectory, pages)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const sites = {
    site: path.join(folder, 'site'),
    twin: path.join(folder, 'twin'),
    awake: path.join(folder, 'awake'),
  }
  await cp(siteDirectory, sites.site, { recursive: true })
  await cp(sites.site, sites.twin, { recursive: true })
  await cp(sites.site, sites.awake, { recursive: true })
  const compressor = createCompressor({ directory: path.join(folder, 'compressed'), effort: 'best' })
  const change = async (file: string, edit: (html: string) => string) => {
    const bytes = Buffer.from(edit(await readFile(file, 'utf8')))
    await writeFile(file, bytes)
    await compressor.write(file, bytes) // by the build's own step, so that it is sent in the same encoding
  }
  for (const page of pages) await change(htmlOf(sites.twin, page), withoutScripts)
  await change(htmlOf(sites.awake, '/'), startAtOnce)
  return sites
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

/** @throws BenchError when the page has no loader of ours (src/gatsby/finish/page-scripts.ts). */
function startAtOnce(html: string): string {
  const started = html.replace('id="page-scripts">{', '$&"atOnce":true,')
  if (started === html) throw new BenchError('The home page does not say when its scripts start.')
  return started
}
