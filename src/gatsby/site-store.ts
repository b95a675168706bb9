import type { PublishedContent } from '../content/published-content'
import { loadSite, type LoadedSite } from './load-site'

let current: LoadedSite | undefined

/** Reads the site anew; hooks that run later get the same one. */
export function refreshSite(root: string, published?: PublishedContent): LoadedSite {
  current = loadSite(root, published)
  return current
}

/** The site as last read. @throws when no hook has read it yet. */
export function currentSite(): LoadedSite {
  if (current === undefined) throw new Error('The site is not loaded yet: sourceNodes runs before this hook.')
  return current
}
