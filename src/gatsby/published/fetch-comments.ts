import { listCommentsForBuild } from '../../../contract/comment'
import type { ArticleComment } from '../../content/published-content'
import { fetchAll } from './fetch-all'
import type { Bounds } from './ask-backend'

/** A page of 500 comments of the longest text, with room for their other fields. */
const bounds: Bounds = { timeoutMs: 30_000, bytes: 16 * 1024 * 1024 }

/**
 * Every comment visitors see, page by page.
 *
 * @param address Of the backend, without /api.
 * @throws BackendAway when it does not answer; InvalidValueError when it answers something else than agreed.
 */
export async function fetchComments(address: string): Promise<ArticleComment[]> {
  const pages = await fetchAll(`${address}${listCommentsForBuild.path}?limit=500`, {
    schema: listCommentsForBuild.responses[200],
    bounds,
    what: 'the comments',
  })
  return pages.flatMap(({ data }) => data)
}
