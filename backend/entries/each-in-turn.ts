import type { Db } from '../database/open-database'
import { isAway } from '../errors/is-away'
import type { StoredEntry } from '../repositories/stored-entry'
import { changeEntries, type EntryParts } from './change-entries'
import type { Publishing } from './publishing-options'

interface Work {
  db: Db
  publishing: Publishing
  now: Date
  /** Locks the next entry there is something to do to, none of `except`. */
  next: (parts: EntryParts, except: readonly string[]) => Promise<StoredEntry | undefined>
  /** @returns Whether visitors will see it. */
  act: (parts: EntryParts, entry: StoredEntry) => Promise<boolean>
}

/**
 * Works on entries one after the other, each in a transaction of its own, until none is left. One that fails holds
 * up no other.
 *
 * @returns How many visitors will see.
 * @throws What the first failed of, after all others.
 */
export async function eachInTurn(work: Work): Promise<number> {
  const failures: { id: string; error: unknown }[] = []
  const failed = () => failures.map(({ id }) => id)
  for (let shown = 0; ;) {
    const outcome = await one(work, failed())
    if (outcome === undefined) {
      if (failures[0]) throw failures[0].error
      return shown
    }
    if (typeof outcome === 'object') failures.push(outcome)
    else if (outcome) shown++
  }
}

/** @returns undefined when none is left, whether visitors will see it, or what it failed of. */
async function one({ db, publishing, now, next, act }: Work, except: readonly string[]) {
  let id: string | undefined
  try {
    const outcome = await changeEntries(
      db,
      publishing,
      async (parts) => {
        const entry = await next(parts, except)
        id = entry?.id
        return entry && act(parts, entry)
      },
      now,
    )
    if (outcome === true) publishing.onPublished()
    return outcome
  } catch (error) {
    if (id === undefined || isAway(error)) throw error
    return { id, error }
  }
}
