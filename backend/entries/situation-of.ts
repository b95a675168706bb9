import type { EntrySituation } from '../../contract/entry-rules'
import { openingOf } from '../repositories/entry-summary'
import type { StoredEntry } from '../repositories/stored-entry'

/** What the contract's rules look at. */
export function situationOf({ kind, state, author, live }: StoredEntry): EntrySituation {
  return {
    kind,
    state,
    author,
    isLive: live !== null,
    opening: (live && openingOf(live.content)) ?? undefined,
  }
}
