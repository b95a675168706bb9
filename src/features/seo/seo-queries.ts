import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Build } from '../../../contract/publication'
import type { SeoSetting } from '../../../contract/seo'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { seoFactsHref, type SeoFacts } from '../../config/seo-facts'
import type { SeoValues } from './plan-seo-rows'

/** Milliseconds between looks at a build, and at the site while something waits for it. */
const pauses = { build: 2_500, site: 10_000 } as const

/** What the built site says of its pages. @param isAwaiting Whether something is not in it yet. */
export function useSeoFacts(isAwaiting: (facts: SeoFacts) => boolean) {
  return useQuery({
    queryKey: ['seo', 'facts'],
    queryFn: ({ signal }) => fetchFacts(signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isAwaiting(data) ? pauses.site : false),
  })
}

async function fetchFacts(signal: AbortSignal): Promise<SeoFacts> {
  const answer = await fetch(seoFactsHref, { cache: 'no-cache', signal }).catch((cause: unknown) => {
    const message = 'The site can’t be reached. Check your connection, then try again.'
    throw new ApiError('unreachable', message, undefined, { cause })
  })
  if (answer.ok) return (await answer.json()) as SeoFacts // written by the build that wrote this page
  throw new ApiError(
    'not_found',
    'The built site does not say what is on its pages. Build it, then try again.',
    404,
  )
}

/** What was set, and the redirects of here. */
export function useSeoWishes(api: ApiClient) {
  return useQuery({
    queryKey: ['seo', 'wishes'],
    queryFn: async ({ signal }) => (await api.GET('/api/seo', { signal })).data,
    staleTime: 0,
  })
}

/** How far the latest build is; looks again while it is on its way. */
export function useLatestBuild(api: ApiClient) {
  return useQuery({
    queryKey: ['seo', 'build'],
    queryFn: async ({ signal }) => (await api.GET('/api/admin/builds/latest', { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isOnItsWay(data?.build) ? pauses.build : false),
  })
}

export const isOnItsWay = (build: Build | null | undefined) =>
  build?.state === 'waiting' || build?.state === 'running'

export interface PageChange {
  path: string
  /** Of the setting it was made on; 0: there was none. */
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'wishes'] }),
  })
}

/** What somebody else has set meanwhile; undefined when the error is another one. */
export function findCurrent(error: unknown): readonly SeoSetting[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed') return undefined
  const { current } = error.body as { current?: readonly SeoSetting[] } // as the contract says for this code
  return current
}

export interface RedirectChange {
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'wishes'] }),
  })
}

export function useRemoveRedirect(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, { id: string; version: number }>({
    mutationFn: ({ id, version }) =>
      api.DELETE('/api/admin/redirects/{id}', { params: { path: { id }, query: { version } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'wishes'] }),
  })
}

export function useRequestBuild(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.POST('/api/admin/builds', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['seo', 'build'] }),
  })
}
