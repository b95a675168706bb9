import type { Editor } from '@tiptap/core'
import { NodeSelection, Selection, type Transaction } from '@tiptap/pm/state'

/** Inserts a footnote reference at the selection, and moves to the footnote’s text at the end. */
export function insertFootnote(editor: Editor): boolean {
  const label = nextLabel(editor)
  const { doc } = editor.state
  const last = doc.lastChild
  const isEmptyEnd = last?.type.name === 'paragraph' && last.content.size === 0
  const end = doc.content.size - (isEmptyEnd ? last.nodeSize : 0)
  return editor
    .chain()
    .insertContentAt(
      end,
      { type: 'footnoteDefinition', attrs: { label }, content: [{ type: 'paragraph' }] },
      { updateSelection: false },
    )
    .insertContent({ type: 'footnoteReference', attrs: { label } })
    .command(({ tr }) => goTo(tr, 'footnoteDefinition', label))
    .focus()
    .run()
}

/** The next free number. */
function nextLabel(editor: Editor): string {
  const used = new Set<string>()
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name.startsWith('footnote')) used.add(String(attrs['label']))
  })
  let number = 1
  while (used.has(String(number))) number++
  return String(number)
}

type Part = 'footnoteReference' | 'footnoteDefinition'

/** Moves from a footnote reference to its text or back; false if the other is missing. */
export const goToFootnote = (editor: Editor, part: Part, label: string): boolean =>
  editor
    .chain()
    .command(({ tr }) => goTo(tr, part, label))
    .focus()
    .run()

function goTo(tr: Transaction, part: Part, label: string): boolean {
  let position: number | undefined
  tr.doc.descendants(({ type, attrs }, at) => {
    if (position === undefined && type.name === part && attrs['label'] === label) position = at
  })
  if (position === undefined) return false
  const selection =
    part === 'footnoteReference'
      ? NodeSelection.create(tr.doc, position)
      : Selection.near(tr.doc.resolve(position + 1))
  tr.setSelection(selection).scrollIntoView()
  return true
}
