import type { PublicComment } from '../../contract/comment'
import { createPublicCommentsRepository } from '../repositories/public-comments-repository'
import { findArticle, type Search } from './find-subject'

/** An article as the plain page of its comments knows it. */
export interface Commented {
  /** undefined where the site is built elsewhere, whose files have none here. */
  title: string | undefined
  /** Its comments one can answer, the latest first. */
  answerable: readonly PublicComment[]
}

/** A list one can still choose from; older ones are answered on the article's own page. */
const mostOffered = 50

/** The article somebody comments on without script; undefined where there is none. */
export async function findCommented(search: Search, post: string): Promise<Commented | undefined> {
  if (post === '') return undefined
  const { slug, title } = await findArticle(search, { post, parent: '' })
  const answerable = await createPublicCommentsRepository(search.db).listAnswerable(slug, mostOffered)
  return { title: title === slug ? undefined : title, answerable }
}
