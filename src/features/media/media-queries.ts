import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LibraryPicture, PictureDetail, PictureFilter } from '../../../contract/picture'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { backendUrl } from '../../config/public-env'
import { toQueryString } from '../../lib/to-query-string'
import { useCursorPages } from '../../lib/use-cursor-pages'

const listKey = 'pictures'
const oneKey = 'picture'

/** Where the present form of a picture is shown. */
export const shownUrl = ({ shown }: Pick<LibraryPicture, 'shown'>) => `${backendUrl}/api${shown}`

/** Which pictures are shown, and which one is open. */
export interface MediaState {
  search: string
  filter: PictureFilter | 'all'
  /** Id of the open picture. */
  picture?: string | undefined
}

const filters: readonly string[] = ['unused', 'without-alt'] satisfies PictureFilter[]

/** The state in the page’s address. */
export function readMediaState(query: string): MediaState {
  const asked = new URLSearchParams(query)
  const filter = asked.get('filter') ?? ''
  return {
    search: (asked.get('search') ?? '').slice(0, 100),
    filter: filters.includes(filter) ? (filter as PictureFilter) : 'all',
    picture: asked.get('picture') ?? undefined,
  }
}

/** The same for an address, "" for the default. */
export const writeMediaState = ({ search, filter, picture }: MediaState): string =>
  toQueryString({ filter: filter !== 'all' && filter, search, picture })

/** Pictures a filter finds, the latest first, page by page. */
export function usePicturePages(api: ApiClient, { search, filter }: Omit<MediaState, 'picture'>) {
  return useCursorPages({
    queryKey: [listKey, { search, filter }],
    load: async (cursor, signal) => {
      const query = { search, ...(filter !== 'all' && { filter }), ...cursor }
      return (await api.GET('/api/pictures', { params: { query }, signal })).data
    },
  })
}

/** One picture with its uses. */
export function usePicture(api: ApiClient, id: string) {
  return useQuery({
    queryKey: [oneKey, id],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/pictures/{id}', { params: { path: { id } }, signal })).data,
    staleTime: 0,
    retry: (count, error) => !(error instanceof ApiError && error.status === 404) && count < 2,
  })
}

/** Shows a picture as it is now. */
function keep(queryClient: QueryClient, picture: PictureDetail): void {
  queryClient.setQueryData([oneKey, picture.id], picture)
  refreshLists(queryClient)
}

export const refreshLists = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: [listKey] })

/** What can be changed of a picture. */
export interface PictureChange {
  title?: string
  alt?: string
}

/** Changes a picture; after a conflict the current one is shown. */
export function useChangePicture(api: ApiClient, { id, version }: PictureDetail) {
  const queryClient = useQueryClient()
  return useMutation<PictureDetail, Error, PictureChange>({
    mutationFn: async (change) =>
      (await api.PATCH('/api/pictures/{id}', { params: { path: { id } }, body: { version, ...change } }))
        .data,
    onSuccess: (picture) => keep(queryClient, picture),
    onError: () => void queryClient.invalidateQueries({ queryKey: [oneKey, id] }),
  })
}
