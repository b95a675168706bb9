import type { EntryFile } from '../../contract/entry-file'
import type { Db } from '../database/open-database'
import { createRepositories } from '../repositories/create-repositories'
import { formOf } from './create-taking-over'
import { inEntryTransaction, type Publishing } from './entry-repos'
import { isSameContent } from './file-source'

/**
 * Makes a scheduled job: where a file has changed to what its entry says, for example because it was exported, both are
 * the same again and there is nothing to merge. It works once for each release.
 *
 * @returns A function that returns how many entries were the same.
 */
export function createFollowFiles(db: Db, publishing: Publishing): () => Promise<number> {
  let seen: readonly EntryFile[] | undefined
  return async () => {
    const files = await publishing.files.list()
    if (files === undefined || files === seen) return 0
    const takenOver = await createRepositories(db).entries.listFiles()
    let followed = 0
    for (const file of files) {
      const id = takenOver.get(file.file)
      if (id !== undefined && (await follow(db, publishing, { file, id }))) followed += 1
    }
    seen = files
    return followed
  }
}

const follow = (db: Db, publishing: Publishing, { file, id }: { file: EntryFile; id: string }) =>
  inEntryTransaction(db, publishing, async ({ entries }): Promise<boolean> => {
    const entry = await entries.findLocked(id)
    if (!entry?.source || entry.source.form.hash === file.hash) return false
    const form = formOf(file, entry.source.form.pictures)
    if (!isSameContent(form.content, entry.content)) return false
    await entries.put({ ...entry, source: { ...entry.source, form: { ...form, content: entry.content } } })
    return true
  })
