import { mergeAttributes, Node } from '@tiptap/core'

/** What a footnote says. It stands anywhere in the text and is shown under "Notes" at its end. */
export const FootnoteDefinition = Node.create({
  name: 'footnoteDefinition',
  group: 'block',
  content: 'block+',
  defining: true,
  isolating: true,

  addAttributes: () => ({
    label: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-footnote-text') ?? '',
      renderHTML: ({ label }) => ({ 'data-footnote-text': String(label) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-footnote-text]', contentElement: '.footnote-text' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const label = String(node.attrs['label'])
    return [
      'div',
      mergeAttributes(HTMLAttributes, { class: 'footnote', role: 'note', 'aria-label': `Footnote ${label}` }),
      ['span', { class: 'footnote-label', contenteditable: 'false' }, label],
      ['div', { class: 'footnote-text' }, 0],
    ]
  },
})
