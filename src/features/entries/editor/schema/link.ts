import { InputRule, Mark, markInputRule } from '@tiptap/core'

/** How a link names its address elsewhere in the text: `[text][label]`, `[label][]` or `[label]`. */
export type ReferenceKind = 'full' | 'collapsed' | 'shortcut'

/** A link. Where the text names its address by a label, `reference` and `label` say so, and `href` is what it leads to. */
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
  // Not followed by a click: the text is being written.
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],

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
      // An address becomes a link with the space after it; a full stop at its end is the sentence's.
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
