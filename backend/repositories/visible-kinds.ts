import { entryKinds, type EntryKind } from '../../contract/content/kinds'
import { mayManage, mayWrite } from '../../contract/entry-rules'
import type { Role } from '../../contract/permissions'

/** Of which kinds a person sees entries, by the contract's `maySee`. */
export interface VisibleKinds {
  /** Everyone’s entries. */
  everyones: EntryKind[]
  /** Only their own entries. */
  own: EntryKind[]
  /** Whether they see everyone’s entries of every kind. */
  isEverything: boolean
}

export function visibleKinds(held: readonly Role[]): VisibleKinds {
  const everyones = entryKinds.filter((kind) => mayManage(kind, held))
  const own = entryKinds.filter((kind) => mayWrite(kind, held) && !everyones.includes(kind))
  return { everyones, own, isEverything: everyones.length === entryKinds.length }
}
