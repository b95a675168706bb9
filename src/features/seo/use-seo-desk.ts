import { useMemo } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import type { SeoFacts } from '../../config/seo-facts'
import type { Rule } from './plan-redirect-rows'
import { planSeoRows, type SeoRow, type Setting } from './plan-seo-rows'
import { useSeoFacts, useSeoWishes } from './seo-queries'

/** What all parts of the screen show. */
export interface SeoDesk {
  facts: SeoFacts
  rows: readonly SeoRow[]
  rules: readonly Rule[]
}

/** What the built site says and what was set, joined; looked after while they differ. */
export function useSeoDesk(api: ApiClient) {
  const wishes = useSeoWishes(api)
  const known = wishes.data?.settings
  const facts = useSeoFacts((data) => (known ? hasPending(data, known) : false))
  const desk = useMemo<SeoDesk | undefined>(
    () =>
      facts.data &&
      wishes.data && {
        facts: facts.data,
        rows: planSeoRows(facts.data, wishes.data.settings),
        rules: wishes.data.redirects,
      },
    [facts.data, wishes.data],
  )
  const retry = () => {
    if (facts.isError) void facts.refetch()
    if (wishes.isError) void wishes.refetch()
  }
  return { desk, error: facts.error ?? wishes.error, retry }
}

const hasPending = (facts: SeoFacts, settings: readonly Setting[]) =>
  planSeoRows(facts, settings).some(({ pending }) => pending)
