import type { ApiClient } from './create-api-client'

/** Pictures of the media library, a page at a time. */
export const createListPictures =
  (api: ApiClient) => async (query: { search: string; after?: string }, signal: AbortSignal) =>
    (await api.GET('/api/pictures', { params: { query: { ...query, limit: 24 } }, signal })).data
