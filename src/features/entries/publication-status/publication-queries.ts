import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '../../../../contract/entry'
import type { Publication, PublicationWithBuilder } from '../../../../contract/publication'
import { ApiError } from '../../../client/api-error'
import type { ApiClient } from '../../../client/create-api-client'
import { hasEnded, type WaitsFor } from './progress-steps'

/** Within this many milliseconds a build has started, if there will be one. */
const buildStarts = 30_000

/** A publication, polled until its state is final and while the page is visible. */
export function usePublication(api: ApiClient, id: string) {
  return useQuery({
    queryKey: ['publication', id],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/publications/{id}', { params: { path: { id } }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      (data && hasEnded(data)) || isRejected(error)
        ? false
        : pollInterval(dataUpdateCount + errorUpdateCount),
  })
}

const isRejected = (error: Error | null) =>
  error instanceof ApiError && error.status !== undefined && error.status < 500

/** The latest publications, polled while one of them is in progress. */
export function useLatestPublications(api: ApiClient, isEnabled = true) {
  return useQuery({
    queryKey: ['publications'],
    queryFn: async ({ signal }) => (await api.GET('/api/publications', { signal })).data.data,
    enabled: isEnabled,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.every(hasEnded) === false ? 3_000 : false),
  })
}

/**
 * What a publication is waiting for.
 *
 * @param builder What builds the site; null: nothing does, undefined: not known.
 * @param now In milliseconds.
 */
export function useWaitsFor(
  api: ApiClient,
  publication: Publication | undefined,
  { builder, now }: { builder: PublicationWithBuilder['builder'] | undefined; now: number },
): WaitsFor {
  const waits = publication?.state === 'saved' && publication.build === null
  const { data } = useLatestPublications(api, waits && builder !== null)
  if (builder === null) return 'a deployment'
  if (data?.some(({ build }) => build?.state === 'running' || build?.state === 'waiting'))
    return 'another build'
  return publication && now - Date.parse(publication.at) > buildStarts ? 'unknown' : 'its build'
}

/** Retries a failed build. */
export function useRetry(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<Publication, Error, string>({
    mutationFn: async (id) =>
      (await api.POST('/api/publications/{id}/retry', { params: { path: { id } } })).data,
    onSuccess: (publication) => {
      queryClient.setQueryData<PublicationWithBuilder>(['publication', publication.id], (known) =>
        known ? { ...known, ...publication } : known,
      )
      return queryClient.invalidateQueries({ queryKey: ['publications'] })
    },
  })
}

/** Milliseconds until the next poll, growing with their number: a build takes seconds, a deployment minutes. */
export function pollInterval(polls: number): number {
  if (polls < 30) return 1_000
  if (polls < 60) return 2_000
  return polls < 120 ? 5_000 : 15_000
}

/** Id of the publication to show: of the last action on this screen, or the latest that is not live yet. */
export function useLatestPublication(api: ApiClient, entry: Entry | undefined) {
  const [own, setOwn] = useState<string>()
  const { data } = useQuery({
    queryKey: ['publications', 'of', entry?.id],
    queryFn: async ({ signal }) => {
      const query = { entry: entry?.id ?? '', limit: 1 }
      return (await api.GET('/api/publications', { params: { query }, signal })).data.data[0] ?? null
    },
    enabled: entry !== undefined && own === undefined,
    staleTime: Infinity,
  })
  const isInProgress = data && data.state !== 'live' && data.state !== 'replaced'
  return [own ?? (isInProgress ? data.id : undefined), setOwn] as const
}
