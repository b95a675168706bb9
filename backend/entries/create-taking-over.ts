import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { kindsIn, titleOf, type ListedKind } from '../../contract/content/kinds'
import type { Entry, EntryContent } from '../../contract/entry'
import type { EntryFile, mergeFile } from '../../contract/entry-file'
import { mayManage } from '../../contract/entry-rules'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { RenderPicture } from '../pictures/create-picture-renderer'
import { createRepositories } from '../repositories/create-repositories'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import { isSameJson } from './canonical-json'
import { addEntry, changeContent } from './change-content'
import { claimSlug } from './claim-slug'
import { firstLiveOf } from './date-content'
import { describeEntry, nameEntry } from './describe-entry'
import { inEntryTransaction, readingRepos, type EntryRepos, type Publishing } from './entry-repos'
import { mapPictures, type FileForm } from './file-source'
import { assertCurrent, assertPermitted, entryConflict, findLocked, visible } from './find-entry'
import { keepPictures } from './keep-pictures'

/** As many files as a list shows. */
const mostFiles = 1_000

/** Takes files of `content/` over: from then on they are edited here. */
export function createTakingOver(db: Db, publishing: Publishing, renderPicture: RenderPicture) {
  const { files } = publishing
  const findFile = async (name: string) => (await files.list())?.find(({ file }) => file === name)

  return {
    /** Files of a kind, with the entries that took them over. @throws ServiceError `role_insufficient`. */
    async list(caller: Viewer, listed: ListedKind) {
      assertManages(caller, listed)
      const kinds = kindsIn(listed)
      const known = (await files.list()) ?? []
      const takenOver = await readingRepos(db, publishing).entries.listFiles()
      return known
        .filter(({ kind }) => kinds.includes(kind))
        .slice(0, mostFiles)
        .map(({ kind, slug, file, modified, content }) => {
          const entry = takenOver.get(file) ?? null
          return { kind, slug, file, modified, title: titleOf(content), entry }
        })
    },

    /**
     * Makes the content of a file a draft at its own address. A file that was taken over before gives the same entry,
     * also if two people do it at once.
     *
     * @throws ServiceError `not_found` without such a file, or `slug_taken` by an entry that is not of this file.
     */
    async takeOver(caller: Viewer, name: string): Promise<{ entry: Entry; isNew: boolean }> {
      const file = await findFile(name)
      if (!file) throw new ServiceError('not_found', `${name} isn’t a file of this site. Reload the list.`)
      assertManages(caller, file.kind)
      const { pictures } = createRepositories(db)
      const kept = await keepPictures(file.content, {}, { pictures, files, renderPicture, by: caller.email })
      const form = formOf(file, kept)
      return inEntryTransaction(db, publishing, async (repos) => {
        await repos.entries.lockFile(name)
        const known = await repos.entries.findByFile(name)
        if (known) return { entry: await describeEntry(repos, known), isNew: false }
        const entry = await addTakenOver(repos, caller, { file: name, form, isReplaced: false })
        return { entry: await describeEntry(repos, entry), isNew: true }
      })
    },

    /**
     * The file of an entry, as it is and as the entry includes it.
     *
     * @throws ServiceError `not_found` for an entry without a file, or whose file is gone.
     */
    async getChange(caller: Viewer, id: string) {
      const { entries } = readingRepos(db, publishing)
      const { source } = visible(await entries.find(id), caller)
      const file = source && (await findFile(source.file))
      if (!source || !file) throw fileGone()
      const current = mapPictures(file.content, source.form.pictures)
      return { file: file.file, hash: file.hash, current, ancestor: source.form.content }
    },

    /**
     * Saves a draft that includes the file as it is now.
     *
     * @throws ServiceError `not_found`, `bad_request`, `not_now`, `slug_taken`, or `changed` where entry or file have changed.
     */
    async merge(caller: Viewer, id: string, { version, hash, content }: Merge): Promise<Entry> {
      const known = visible(await readingRepos(db, publishing).entries.find(id), caller)
      const file = known.source && (await findFile(known.source.file))
      if (!known.source || !file) throw fileGone()
      const { pictures } = createRepositories(db)
      const context = { pictures, files, renderPicture, by: caller.email }
      const kept = await keepPictures(file.content, known.source.form.pictures, context)
      const form = formOf(file, kept)
      return inEntryTransaction(db, publishing, async (repos) => {
        const entry = await findLocked(repos, caller, id)
        await assertCurrent(repos, entry, version)
        await assertPermitted(repos, entry, 'edit', caller)
        if (file.hash !== hash)
          throw await entryConflict(
            repos,
            entry,
            'changed',
            `${file.file} has changed again. Compare once more.`,
          )
        const merged = mapPictures(content, kept)
        if (merged.kind !== entry.kind)
          throw new ServiceError('bad_request', 'content.kind: It can’t be changed.')
        if (merged.slug !== entry.content.slug) await claimSlug(repos, caller, merged, { id, current: entry })
        return describeEntry(repos, await include(repos, entry, { by: caller.email, form, content: merged }))
      })
    },
  }
}

function assertManages({ roles }: Viewer, kind: ListedKind): void {
  if (mayManage(kind, roles)) return
  throw new ServiceError('role_insufficient', 'You don’t have permission to edit these files.')
}

type Merge = z.output<(typeof mergeFile)['request']['body']>

const fileGone = () =>
  new ServiceError('not_found', 'This entry has no file to compare with. Reload the page.')

interface Included {
  by: string
  form: FileForm
  content: EntryContent
}

/** Makes a form of the file the ancestor, and saves the draft if that differs. */
async function include(
  repos: EntryRepos,
  entry: StoredEntry,
  { by, form, content }: Included,
): Promise<StoredEntry> {
  const source = entry.source && { ...entry.source, form }
  const isSame = isSameJson(content, entry.content)
  if (isSame) await repos.entries.put({ ...entry, source })
  const included = isSame
    ? { ...entry, source }
    : await changeContent(repos, { ...entry, source }, { by, content, reason: 'merged' })
  await repos.audit.add({
    actor: by,
    action: 'entry.merged',
    subject: nameEntry(content),
    before: { id: entry.id, version: entry.version, hash: entry.source?.form.hash },
    after: { version: included.version, hash: form.hash },
  })
  return included
}

/** The file as an ancestor, with the editor’s images. */
export const formOf = ({ hash, text, content }: EntryFile, pictures: FileForm['pictures']): FileForm => ({
  hash,
  text,
  content: mapPictures(content, pictures),
  pictures,
})

async function addTakenOver(
  repos: EntryRepos,
  caller: Viewer,
  source: NonNullable<StoredEntry['source']>,
): Promise<StoredEntry> {
  const { content } = source.form
  const id = randomUUID()
  await repos.entries.lockKey(content)
  const holder = await repos.entries.findAt(content, id)
  if (holder) {
    const message = `The URL “${content.slug}” is already used by “${titleOf(holder.content)}” (the editor). Change its URL, then edit this file.`
    throw await entryConflict(repos, holder, 'slug_taken', message)
  }
  const firstLiveAt = firstLiveOf(content)
  const added = await addEntry(repos, {
    ...{ id, by: caller.email, content, how: 'taken_over', firstLiveAt, source },
  })
  if (added) return added
  throw new Error(`a random id was taken: ${id}`)
}
