import { z } from 'zod'
import type { EntryKind } from '../../contract/content/entry-kind'
import type { Hosting } from '../../contract/hosting'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createCommentsRepository } from '../repositories/comments-repository'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createPublishedRepository } from '../repositories/published-repository'

/** What somebody applies for or comments on; all empty where there is no such thing. */
export interface Subject {
  /** The present one, where it has moved. */
  slug: string
  title: string
  /** Comment that is answered; null: none. */
  parent: string | null
}

export const noSubject: Subject = { slug: '', title: '', parent: null }

export interface Search {
  db: Db
  /** What the built site says of itself; undefined where it is built and served elsewhere. */
  hosting: Hosting | undefined
}

interface Found {
  slug: string
  title: string
  status?: string | undefined
  closes?: string | undefined
}

/** The opening one applies for. @throws ServiceError `not_found`, or `job_closed`. */
export async function findOpening(search: Search, slug: string, today: string): Promise<Subject> {
  const found = await find(search, 'job', slug)
  if (!found)
    throw new ServiceError(
      'not_found',
      'There is no such opening. Look at the openings there are, and apply from there.',
    )
  const { title, status = 'open', closes } = found
  if (status === 'open' && (closes === undefined || closes >= today))
    return { slug: found.slug, title, parent: null }
  const reason = status === 'filled' ? 'This opening has been filled' : 'This opening is closed'
  throw new ServiceError(
    'job_closed',
    `${reason}: it takes no applications any more. Look at the openings there are, or write to us by the contact form.`,
  )
}

/** The article one comments on. @param parent Comment that is answered, or "". @throws ServiceError `not_found`. */
export async function findArticle(
  search: Search,
  { post, parent }: { post: string; parent: string },
): Promise<Subject> {
  const found = await find(search, 'post', post)
  if (!found)
    throw new ServiceError(
      'not_found',
      'There is no such article any more. Keep your text, and write to us by the contact form.',
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
    'The comment you answer is no longer there. Send yours again, and it stands by itself.',
  )

/**
 * Something that is published, in the editor or as a file. Where the site is built elsewhere the files are not known
 * here: what is not in the editor is then taken as being one.
 */
async function find({ db, hosting }: Search, kind: EntryKind, slug: string): Promise<Found | undefined> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return undefined
  const published = createPublishedRepository(db)
  const moved = async () => (await createMovedSlugsRepository(db).find({ kind, slug }))?.to
  const entry = await published.find({ kind, slug })
  if (entry) return { slug, ...factsOf(entry.fields) }
  const file = hosting?.files.find((one) => one.kind === kind && one.slug === slug)
  if (file) return { ...file, title: file.title ?? slug }
  const to = await moved()
  const there = to === undefined ? undefined : await published.find({ kind, slug: to })
  if (there) return { slug: there.slug, ...factsOf(there.fields) }
  return hosting ? undefined : { slug, title: slug }
}

function factsOf(fields: { title: string; status?: string; closes?: string | undefined }) {
  const { title, status, closes } = fields
  return { title, status, closes }
}
