import { QueryClient } from '@tanstack/react-query'

/** Answers are shown again at once for half a minute; a failed question is asked once more, then the person decides. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1, retryDelay: 500 } } })
}
