import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MiniSearch from 'minisearch'
import { searchDocumentsHref, type SearchDocument, type SearchHeader } from '../../../contract/search'
import { liveSiteHref } from '../../config/routes'
import { searchIndexHref, searchOptions, type ServerSearch } from '../../config/search'
import { seoFactsHref, type SeoFacts } from '../../config/seo-facts'
import type { Content } from '../../content/content'
import { planLiveSite } from '../plan/plan-live-site'
import { planSearchDocuments, planSearchPlace, type SearchPlace } from '../plan/plan-search'
import type { PageView } from '../site/views'

/** Writes the search documents for the backend, and what the search box loads when it is opened: the index, if it is small. */
export async function writeSearch(
  pages: readonly PageView[],
  directory: string,
  place?: SearchPlace,
): Promise<void> {
  const documents = planSearchDocuments(pages)
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, searchDocumentsHref), formatSearchDocuments(documents))
  const index =
    (place ?? planSearchPlace(documents)) === 'browser'
      ? createSearchIndex(documents)
      : ({ server: true } satisfies ServerSearch)
  await writeFile(path.join(directory, searchIndexHref), JSON.stringify(index))
}

function createSearchIndex(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch(searchOptions)
  index.addAll(documents)
  return index
}

/** One a line, so that the backend can read them one by one. */
function formatSearchDocuments(documents: readonly SearchDocument[]): string[] {
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
  const hash = createHash('sha256')
  for (const line of lines) hash.update(line)
  const header: SearchHeader = { release: hash.digest('hex'), documents: lines.length }
  return [`${JSON.stringify(header)}\n`, ...lines]
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
