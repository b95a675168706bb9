import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../../client/create-api-client'

/** Addresses that visitors asked for but that don’t exist, the most visited first. */
export function useMissingAddresses(api: ApiClient) {
  return useQuery({
    queryKey: ['seo', 'missing'],
    queryFn: async ({ signal }) => (await api.GET('/api/admin/missing-addresses', { signal })).data.data,
    staleTime: 0,
  })
}
