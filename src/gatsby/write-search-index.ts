import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MiniSearch from 'minisearch'
import { searchIndexHref, searchOptions } from '../config/search'
import { planSearchDocuments } from './plan/plan-search'
import type { PageView } from './site/views'

/** Writes the index that the search box loads when it is opened. */
export async function writeSearchIndex(pages: readonly PageView[], directory: string): Promise<void> {
  const index = new MiniSearch(searchOptions)
  index.addAll(planSearchDocuments(pages))
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, searchIndexHref), JSON.stringify(index))
}
