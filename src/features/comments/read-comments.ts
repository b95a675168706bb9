import type { PublicComment } from '../../../contract/comment'
import { backendUrl } from '../../config/public-env'

/** Timeout in milliseconds. */
const timeout = 10_000

/** The comments of an article as they are now. @throws Error when they can't be loaded. */
export async function readComments(post: string): Promise<PublicComment[]> {
  const response = await fetch(`${backendUrl}/api/comments/${post}`, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`The comments request returned ${response.status}.`)
  const { data } = (await response.json()) as { data?: PublicComment[] } // the backend checks what it sends
  if (!Array.isArray(data)) throw new Error('The comments request was not answered by the backend.')
  return data
}
