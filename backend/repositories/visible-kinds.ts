import { EntryKindSchema, type EntryKind } from '../../contract/content/entry-kind'
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
  const kinds = EntryKindSchema.options
  const everyones = kinds.filter((kind) => mayManage(kind, held))
  const own = kinds.filter((kind) => mayWrite(kind, held) && !everyones.includes(kind))
  return { everyones, own, isEverything: everyones.length === kinds.length }
}
