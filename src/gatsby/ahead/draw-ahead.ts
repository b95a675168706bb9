import { findChartFolder, findMissingCharts } from '../chart-store'
import type { LoadedSite } from '../load-site'
import { planSocialImage } from '../plan/plan-head'
import { findMissing } from '../social-images/create-social-images'
import { cacheFolders } from './cache-folders'
import { workAhead } from './work-ahead'

/** Draws the charts of pages before their queries run, and the pictures for shared links before the pages are written. */
export function drawAhead({ content, site }: LoadedSite, root: string): void {
  const folder = findChartFolder(root)
  const specs = findMissingCharts(site.pages, folder)
  if (specs.length > 0) workAhead(root, { kind: 'charts', specs, folder })
  const pages = site.pages.map((page) => planSocialImage(page, content.company))
  const cacheDirectory = cacheFolders(root).social
  if (findMissing(pages, cacheDirectory).size > 0) workAhead(root, { kind: 'social', pages, cacheDirectory })
}
