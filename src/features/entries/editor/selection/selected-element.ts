import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** The selected element, or the one around the cursor, with its settings. */
export type SelectedElement =
  | { kind: 'image'; alt: string; title: string }
  | { kind: 'markdownInline'; markdown: string }
  | { kind: 'footnoteReference'; label: string }
  | { kind: 'link'; href: string }
  | { kind: 'codeBlock'; language: string }
  | { kind: 'table'; align: string | null }
  | { kind: 'note'; noteKind: string }
  | { kind: 'footnoteDefinition'; label: string }
  | { kind: 'markdownBlock' }
  | { kind: 'text' }

/** The innermost element at the selection that has settings. */
export function findSelectedElement(editor: Editor): SelectedElement {
  const { selection } = editor.state
  if (selection instanceof NodeSelection) {
    const attrs = selection.node.attrs as Record<string, string | null>
    switch (selection.node.type.name) {
      case 'image':
        return { kind: 'image', alt: attrs['alt'] ?? '', title: attrs['title'] ?? '' }
      case 'markdownInline':
        return { kind: 'markdownInline', markdown: attrs['markdown'] ?? '' }
      case 'footnoteReference':
        return { kind: 'footnoteReference', label: attrs['label'] ?? '' }
    }
  }
  if (editor.isActive('link'))
    return { kind: 'link', href: String(editor.getAttributes('link')['href'] ?? '') }
  return findBlock(editor)
}

function findBlock(editor: Editor): SelectedElement {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth)
    switch (type.name) {
      case 'codeBlock':
        return { kind: 'codeBlock', language: String(attrs['language'] ?? '') }
      case 'markdownBlock':
        return { kind: 'markdownBlock' }
      case 'tableCell':
      case 'tableHeader':
        return { kind: 'table', align: (attrs['align'] as string | null) ?? null }
      case 'note':
        return { kind: 'note', noteKind: String(attrs['kind']).toUpperCase() }
      case 'footnoteDefinition':
        return { kind: 'footnoteDefinition', label: String(attrs['label']) }
    }
  }
  return { kind: 'text' }
}

/** Sets an attribute of the node of this type that is selected or around the cursor; the selection stays. */
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
