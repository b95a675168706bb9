import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MiniSearch from 'minisearch'
import { searchDocumentsHref, type SearchDocument } from '../../../contract/search'
import { listWords, termsVersion } from '../../../contract/search-words'
import { liveSiteHref } from '../../config/routes'
import { searchFormat, searchIndexHref, searchTextsHref, type ServerSearch } from '../../config/search'
import { indexingOptions, type BrowserSearch } from '../../config/search-options'
import { seoFactsHref, type SeoFacts } from '../../config/seo-facts'
import type { Content } from '../../content/content'
import { planLiveSite } from '../plan/plan-live-site'
import { planSearchDocuments, planSearchPlace, type SearchInput, type SearchPlace } from '../plan/plan-search'

/** Writes the search documents for the backend, and what the search box loads when it is opened: the index, if it is small. */
export async function writeSearch(input: SearchInput, directory: string, place?: SearchPlace): Promise<void> {
  const { synonyms } = input
  const documents = planSearchDocuments(input)
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, searchDocumentsHref), formatSearchDocuments(documents, synonyms))
  const isInBrowser = (place ?? planSearchPlace(documents)) === 'browser'
  const index = isInBrowser
    ? createSearchIndex(documents, synonyms)
    : ({ server: true } satisfies ServerSearch)
  const texts = isInBrowser ? Object.fromEntries(documents.map(({ href, text }) => [href, text])) : {}
  await writeFile(path.join(directory, searchIndexHref), JSON.stringify(index))
  await writeFile(path.join(directory, searchTextsHref), JSON.stringify(texts))
}

type Synonyms = SearchInput['synonyms']

function createSearchIndex(documents: readonly SearchDocument[], synonyms: Synonyms): BrowserSearch {
  const index = new MiniSearch(indexingOptions(synonyms))
  index.addAll(documents)
  const words = [...new Set(documents.flatMap(listWords))].toSorted().join(' ')
  return { format: searchFormat, index: index.toJSON(), words, synonyms }
}

/** One a line, so that the backend can read them one by one. */
function formatSearchDocuments(documents: readonly SearchDocument[], synonyms: Synonyms): string[] {
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
  const hash = createHash('sha256').update(JSON.stringify({ termsVersion, synonyms }))
  for (const line of lines) hash.update(line)
  const header = { release: hash.digest('hex'), documents: lines.length, synonyms }
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
