import { createRepositories, type Repositories } from '../repositories/create-repositories'
import type { Db } from './open-database'

/** Runs a change in a transaction of its own: all of it happens, or nothing. */
export const inTransaction = <T>(db: Db, work: (repositories: Repositories) => Promise<T>): Promise<T> =>
  db.transaction().execute((transaction) => work(createRepositories(transaction)))
