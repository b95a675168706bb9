import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../client/api-error'

/**
 * Responses are fresh for half a minute. Network and server errors are retried once; then, and after any other
 * error, the user decides.
 */
export function createQueryClient(): QueryClient {
  const queries = { staleTime: 30_000, retry: shouldRetry, retryDelay: 500 }
  return new QueryClient({ defaultOptions: { queries } })
}

function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status !== undefined && error.status < 500
  return failures < 1 && !refused
}
