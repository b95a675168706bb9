import { InputRule, Mark, markInputRule, Node } from '@tiptap/core'
import { isLinkable } from '../../../../../contract/is-linkable'

/**
 * A link. One that takes its URL from a definition has the `label`, and in `reference` the way it is written:
 * full `[text][label]`, collapsed `[label][]` or shortcut `[label]`.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1010,
  inclusive: false,

  addAttributes: () => ({
    href: { default: '' },
    title: { default: null },
    label: { default: null, rendered: false },
    reference: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag: 'a[href]' }],
  // A click does not follow it: the text is being edited. A browser's menu could.
  renderHTML: ({ HTMLAttributes: { href, ...others } }) => [
    'a',
    isLinkable(String(href)) ? { ...others, href: String(href) } : others,
    0,
  ],

  addInputRules() {
    return [
      markInputRule({
        find: (text) => {
          const match = /(?:^|[^!])(\[([^[\]]+)\]\(([^\s()<>]+)\))$/.exec(text)
          if (match === null) return null
          const [, whole = '', words = '', href = ''] = match
          return { index: text.length - whole.length, text: whole, replaceWith: words, data: { href } }
        },
        type: this.type,
        getAttributes: ({ data }) => ({ href: String(data?.['href'] ?? '') }),
      }),
      // A URL becomes a link when a space follows; a full stop at its end belongs to the sentence.
      new InputRule({
        find: /(?:^|[\s(])(https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]])[.,;:!?'")\]]* $/,
        handler: ({ state: { tr }, range, match: [whole, href = ''] }) => {
          const from = range.from + whole.indexOf(href)
          if (tr.doc.rangeHasMark(from, from + href.length, this.type)) return
          tr.addMark(from, from + href.length, this.type.create({ href }))
        },
      }),
    ]
  },
})

/** A line end in the Markdown that is a space on the page. */
export const SoftBreak = Node.create({
  name: 'softBreak',
  group: 'inline',
  inline: true,
  selectable: false,

  parseHTML: () => [{ tag: 'span[data-soft-break]' }],
  renderHTML: () => ['span', { 'data-soft-break': '' }, ' '],
  renderText: () => ' ',
})

/** An image. `title` is its caption. */
export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,

  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, title: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** The reference to a footnote in the text. */
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

/** Inline Markdown that the editor can't display, e.g. `<br>`: shown and kept unchanged. */
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
