import { mergeAttributes, Node } from '@tiptap/core'

/** Kinds of note as the site knows them, in the words of Markdown and of people. */
export const noteKinds = [
  { kind: 'NOTE', title: 'Note' },
  { kind: 'TIP', title: 'Tip' },
  { kind: 'IMPORTANT', title: 'Important' },
  { kind: 'WARNING', title: 'Warning' },
  { kind: 'CAUTION', title: 'Caution' },
] as const

export const titleOfNote = (kind: string) =>
  noteKinds.find((known) => known.kind === kind.toUpperCase())?.title ?? 'Note'

/**
 * A note beside the text (`> [!NOTE]`). `kind` is written as the author wrote it; `isApart`: a blank line stands
 * between it and the text.
 */
export const Note = Node.create({
  name: 'note',
  group: 'block',
  content: 'block+',
  defining: true,

  addAttributes: () => ({
    kind: {
      default: 'NOTE',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-kind') ?? 'NOTE',
      renderHTML: ({ kind }) => ({ 'data-kind': String(kind) }),
    },
    isApart: { default: false, rendered: false },
  }),
  parseHTML: () => [{ tag: 'div[data-kind]', contentElement: '.note-text' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const title = titleOfNote(String(node.attrs['kind']))
    const frame = { class: `note note-${title.toLowerCase()}`, role: 'note', 'aria-label': title }
    return [
      'div',
      mergeAttributes(HTMLAttributes, frame),
      ['p', { class: 'note-label', contenteditable: 'false' }, title],
      ['div', { class: 'note-text' }, 0],
    ]
  },
})
