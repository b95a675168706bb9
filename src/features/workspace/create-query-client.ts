import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../client/api-error'

/**
 * Answers are shown again at once for half a minute. A question that got no answer, or a server's failure, is
 * asked once more; then, and after a refusal at once, the person decides.
 */
export function createQueryClient(): QueryClient {
  const queries = { staleTime: 30_000, retry: mayPass, retryDelay: 500 }
  return new QueryClient({ defaultOptions: { queries } })
}

function mayPass(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status !== undefined && error.status < 500
  return failures < 1 && !refused
}
