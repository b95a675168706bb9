import type { Passage } from '../../../../contract/remark'
import type { MarkedPassage } from './live/passages'

/** Remarks on passages, as the editor shows them. */
export interface EditorRemarks {
  /** Passages to mark. The same array as long as they are the same. */
  passages: readonly MarkedPassage[]
  /** Id of the one that stands out. */
  active: string | undefined
  /** The person wants to remark on the selected passage. */
  onAdd: (passage: Passage) => void
  /** A marked passage was clicked. */
  onOpen: (id: string) => void
  /** Called with the ids of the passages that are in the text, in its order, when they change. */
  onFound: (ids: readonly string[]) => void
}
