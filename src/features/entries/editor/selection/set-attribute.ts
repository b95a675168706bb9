import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** Changes one attribute of the node of this type that is chosen or that one is in. What is chosen stays chosen. */
export function setAttribute(editor: Editor, type: string, name: string, value: string | null): void {
  const at = findNode(editor, type)
  if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, name, value))
}

function findNode(editor: Editor, type: string): number | undefined {
  const { selection } = editor.state
  if (selection instanceof NodeSelection && selection.node.type.name === type) return selection.from
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name === type) return $from.before(depth)
  }
  return undefined
}
