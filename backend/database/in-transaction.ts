import { createRepositories, type Repositories } from '../repositories/create-repositories'
import type { Db } from './open-database'

/** Runs a change in a new transaction. */
export const inTransaction = <T>(db: Db, work: (repositories: Repositories) => Promise<T>): Promise<T> =>
  db.transaction().execute((transaction) => work(createRepositories(transaction)))
