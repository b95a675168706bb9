import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MiniSearch from 'minisearch'
import { liveSiteHref } from '../../config/routes'
import { searchIndexHref, searchOptions } from '../../config/search'
import { seoFactsHref, type SeoFacts } from '../../config/seo-facts'
import type { Content } from '../../content/content'
import { planLiveSite } from '../plan/plan-live-site'
import { planSearchDocuments } from '../plan/plan-search'
import type { PageView } from '../site/views'

/** Writes the index that the search box loads when it is opened. */
export async function writeSearchIndex(pages: readonly PageView[], directory: string): Promise<void> {
  const index = new MiniSearch(searchOptions)
  index.addAll(planSearchDocuments(pages))
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, searchIndexHref), JSON.stringify(index))
}

/** Writes the data that browsers fetch to show an entry before it is built. */
export async function writeLiveSite(content: Content, siteUrl: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, liveSiteHref), JSON.stringify(planLiveSite(content, siteUrl)))
}

/** Writes what the editor for search engines shows, in development: a finished site has it of its written pages. */
export async function writeSeoFacts(facts: SeoFacts, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, seoFactsHref), JSON.stringify(facts))
}
