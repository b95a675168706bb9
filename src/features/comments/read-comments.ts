import type { PublicComment } from '../../../contract/comment'
import { backendUrl } from '../../config/public-env'

/** How long an answer may take, in milliseconds. */
const patience = 10_000

/** The comments of an article as they are now. @throws Error when they cannot be had. */
export async function readComments(post: string): Promise<PublicComment[]> {
  const answer = await fetch(`${backendUrl}/api/comments/${post}`, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`The comments were answered with ${answer.status}.`)
  const { data } = (await answer.json()) as { data?: PublicComment[] } // the backend checks what it sends
  if (!Array.isArray(data)) throw new Error('Something else than the backend answered for the comments.')
  return data
}
