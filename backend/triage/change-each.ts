import type { z } from 'zod'
import type { OutcomeSchema, SeenSchema } from '../../contract/triage'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import type { Repositories } from '../repositories/create-repositories'

/** An item in the version that the caller last saw. */
export type Seen = z.output<typeof SeenSchema>
type Outcome = z.output<typeof OutcomeSchema>

interface Change<Stored extends Seen, Item> {
  /**
   * Locks items; those that no longer exist are missing. Always in one order, so that two calls can't block each
   * other.
   */
  lock: (repositories: Repositories, ids: readonly string[]) => Promise<Stored[]>
  /** Whether an item is already in the requested state. */
  isDone: (stored: Stored) => boolean
  apply: (repositories: Repositories, stored: Stored) => Promise<void>
  /** The items as they are then, in any order. */
  load: (repositories: Repositories, ids: readonly string[]) => Promise<Item[]>
}

/**
 * The rule for bulk changes: each item has its own outcome. An item that is already in the requested state is `done`
 * whatever its version, so that a request repeated after a lost response ends like the first; otherwise an outdated
 * version is `changed`. All of it is one transaction: an unexpected error changes nothing.
 */
export function changeEach<Stored extends Seen, Item extends { id: string }>(
  db: Db,
  items: readonly Seen[],
  { lock, isDone, apply, load }: Change<Stored, Item>,
): Promise<{ id: string; outcome: Outcome; item: Item | null }[]> {
  const versions = new Map(items.map(({ id, version }) => [id, version]))
  const ids = [...versions.keys()]
  return inTransaction(db, async (repositories) => {
    const locked = new Map((await lock(repositories, ids)).map((stored) => [stored.id, stored]))
    const outcomes = new Map<string, Outcome>()
    for (const [id, version] of versions) {
      const stored = locked.get(id)
      const outcome = outcomeOf(stored && { isDone: isDone(stored), isLatest: stored.version === version })
      if (stored && outcome === 'changeable') await apply(repositories, stored)
      outcomes.set(id, outcome === 'changeable' ? 'done' : outcome)
    }
    const present = new Map((await load(repositories, ids)).map((item) => [item.id, item]))
    return [...outcomes].map(([id, outcome]) => ({ id, outcome, item: present.get(id) ?? null }))
  })
}

function outcomeOf(found: { isDone: boolean; isLatest: boolean } | undefined): Outcome | 'changeable' {
  if (!found) return 'not_found'
  if (found.isDone) return 'done'
  return found.isLatest ? 'changeable' : 'changed'
}
