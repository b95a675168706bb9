import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '../../../contract/entry'
import type { ApiClient } from '../../client/create-api-client'

/** The receipt to show: of the last move made here, else of the latest publication that is not live yet. */
export function useLatestPublication(api: ApiClient, entry: Entry | undefined) {
  const [made, setMade] = useState<string>()
  const { data } = useQuery({
    queryKey: ['publications', 'of', entry?.id],
    queryFn: async ({ signal }) => {
      const query = { entry: entry?.id ?? '', limit: 1 }
      return (await api.GET('/api/publications', { params: { query }, signal })).data.data[0] ?? null
    },
    enabled: entry !== undefined && made === undefined,
    staleTime: Infinity,
  })
  const isOpen = data && data.state !== 'live' && data.state !== 'replaced'
  return [made ?? (isOpen ? data.id : undefined), setMade] as const
}
