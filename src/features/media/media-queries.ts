import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type {
  LibraryPicture,
  PictureCrop,
  PictureDetail,
  PictureFilter,
  PicturePoint,
} from '../../../contract/picture'
import type { ApiClient } from '../../client/create-api-client'
import { backendUrl } from '../../config/public-env'
import { noteChangedFile } from '../../lib/changed-files'
import { toQueryString } from '../../lib/to-query-string'
import { useCursorPages } from '../../lib/use-cursor-pages'

const listKey = 'pictures'
const oneKey = 'picture'

/** Where a small picture is shown. */
export const thumbnailUrl = ({ thumbnail }: Pick<LibraryPicture, 'thumbnail'>) =>
  `${backendUrl}/api${thumbnail}`

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
    staleTime: 0,
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
  })
}

/** Shows a picture as it is now, in the texts of this page as well. */
function keep(queryClient: QueryClient, picture: PictureDetail): void {
  const before = queryClient.getQueryData<PictureDetail>([oneKey, picture.id])
  if (before?.shown !== picture.shown) noteChangedFile(picture.src)
  queryClient.setQueryData([oneKey, picture.id], picture)
  refreshLists(queryClient)
}

export const refreshLists = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: [listKey] })

interface ChangedPicture extends PictureDetail {
  /** Whether pages that show it are built again by now. */
  isBuilding: boolean
}

/** What can be changed of a picture. */
export interface PictureChange {
  title?: string
  alt?: string
  crop?: PictureCrop | null
  focus?: PicturePoint | null
}

/** Changes a picture; after a conflict the current one is shown. */
export function useChangePicture(api: ApiClient, { id, version }: PictureDetail) {
  const queryClient = useQueryClient()
  return useMutation<ChangedPicture, Error, PictureChange>({
    mutationFn: async (change) =>
      (await api.PATCH('/api/pictures/{id}', { params: { path: { id } }, body: { version, ...change } }))
        .data,
    onSuccess: (picture) => keep(queryClient, picture),
    onError: () => void queryClient.invalidateQueries({ queryKey: [oneKey, id] }),
  })
}

/** Shows another file wherever a picture is used; after a conflict the current one is shown. */
export function useReplacePicture(api: ApiClient, { id, version }: PictureDetail) {
  const queryClient = useQueryClient()
  return useMutation<ChangedPicture, Error, File>({
    mutationFn: async (file) => {
      const { data } = await api.PUT('/api/pictures/{id}/file', {
        params: { path: { id }, query: { version } },
        // the API description has no type for a binary body
        body: file as unknown as undefined,
        bodySerializer: (body) => body,
        headers: { 'content-type': file.type },
        timeoutMs: 120_000,
      })
      return data
    },
    onSuccess: (picture) => keep(queryClient, picture),
    onError: () => void queryClient.invalidateQueries({ queryKey: [oneKey, id] }),
  })
}

/** Uploads a picture to the library. */
export function useAddPicture(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<{ id: string }, Error, File>({
    mutationFn: async (file) => {
      const { data } = await api.POST('/api/pictures', {
        params: { query: { name: file.name.slice(0, 200) } },
        body: file as unknown as undefined,
        bodySerializer: (body) => body,
        headers: { 'content-type': file.type },
        timeoutMs: 120_000,
      })
      return { id: data.src.split('/')[2] ?? '' }
    },
    onSuccess: () => refreshLists(queryClient),
  })
}
