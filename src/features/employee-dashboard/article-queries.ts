import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReviewNote } from '../../../contract/entry'
import type { ApiClient } from '../../client/create-api-client'

/** The user's articles, recently changed first; at most 200. */
export function useMyArticles(api: ApiClient) {
  return useQuery({
    queryKey: ['entries', 'mine'],
    queryFn: async ({ signal }) => {
      const query = { kind: 'post', mine: '1', limit: 200 } as const
      return (await api.GET('/api/entries', { params: { query }, signal })).data
    },
  })
}

/** The latest review comment on each of these entries, by id; none while loading. */
export function useLatestReviewNotes(
  api: ApiClient,
  ids: readonly string[],
): ReadonlyMap<string, ReviewNote> {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['entry', id, 'reviewNotes'],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api.GET('/api/entries/{id}', { params: { path: { id } }, signal })).data.reviewNotes,
    })),
    combine: (results) =>
      new Map(
        ids.flatMap((id, index) => {
          const latest = results[index]?.data?.[0]
          return latest ? [[id, latest] as const] : []
        }),
      ),
  })
}
