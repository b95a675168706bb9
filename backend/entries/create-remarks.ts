import { mostReplies, mostRemarks, type Passage, type Remark } from '../../contract/remark'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { notify } from '../notifications/notify'
import type { Viewer } from '../repositories/entry-list-repository'
import type { StoredEntry } from '../repositories/stored-entry'
import { inEntryTransaction, readingRepos, type EntryRepos, type Publishing } from './entry-repos'
import { findLocked, visible } from './find-entry'

interface Said {
  /** Made by the caller: the same id again is the same remark. */
  id: string
  text: string
}

/** Remarks on passages: all who may see an entry may add, reply to and resolve them. They leave the entry as it is. */
export function createRemarks(db: Db, publishing: Publishing) {
  /** Entries are locked, so that limits hold. @throws ServiceError `not_found` unless the caller may see the entry. */
  const change = <T>(
    caller: Viewer,
    id: string,
    work: (repos: EntryRepos, entry: StoredEntry, remarks: readonly Remark[]) => Promise<T>,
  ): Promise<T> =>
    inEntryTransaction(db, publishing, async (repos) => {
      const entry = await findLocked(repos, caller, id)
      return work(repos, entry, await repos.remarks.list(entry.id))
    })

  return {
    /** @throws ServiceError `not_found`. */
    async list(caller: Viewer, id: string): Promise<Remark[]> {
      const repos = readingRepos(db, publishing)
      return repos.remarks.list(visible(await repos.entries.find(id), caller).id)
    },

    /** @throws ServiceError `not_found` or `too_many`. */
    add: (caller: Viewer, id: string, { passage, ...said }: Said & { passage: Passage }): Promise<Remark> =>
      change(caller, id, async (repos, entry, remarks) => {
        const known = remarks.find((remark) => remark.id === said.id)
        if (known) return known
        if (remarks.length >= mostRemarks) await repos.remarks.remove(findOldestResolved(remarks).id)
        if (!(await repos.remarks.add(entry.id, { ...said, by: caller.email, passage }))) throw noSuchRemark()
        await tell(repos, { kind: 'remark.added', entry, caller, people: [entry.author] })
        return findRemark(await repos.remarks.list(entry.id), said.id)
      }),

    /** Replies to a remark, and opens it where it was resolved. @throws ServiceError `not_found` or `too_many`. */
    reply: (caller: Viewer, id: string, thread: string, said: Said): Promise<Remark> =>
      change(caller, id, async (repos, entry, remarks) => {
        const remark = findRemark(remarks, thread)
        const { replies } = remark
        if (replies.some(({ id }) => id === said.id)) return remark
        if (replies.length >= mostReplies)
          throw tooMany(`This remark has ${mostReplies} replies. Add a new remark instead.`)
        if (!(await repos.remarks.reply(entry.id, thread, { ...said, by: caller.email })))
          throw noSuchRemark()
        if (remark.resolved) await repos.remarks.resolve(thread, null)
        const people = [entry.author, remark.by, ...replies.map(({ by }) => by)]
        await tell(repos, { kind: 'remark.replied', entry, caller, people })
        return findRemark(await repos.remarks.list(entry.id), thread)
      }),

    /** @throws ServiceError `not_found`. */
    resolve: (caller: Viewer, id: string, thread: string, isResolved: boolean): Promise<Remark> =>
      change(caller, id, async (repos, entry, remarks) => {
        const remark = findRemark(remarks, thread)
        if (isResolved === (remark.resolved !== null)) return remark
        await repos.remarks.resolve(thread, isResolved ? caller.email : null)
        return findRemark(await repos.remarks.list(entry.id), thread)
      }),

    /** Removes the caller’s own remark or reply. @throws ServiceError `not_found` or `in_use`. */
    remove: (caller: Viewer, id: string, remark: string): Promise<void> =>
      change(caller, id, async (repos, _, remarks) => {
        const own = ({ id: said, by }: Pick<Remark, 'id' | 'by'>) =>
          said === remark && by.toLowerCase() === caller.email.toLowerCase()
        const found = remarks.find(own)
        if (!found && !remarks.some(({ replies }) => replies.some(own))) throw noSuchRemark()
        if (found && found.replies.length > 0)
          throw new ServiceError('in_use', 'This remark has replies. Resolve it instead.')
        await repos.remarks.remove(remark)
      }),
  }
}

interface News {
  kind: 'remark.added' | 'remark.replied'
  entry: StoredEntry
  caller: Viewer
  /** Email addresses. */
  people: readonly string[]
}

const tell = ({ db }: EntryRepos, { kind, entry, caller, people }: News): Promise<void> =>
  notify(db, { kind, actor: caller.email, subject: { entry: entry.id }, people })

function findRemark(remarks: readonly Remark[], id: string): Remark {
  const found = remarks.find((remark) => remark.id === id)
  if (found) return found
  throw noSuchRemark()
}

/** Makes room for another remark. @throws ServiceError `too_many` when all are open. */
function findOldestResolved(remarks: readonly Remark[]): Remark {
  const resolvedAt = ({ resolved }: Remark) => resolved?.at ?? ''
  const [oldest] = remarks
    .filter(({ resolved }) => resolved !== null)
    .toSorted((one, other) => resolvedAt(one).localeCompare(resolvedAt(other)))
  if (oldest) return oldest
  throw tooMany(`This entry has ${mostRemarks} open remarks. Resolve one that is done, then add yours.`)
}

const noSuchRemark = () => new ServiceError('not_found', 'This remark no longer exists. Reload the page.')
const tooMany = (message: string) => new ServiceError('too_many', message)
