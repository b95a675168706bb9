import { existsSync } from 'node:fs'
import { findChartFolder } from '../chart-store'
import type { LoadedSite } from '../load-site'
import { planSocialImage } from '../plan/plan-head'
import { findMissingSamples } from '../sample-pdf/create-sample-store'
import type { SampleDocument } from '../sample-pdf/sample-document'
import { sampleOptions } from '../sample-store'
import { findMissing } from '../social-images/create-social-images'
import { cacheFolders } from './cache-folders'
import { workAhead } from './work-ahead'

/**
 * Draws the charts of pages and sets samples on paper before the queries run that need them, and draws the pictures for
 * shared links before the pages are written.
 */
export function drawAhead(
  { content, site }: LoadedSite,
  documents: readonly SampleDocument[],
  root: string,
): void {
  const folder = findChartFolder(root)
  // with some of them kept, queries draw the others: to find which are missing takes as long as a few
  if (!existsSync(folder)) workAhead(root, { kind: 'charts', pages: site.pages, folder })
  const options = sampleOptions(root)
  const missing = findMissingSamples(documents, options)
  if (missing.length > 0) workAhead(root, { kind: 'samples', documents: missing, ...options })
  const pages = site.pages.map((page) => planSocialImage(page, content.company))
  const cacheDirectory = cacheFolders(root).social
  if (findMissing(pages, cacheDirectory).size > 0) workAhead(root, { kind: 'social', pages, cacheDirectory })
}
