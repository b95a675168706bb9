import { randomUUID } from 'node:crypto'
import type { Db } from '../../../backend/database/open-database'
import { createCommentsRepository, type NewComment } from '../../../backend/repositories/comments-repository'
import { createSamplesRepository } from '../../../backend/repositories/samples-repository'

/** An article of the site that people comment on in tests. */
export const commented = { slug: 'end-of-support-dates', href: '/blog/end-of-support-dates/' } as const

let written = 0

/** Adds a comment to the database, each later than the one before. @returns Its id. */
export async function addComment(db: Db, comment: Partial<NewComment> = {}): Promise<string> {
  const key = randomUUID()
  const added = await createCommentsRepository(db).add({
    reference: key.slice(0, 8),
    key,
    name: 'Grace Harbor',
    email: 'grace@reader.example',
    text: 'We met this last spring.\n\nThe dates are at https://example.com/dates.',
    post: commented.slug,
    postTitle: 'End of support dates',
    parentId: null,
    spamReasons: [],
    consent: '2026-11',
    ...comment,
  })
  if (!added) throw new Error('a comment of this key is there already')
  // comments from the same millisecond would have no order
  await createSamplesRepository(db).setComment(added.id, { at: new Date(Date.now() - 60_000 + written++) })
  return added.id
}
