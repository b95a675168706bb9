import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** What one is in or has chosen, and what can be said of it. */
export type Place =
  | { kind: 'picture'; alt: string; title: string }
  | { kind: 'markdownInline'; markdown: string }
  | { kind: 'footnoteReference'; label: string }
  | { kind: 'link'; href: string }
  | { kind: 'codeBlock'; language: string }
  | { kind: 'table'; align: string | null }
  | { kind: 'note'; noteKind: string }
  | { kind: 'footnoteDefinition'; label: string }
  | { kind: 'markdownBlock' }
  | { kind: 'text' }

/** The innermost thing with settings of its own where one writes. */
export function findPlace(editor: Editor): Place {
  const { selection } = editor.state
  if (selection instanceof NodeSelection) {
    const attrs = selection.node.attrs as Record<string, string | null>
    switch (selection.node.type.name) {
      case 'picture':
        return { kind: 'picture', alt: attrs['alt'] ?? '', title: attrs['title'] ?? '' }
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

function findBlock(editor: Editor): Place {
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
