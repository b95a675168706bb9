import { Node, textblockTypeInputRule, Mark, markInputRule, mergeAttributes } from '@tiptap/core'

/** Levels to choose from: level 1 is the page title. Other levels stay where a text has them. */
const headingLevels = [2, 3, 4] as const

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,

  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${String(node.attrs['level'])}`, HTMLAttributes, 0],

  addKeyboardShortcuts() {
    return Object.fromEntries(
      headingLevels.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode(this.name, 'paragraph', { level }),
      ]),
    )
  },

  addInputRules() {
    return headingLevels.map((level) =>
      textblockTypeInputRule({
        // People type one # for the first heading of a text.
        find: level === 2 ? /^#{1,2}\s$/ : new RegExp(`^#{${level}}\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    )
  },
})

/** Inline code. Unlike TipTap's, it can also be bold, struck through or a link, as in Markdown. */
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

/** The language of a pasted block, from the class of the element, its code or its parent. */
function readLanguage(pre: HTMLElement): string | null {
  const classes = [pre, pre.querySelector('code'), pre.parentElement].map(
    (element) => element?.className ?? '',
  )
  return /(?:^|\s)(?:language|lang|highlight-source)-([\w#+-]+)/.exec(classes.join(' '))?.[1] ?? null
}

/** A code block: `language` is the word after the backticks, `meta` the rest of that line. */
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
      // On an empty last line, Enter leaves the block.
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

/** Kinds of note, with their names in Markdown and for people. */
export const noteKinds = [
  { kind: 'NOTE', title: 'Note' },
  { kind: 'TIP', title: 'Tip' },
  { kind: 'IMPORTANT', title: 'Important' },
  { kind: 'WARNING', title: 'Warning' },
  { kind: 'CAUTION', title: 'Caution' },
] as const

const titleOfNote = (kind: string) =>
  noteKinds.find((known) => known.kind === kind.toUpperCase())?.title ?? 'Note'

/**
 * A note (`> [!NOTE]`). `kind` is as the author wrote it; `isApart`: a blank line separates it from the text.
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

/** The text of a footnote. It can be anywhere and is shown under "Notes" at the end. */
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

/** A block that the editor can't display (HTML, link definitions): its Markdown, shown and kept unchanged. */
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
