import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Publication, Receipt } from '../../../../contract/publication'
import { ApiError } from '../../../client/api-error'
import type { ApiClient } from '../../../client/create-api-client'
import { hasEnded, type WaitsFor } from './plan-course'
import { pollPause } from './poll-pause'

/** Milliseconds after which a build would have begun, were there one. */
const buildsBegin = 30_000

/** How far a publication has come; looks again until it has ended, while somebody can see it. */
export function usePublication(api: ApiClient, id: string) {
  return useQuery({
    queryKey: ['publication', id],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/publications/{id}', { params: { path: { id } }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      (data && hasEnded(data)) || isRefused(error) ? false : pollPause(dataUpdateCount + errorUpdateCount),
  })
}

const isRefused = (error: Error | null) =>
  error instanceof ApiError && error.status !== undefined && error.status < 500

/** The latest publications, looked after while one of them is on its way. */
export function useLatestPublications(api: ApiClient, isWanted = true) {
  return useQuery({
    queryKey: ['publications'],
    queryFn: async ({ signal }) => (await api.GET('/api/publications', { signal })).data.data,
    enabled: isWanted,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.every(hasEnded) === false ? 3_000 : false),
  })
}

/**
 * What a publication waits for.
 *
 * @param builder Who builds the site; null: nobody, undefined: not known.
 * @param now In milliseconds.
 */
export function useWaitsFor(
  api: ApiClient,
  publication: Publication | undefined,
  { builder, now }: { builder: Receipt['builder'] | undefined; now: number },
): WaitsFor {
  const waits = publication?.state === 'saved' && publication.build === null
  const { data } = useLatestPublications(api, waits && builder !== null)
  if (builder === null) return 'a deploy'
  if (data?.some(({ build }) => build?.state === 'running' || build?.state === 'waiting'))
    return 'another build'
  return publication && now - Date.parse(publication.at) > buildsBegin ? 'nothing known' : 'its build'
}

/** Builds again after a failure. */
export function useRetry(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<Publication, Error, string>({
    mutationFn: async (id) =>
      (await api.POST('/api/publications/{id}/retry', { params: { path: { id } } })).data,
    onSuccess: (publication) => {
      queryClient.setQueryData<Receipt>(['publication', publication.id], (receipt) =>
        receipt ? { ...receipt, ...publication } : receipt,
      )
      return queryClient.invalidateQueries({ queryKey: ['publications'] })
    },
  })
}
