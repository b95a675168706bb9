import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import { codeOf } from '../errors/code-of'
import type { Repositories } from '../repositories/create-repositories'

interface Work<Item extends { id: string }, Result> {
  /** Locks the next item that is due and not one of `except`; undefined: none is left. */
  next: (repositories: Repositories, except: readonly string[]) => Promise<Item | undefined>
  act: (repositories: Repositories, item: Item) => Promise<Result>
  /** Called once the transaction of an item is committed. */
  committed?: (result: Result) => void | Promise<void>
}

/**
 * Handles all due items, each in its own transaction, so that one that fails doesn't block the others.
 * Several instances may do so at once.
 *
 * @returns The result of each item.
 * @throws The error of the first item that failed, after all others.
 */
export async function forEachDue<Item extends { id: string }, Result>(
  db: Db,
  { next, act, committed }: Work<Item, Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const failures: { id: string; error: unknown }[] = []
  for (;;) {
    let item: Item | undefined
    try {
      const done = await inTransaction(db, async (repositories) => {
        item = await next(
          repositories,
          failures.map(({ id }) => id),
        )
        return item && { result: await act(repositories, item) }
      })
      if (!done) break
      results.push(done.result)
      await committed?.(done.result)
    } catch (error) {
      // without the database nothing else would succeed either
      if (item === undefined || isAway(error)) throw error
      failures.push({ id: item.id, error })
    }
  }
  if (failures[0]) throw failures[0].error
  return results
}

/** Whether the database failed: then everything else would fail too. */
const isAway = (error: unknown): boolean => codeOf(error) === 'database_unavailable'
