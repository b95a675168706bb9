import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Build } from '../../../contract/publication'
import type { SeoSetting } from '../../../contract/seo'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { seoFactsHref, type SeoFacts } from '../../config/seo-facts'
import { type SeoValues, planSeoRows, type SeoRow, type Setting } from './plan-seo-rows'
import type { Rule } from './redirects/plan-redirect-rows'

/** Polling intervals in milliseconds: of a build, and of the site while a change is pending. */
const pauses = { build: 2_500, site: 10_000 } as const

/** The pages of the built site. @param isAwaiting Whether a change is still pending. */
function useSeoFacts(isAwaiting: (facts: SeoFacts) => boolean) {
  return useQuery({
    queryKey: ['seo', 'facts'],
    queryFn: ({ signal }) => fetchFacts(signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isAwaiting(data) ? pauses.site : false),
  })
}

async function fetchFacts(signal: AbortSignal): Promise<SeoFacts> {
  const answer = await fetch(seoFactsHref, { cache: 'no-cache', signal }).catch((cause: unknown) => {
    const message = 'Couldn’t connect. Check your connection and try again.'
    throw new ApiError('unreachable', message, undefined, { cause })
  })
  if (answer.ok) return (await answer.json()) as SeoFacts // written by the build that wrote this page
  throw new ApiError('not_found', 'The site hasn’t been built yet. Build it and try again.', 404)
}

/** The saved settings and redirects. */
function useSeoSettings(api: ApiClient) {
  return useQuery({
    queryKey: ['seo', 'settings'],
    queryFn: async ({ signal }) => (await api.GET('/api/seo', { signal })).data,
    staleTime: 0,
  })
}

/** The latest build, polled while it is queued or running. */
export function useLatestBuild(api: ApiClient) {
  return useQuery({
    queryKey: ['seo', 'build'],
    queryFn: async ({ signal }) => (await api.GET('/api/admin/builds/latest', { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isInProgress(data?.build) ? pauses.build : false),
  })
}

export const isInProgress = (build: Build | null | undefined) =>
  build?.state === 'waiting' || build?.state === 'running'

interface PageChange {
  path: string
  /** Version of the setting that it is based on; 0: none. */
  version: number
  values: SeoValues
}

export function useSaveSeo(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<readonly SeoSetting[], Error, readonly PageChange[]>({
    mutationFn: async (changes) => {
      const pages = changes.map(({ path, version, values }) => ({ path, version, ...values }))
      return (await api.PUT('/api/admin/seo', { body: { pages } })).data.settings
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'settings'] }),
  })
}

/** The settings that someone else saved; undefined for other errors. */
export function findCurrent(error: unknown): readonly SeoSetting[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed') return undefined
  const { current } = error.body as { current?: readonly SeoSetting[] } // as the contract says for this code
  return current
}

interface RedirectChange {
  id: string
  version: number
  from: string
  to: string
  permanent: boolean
}

export function useSaveRedirect(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, RedirectChange>({
    mutationFn: ({ id, ...body }) => api.PUT('/api/admin/redirects/{id}', { params: { path: { id } }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'settings'] }),
  })
}

/** Lets redirects lead to the end of their chains at once, one after the other. */
export function useShortenRedirects(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, readonly { rule: Rule; end: string }[]>({
    mutationFn: async (chains) => {
      for (const { rule, end } of chains) {
        const { id, version, from, permanent } = rule
        await api.PUT('/api/admin/redirects/{id}', {
          params: { path: { id } },
          body: { version, from, to: end, permanent },
        })
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'settings'] }),
  })
}

export function useDeleteRedirect(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, { id: string; version: number }>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/api/admin/redirects/{id}', { params: { path: { id }, query: { version } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'settings'] }),
  })
}

export function useRequestBuild(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.POST('/api/admin/builds', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'build'] }),
  })
}

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
