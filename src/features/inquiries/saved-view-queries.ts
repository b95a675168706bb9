import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedView } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'

const key = ['inquiry-views']
const onePath = '/api/admin/inquiry-views/{id}'

/** One's own saved views, by name. */
export const useViews = (api: ApiClient) =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.GET('/api/admin/inquiry-views', { signal })).data.data,
  })

/** Saves a view, names it anew, or (`isRemoved`) removes it. */
export function useChangeView(api: ApiClient) {
  const queryClient = useQueryClient()
  return useMutation<unknown, Error, SavedView & { isRemoved?: boolean }>({
    mutationFn: ({ id, name, query, isRemoved = false }) => {
      const params = { path: { id } }
      return isRemoved ? api.DELETE(onePath, { params }) : api.PUT(onePath, { params, body: { name, query } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
