import { buildEnv } from '../config/env'
import type { PublishedContent } from '../content/published-content'
import { loadSite, type LoadedSite } from './load-site'
import type { PlanInput } from './plan/page-plan'

let current: LoadedSite | undefined

/** Reads the site again; later hooks get the same result. */
export function refreshSite(root: string, published?: PublishedContent): LoadedSite {
  current = loadSite(root, published)
  return current
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
