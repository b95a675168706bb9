import { mergeAttributes, Node } from '@tiptap/core'

/** A block the editor has no form for (HTML, link definitions): its Markdown, shown and kept as it is written. */
export const MarkdownBlock = Node.create({
  name: 'markdownBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,

  parseHTML: () => [{ tag: 'pre[data-markdown]', preserveWhitespace: 'full', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => [
    'pre',
    mergeAttributes(HTMLAttributes, { 'data-markdown': '', class: 'markdown-block', spellcheck: 'false' }),
    ['code', 0],
  ],
})
