import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Slice, type Node } from '@tiptap/pm/model'
import { Selection, type Transaction } from '@tiptap/pm/state'
import { parseDocument, type Origin } from '../convert/parse-document'

const loading = 'markdownLoading'

/** Whether a change only shows a text that came from outside. */
export function isLoading(transaction: Transaction): boolean {
  return transaction.getMeta(loading) === true
}

interface Options {
  /** Whether undo restores the previous text; false for the first text. */
  isUndoable: boolean
}

/** Replaces the text; unchanged blocks stay, with the cursor in them. */
export function loadMarkdown(editor: Editor, markdown: string, { isUndoable }: Options): Origin {
  const { doc, origin } = parseDocument(markdown, editor.schema)
  const { tr } = editor.state
  const { from, to, slice } = findDifference(tr.doc, doc)
  tr.replace(from, to, slice)
  // The cursor starts at the top, and later stays where it was.
  if (!isUndoable) tr.setSelection(Selection.atStart(tr.doc))
  tr.setMeta(loading, true).setMeta('addToHistory', isUndoable)
  // A separate undo step, so that undo does not remove text typed just before.
  if (isUndoable) closeHistory(tr)
  editor.view.dispatch(tr)
  return origin
}

/** The range of blocks that differ. */
function findDifference(before: Node, after: Node) {
  const most = Math.min(before.childCount, after.childCount)
  let start = 0
  while (start < most && before.child(start).eq(after.child(start))) start++
  let end = 0
  while (
    end < most - start &&
    before.child(before.childCount - 1 - end).eq(after.child(after.childCount - 1 - end))
  ) {
    end++
  }
  return {
    from: sizeOf(before.children.slice(0, start)),
    to: before.content.size - sizeOf(before.children.slice(before.childCount - end)),
    slice: new Slice(
      after.content.cut(
        sizeOf(after.children.slice(0, start)),
        after.content.size - sizeOf(after.children.slice(after.childCount - end)),
      ),
      0,
      0,
    ),
  }
}

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, node) => sum + node.nodeSize, 0)
