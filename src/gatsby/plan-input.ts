import { buildEnv } from '../config/env'
import type { LoadedSite } from './load-site'
import type { PlanInput } from './plan/page-plan'

/** What pages are planned from, with the public address that the environment names. */
export function planInput({ content, site, overrides }: LoadedSite): PlanInput {
  const { company, tags } = content
  return { site, company, tags, siteUrl: buildEnv().SITE_URL ?? company.url, overrides }
}
