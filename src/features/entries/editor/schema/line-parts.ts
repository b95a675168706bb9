import { Node } from '@tiptap/core'

/** A line that ends in the Markdown and not on the page: it reads as a space. */
export const SoftBreak = Node.create({
  name: 'softBreak',
  group: 'inline',
  inline: true,
  selectable: false,

  parseHTML: () => [{ tag: 'span[data-soft-break]' }],
  renderHTML: () => ['span', { 'data-soft-break': '' }, ' '],
  renderText: () => ' ',
})

/** A picture. `title` is its caption. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,

  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, title: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** The sign of a footnote in the text. */
export const FootnoteReference = Node.create({
  name: 'footnoteReference',
  group: 'inline',
  inline: true,

  addAttributes: () => ({
    label: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-footnote') ?? '',
      renderHTML: ({ label }) => ({ 'data-footnote': String(label) }),
    },
  }),
  parseHTML: () => [{ tag: 'sup[data-footnote]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['sup', HTMLAttributes, String(node.attrs['label'])],
  renderText: ({ node }) => `[^${String(node.attrs['label'])}]`,
})

/** Markdown within a line that the editor has no part for, e.g. `<br>`: shown and kept as it is written. */
export const MarkdownInline = Node.create({
  name: 'markdownInline',
  group: 'inline',
  inline: true,

  addAttributes: () => ({
    markdown: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-markdown') ?? '',
      renderHTML: ({ markdown }) => ({ 'data-markdown': String(markdown) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-markdown]', priority: 60 }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs['markdown'])],
  renderText: ({ node }) => String(node.attrs['markdown']),
})
