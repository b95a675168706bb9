import { z } from 'zod'
import type { PublicComment } from '../../contract/comment'
import { titleOf, type EntryKind } from '../../contract/content/kinds'
import type { Hosting } from '../../contract/hosting'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createCommentsRepository } from '../repositories/comments-repository'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createPublicCommentsRepository } from '../repositories/public-comments-repository'
import { createPublishedRepository } from '../repositories/published-repository'
import type { LiveContent } from '../repositories/tables'

/** The job or article a submission is about; all empty for forms that are about neither. */
export interface Subject {
  /** The current slug, if it has changed. */
  slug: string
  title: string
  /** The comment it replies to; null: none. */
  parent: string | null
}

export const noSubject: Subject = { slug: '', title: '', parent: null }

export interface Search {
  db: Db
  /** The hosting settings of the built site; undefined if it is built and served elsewhere. */
  hosting: Hosting | undefined
}

/** An article on the backend's page with the comment form. */
export interface CommentedArticle {
  /** undefined if the site is built elsewhere, so that its files are unknown here. */
  title: string | undefined
  /** The comments that can be replied to, the latest first. */
  answerable: readonly PublicComment[]
}

/** As many as a list can offer; older ones can be replied to on the article's own page. */
const mostOffered = 50

/** The article that is commented on without script; undefined if there is none. */
export async function findCommentedArticle(
  search: Search,
  post: string,
): Promise<CommentedArticle | undefined> {
  if (post === '') return undefined
  const { slug, title } = await findArticle(search, { post, parent: '' })
  const answerable = await createPublicCommentsRepository(search.db).listAnswerable(slug, mostOffered)
  return { title: title === slug ? undefined : title, answerable }
}

interface Found {
  slug: string
  title: string
  status?: string | undefined
  closes?: string | undefined
}

/** The job of an application. @throws ServiceError `not_found`, or `job_closed`. */
export async function findJob(search: Search, slug: string, today: string): Promise<Subject> {
  const found = await find(search, 'job', slug)
  if (!found) throw new ServiceError('not_found', 'This job no longer exists. See our open jobs.')
  const { title, status = 'open', closes } = found
  if (status === 'open' && (closes === undefined || closes >= today))
    return { slug: found.slug, title, parent: null }
  const reason = status === 'filled' ? 'has been filled' : 'is no longer accepting applications'
  throw new ServiceError('job_closed', `This job ${reason}. See our open jobs or contact us.`)
}

/** The article of a comment. @param parent The comment it replies to, or "". @throws ServiceError `not_found`. */
export async function findArticle(
  search: Search,
  { post, parent }: { post: string; parent: string },
): Promise<Subject> {
  const found = await find(search, 'post', post)
  if (!found)
    throw new ServiceError(
      'not_found',
      'This article no longer exists. Copy your text if you want to keep it.',
    )
  const { slug, title } = found
  if (parent === '') return { slug, title, parent: null }
  const isThere =
    z.uuid().safeParse(parent).success &&
    (await createCommentsRepository(search.db).isAnswerable(parent, slug))
  if (isThere) return { slug, title, parent }
  throw parentGone()
}

export const parentGone = () =>
  new ServiceError(
    'not_found',
    'The comment you’re replying to was removed. Send yours again to post it as a new comment.',
  )

/**
 * A published entry, from the editor or from a file. If the site is built elsewhere, its files are unknown here: an entry
 * that is not in the editor is then assumed to be a file.
 */
async function find({ db, hosting }: Search, kind: EntryKind, slug: string): Promise<Found | undefined> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return undefined
  const published = createPublishedRepository(db)
  const moved = async () => (await createMovedSlugsRepository(db).find({ kind, slug }))?.to
  const entry = await published.find({ kind, slug })
  if (entry) return { slug, ...factsOf(entry) }
  const file = hosting?.files.find((one) => one.kind === kind && one.slug === slug)
  if (file) return { ...file, title: file.title ?? slug }
  const to = await moved()
  const there = to === undefined ? undefined : await published.find({ kind, slug: to })
  if (there) return { slug: there.slug, ...factsOf(there) }
  return hosting ? undefined : { slug, title: slug }
}

function factsOf(entry: LiveContent) {
  const { fields } = entry
  return {
    title: titleOf(entry),
    ...('status' in fields && { status: fields.status, closes: fields.closes }),
  }
}
