import { useMemo } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import type { SeoFacts } from '../../config/seo-facts'
import type { Rule } from './redirects/plan-redirect-rows'
import { planSeoRows, type SeoRow, type Setting } from './plan-seo-rows'
import { useSeoFacts, useSeoSettings } from './seo-queries'

/** Shared by all parts of the screen. */
export interface SeoData {
  facts: SeoFacts
  rows: readonly SeoRow[]
  rules: readonly Rule[]
}

/** Joins the built site with the saved settings; polls while they differ. */
export function useSeoData(api: ApiClient) {
  const saved = useSeoSettings(api)
  const known = saved.data?.settings
  const facts = useSeoFacts((data) => (known ? hasPending(data, known) : false))
  const data = useMemo<SeoData | undefined>(
    () =>
      facts.data &&
      saved.data && {
        facts: facts.data,
        rows: planSeoRows(facts.data, saved.data.settings),
        rules: saved.data.redirects,
      },
    [facts.data, saved.data],
  )
  const retry = () => {
    if (facts.isError) void facts.refetch()
    if (saved.isError) void saved.refetch()
  }
  return { data, error: facts.error ?? saved.error, retry }
}

const hasPending = (facts: SeoFacts, settings: readonly Setting[]) =>
  planSeoRows(facts, settings).some(({ pending }) => pending)
