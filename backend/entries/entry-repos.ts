import type { EntryKind } from '../../contract/content/entry-kind'
import type { SiteIndex } from '../../contract/site-index'
import { createClock, type Clock } from '../clock'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import { createRepositories, type Repositories } from '../repositories/create-repositories'
import { noEntryFiles, type EntryFiles } from './entry-files'

/** Path of the file in `content/` with this slug; undefined where no file has it. */
export type FindFile = (kind: EntryKind, slug: string) => Promise<string | undefined>

/** What publishing depends on besides the database. */
export interface PublishingOptions {
  /** Called after the public content has changed; must not throw. Default: nothing happens. */
  onPublished?: () => void
  /** Default: no file has a slug. */
  findFile?: FindFile
  /** The entries that are files. Default: none are known. */
  files?: EntryFiles
  /** What the site knows about its pages. Default: nothing, so that only the build checks what entries refer to. */
  readSiteIndex?: () => Promise<SiteIndex | undefined>
  /** By which days begin and end; default the machine's, in UTC. */
  clock?: Clock
}

export type Publishing = Required<PublishingOptions>

export const withDefaults = (options: PublishingOptions = {}): Publishing => ({
  onPublished: () => {},
  findFile: () => Promise.resolve(undefined),
  files: noEntryFiles,
  readSiteIndex: () => Promise.resolve(undefined),
  clock: createClock(),
  ...options,
})

/** What a change of an entry works with. */
export interface EntryRepos extends Repositories {
  publishing: Publishing
  /** Moment of the change. */
  at: Date
}

export const entryRepos = (
  repositories: Repositories,
  publishing: Publishing,
  at = publishing.clock.now(),
): EntryRepos => ({ ...repositories, publishing, at })

/** For reading, outside of a transaction. */
export const readingRepos = (db: Db, publishing: Publishing): EntryRepos =>
  entryRepos(createRepositories(db), publishing)

/** Runs a change of entries in a transaction of its own: all of it happens, or nothing. */
export const inEntryTransaction = <T>(
  db: Db,
  publishing: Publishing,
  work: (repos: EntryRepos) => Promise<T>,
): Promise<T> => inTransaction(db, (repositories) => work(entryRepos(repositories, publishing)))
