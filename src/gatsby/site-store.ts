import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildEnv } from '../config/env'
import { createMarkdownMemory, type MarkdownMemory } from '../content/markdown-memory'
import type { PublishedContent } from '../content/published-content'
import { hashFolder } from './chart-store'
import { loadSite, type LoadedSite } from './load-site'
import type { PlanInput } from './plan/page-plan'

let current: LoadedSite | undefined

/** Reads the site again; later hooks get the same result. */
export function refreshSite(root: string, published?: PublishedContent): LoadedSite {
  const memory = openMarkdownMemory(root)
  current = loadSite(root, published, memory, buildEnv().GTAG_ID !== undefined)
  memory.forgetUnused()
  return current
}

/** The texts that builds have parsed. */
export const openMarkdownMemory = (root: string): MarkdownMemory =>
  createMarkdownMemory(path.join(root, 'node_modules/.cache/site/markdown'), hashCode(root, parser))

/** The code that parses texts. */
const parser = ['src/content', 'src/lib', 'contract']

/** Changes with the code in these folders, and with any package. */
export function hashCode(root: string, inFolders: readonly string[]): string {
  const lock = ['package-lock.json', 'package.json'].find((name) => existsSync(path.join(root, name)))
  const packages = lock === undefined ? '' : readFileSync(path.join(root, lock), 'utf8')
  const folders = inFolders.map((folder) => hashFolder(path.join(root, folder)))
  return createHash('sha256')
    .update([packages, ...folders].join(' '))
    .digest('hex')
}

/** The site as last read. @throws when no hook has read it yet. */
export function currentSite(): LoadedSite {
  if (current === undefined) throw new Error('The site is not loaded yet: sourceNodes runs before this hook.')
  return current
}

/** What pages are planned from, with the public address that the environment names. */
export function planInput({ content, site, overrides }: LoadedSite): PlanInput {
  const { company, tags } = content
  return { site, company, tags, siteUrl: buildEnv().SITE_URL ?? company.url, overrides }
}
