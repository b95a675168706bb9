import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../backend/database/open-database'
import { createPublicationsRepository } from '../../../../backend/repositories/publications-repository'
import type { EntryKind } from '../../../../contract/content/entry-kind'

const author = 'Mei@firm.example'

/** Adds an unpublished entry. @returns Its id. */
export async function writeEntry(db: Db, slug: string, kind: EntryKind = 'post'): Promise<string> {
  const id = randomUUID()
  const content = JSON.stringify({ kind, slug, fields: {}, markdown: '' })
  await db
    .insertInto('entry')
    .values({
      id,
      kind,
      slug,
      title: slug,
      content,
      search_text: slug,
      author,
      author_key: author.toLowerCase(),
      updated_by: author,
    })
    .execute()
  return id
}

/** Publishes an entry, or unpublishes it without a hash. @returns Id of the publication. */
export async function publish(db: Db, entry: string, slug: string, hash: string | null): Promise<string> {
  const action = hash === null ? 'unpublish' : 'publish'
  const { kind } = await db
    .selectFrom('entry')
    .select('kind')
    .where('id', '=', entry)
    .executeTakeFirstOrThrow()
  return db
    .transaction()
    .execute((trx) =>
      createPublicationsRepository(trx).add({ entry, kind, title: slug, action, slug, hash, by: author }),
    )
}
