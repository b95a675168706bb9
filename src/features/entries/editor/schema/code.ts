import { Mark, markInputRule, mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/core'

/** Code within a line. Unlike elsewhere it may also be strong, struck out or a link, as Markdown has it. */
export const Code = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,

  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],

  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])(`([^`]+)`)$/, type: this.type })]
  },
})

/** What pages call the language of a block in the classes of it, of the code in it or of what is around it. */
function readLanguage(pre: HTMLElement): string | null {
  const classes = [pre, pre.querySelector('code'), pre.parentElement].map(
    (element) => element?.className ?? '',
  )
  return /(?:^|\s)(?:language|lang|highlight-source)-([\w#+-]+)/.exec(classes.join(' '))?.[1] ?? null
}

/** A block of code: `language` is the word after the backticks, `meta` what follows it. */
export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,

  addAttributes: () => ({
    language: {
      default: null,
      parseHTML: readLanguage,
      renderHTML: ({ language }) =>
        language === null ? {} : { 'data-language': String(language), class: `language-${String(language)}` },
    },
    meta: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => [
    'pre',
    mergeAttributes(HTMLAttributes, { class: 'code-frame', spellcheck: 'false' }),
    ['code', 0],
  ],

  addKeyboardShortcuts() {
    return {
      'Mod-Alt-c': () => this.editor.commands.toggleNode(this.name, 'paragraph'),
      // On the empty last line of a block, Enter leads out of it, below.
      Enter: () => {
        const { $from, empty } = this.editor.state.selection
        if (!empty || $from.parent.type !== this.type) return false
        if ($from.parentOffset !== $from.parent.content.size) return false
        if (!$from.parent.textContent.endsWith('\n\n')) return false
        return this.editor
          .chain()
          .deleteRange({ from: $from.pos - 2, to: $from.pos })
          .exitCode()
          .run()
      },
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection
        if (!empty || $from.parent.type !== this.type || $from.parent.content.size > 0) return false
        return this.editor.commands.setNode('paragraph')
      },
    }
  },
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^(?:```|~~~)([^\s`]*)[\s\n]$/,
        type: this.type,
        getAttributes: (match) => ({ language: match[1] === '' ? null : match[1] }),
      }),
    ]
  },
})
