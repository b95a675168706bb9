import type { Entry } from '../../../../contract/entry'
import type { LocalCopy } from './local-copies'
import { sameContent } from './same-content'

export interface Recovery {
  /** Copies that say nothing the server does not have. */
  drop: LocalCopy[]
  /** Copies that somebody has to decide about, the latest first. */
  ask: LocalCopy[]
}

/** What to do with the copies of an entry that were left in this browser; `entry` as the server has it. */
export function planRecovery(entry: Entry, left: readonly LocalCopy[]): Recovery {
  const drop = left.filter(({ content }) => sameContent(content, entry.content))
  return { drop, ask: left.filter((copy) => !drop.includes(copy)) }
}
