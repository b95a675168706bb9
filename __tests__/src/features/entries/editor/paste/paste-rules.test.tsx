import { Editor } from '@tiptap/core'
import { writeDocument } from '../../../../../../src/features/entries/editor/convert/write-document'
import { editorExtensions } from '../../../../../../src/features/entries/editor/live/editor-extensions'
import { loadMarkdown } from '../../../../../../src/features/entries/editor/live/load-markdown'
import { looksLikeMarkdown } from '../../../../../../src/features/entries/editor/paste/paste-rules'

const editor = new Editor({
  enablePasteRules: false,
  extensions: editorExtensions({
    showImage: (src) => src,
    addImage: () => Promise.reject(new Error('No pictures here.')),
    announce: () => undefined,
    onToolbar: () => undefined,
    onLink: () => undefined,
    onImage: () => undefined,
    isLong: true,
    onSlashMenu: () => undefined,
    onRemark: () => undefined,
    onFound: () => undefined,
    onOpen: () => undefined,
  }),
})
afterAll(() => editor.destroy())

const markdown = () => writeDocument(editor.state.doc, []).trimEnd()

/** Pastes what a program gives in several forms behind the last word of a text. */
function paste(forms: Record<string, string>, text = ''): string {
  loadMarkdown(editor, text, { isUndoable: false })
  let end = 1
  editor.state.doc.descendants((node, place) => {
    if (node.isText) end = place + node.nodeSize
  })
  editor.commands.setTextSelection(end)
  pasteHere(forms)
  return markdown()
}

function pasteHere(forms: Record<string, string>): void {
  const clipboardData = { types: Object.keys(forms), files: [], getData: (type: string) => forms[type] ?? '' }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
  editor.view.dom.dispatchEvent(event)
}

const vsCode = (mode: string, text: string) => ({
  'text/plain': text,
  'text/html': `<div style="white-space:pre">${text
    .split('\n')
    .map((line) => `<div><span>${line}</span></div>`)
    .join('')}</div>`,
  'vscode-editor-data': JSON.stringify({ version: 1, isFromEmptySelection: false, mode }),
})

describe('a pasted URL', () => {
  const address = { 'text/plain': 'https://example.com/a?b=1' }

  test('is a link to itself without a selection', () => {
    expect(paste(address, 'See')).toBe('See<https://example.com/a?b=1>')
  })

  test('links the selected text', () => {
    loadMarkdown(editor, 'See this', { isUndoable: false })
    editor.commands.setTextSelection({ from: 5, to: 9 })
    pasteHere(address)
    expect(markdown()).toBe('See [this](https://example.com/a?b=1)')
  })

  test('is plain text in code', () => {
    expect(paste(address, '```\nx\n```')).toBe('```\nxhttps://example.com/a?b=1\n```')
  })
})

describe('a typed URL', () => {
  /** As the browser says that these letters were typed one after the other. */
  function type(words: string): string {
    loadMarkdown(editor, '', { isUndoable: false })
    for (const letter of words) {
      const { from, to } = editor.state.selection
      const insert = () => editor.state.tr.insertText(letter, from, to)
      const isDone = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, letter, insert),
      )
      if (isDone !== true) editor.view.dispatch(insert())
    }
    return markdown()
  }

  test('becomes a link after a space, without trailing punctuation', () => {
    expect(type('See https://example.com/a. Then')).toBe('See <https://example.com/a>. Then')
    expect(type('(https://example.com/a) x')).toBe('(<https://example.com/a>) x')
  })

  test('is plain text in code', () => {
    expect(type('``` https://example.com/a x')).toBe('```\nhttps://example.com/a x\n```')
  })
})

describe('code from VS Code', () => {
  test('is a code block in its language, with its indentation, whatever it looks like', () => {
    const program = '# Count.\ndef seats():\n    return 12'
    expect(paste(vsCode('python', program))).toBe('```python\n' + program + '\n```')
    expect(paste(vsCode('typescript', 'const a = 1\n  + 2\n'))).toBe('```ts\nconst a = 1\n  + 2\n```')
  })

  test('is plain text if it is a single line, or in a table', () => {
    expect(paste(vsCode('typescript', 'const a = 1'), 'Write')).toBe('Writeconst a = 1')
    expect(paste(vsCode('typescript', 'let a\nlet b'), '| a |\n| --- |\n| b |')).not.toContain('```')
  })

  test('is parsed if it is Markdown', () => {
    expect(paste(vsCode('markdown', '## Head\n\n- one'))).toBe('## Head\n\n- one')
  })
})

describe('a code block from a page', () => {
  const html = (code: string) => ({ 'text/plain': 'x', 'text/html': code })

  test('keeps its language, in any common notation', () => {
    expect(paste(html('<pre><code class="language-js">let a</code></pre>'))).toBe('```js\nlet a\n```')
    expect(paste(html('<pre class="lang-sql s-code-block"><code>select 1</code></pre>'))).toBe(
      '```sql\nselect 1\n```',
    )
    expect(paste(html('<div class="highlight highlight-source-yaml"><pre>a: 1</pre></div>'))).toBe(
      '```yaml\na: 1\n```',
    )
  })

  test('does not guess a language from the code', () => {
    expect(paste(html('<pre><code>class="language-js"</code></pre>'))).toBe('```\nclass="language-js"\n```')
  })

  test('keeps its language when copied within the editor', () => {
    loadMarkdown(editor, '```ts\nlet a\nlet b\n```\n\nx', { isUndoable: false })
    editor.commands.selectAll()
    const { dom, text } = editor.view.serializeForClipboard(editor.state.selection.content())
    expect(paste({ 'text/plain': text, 'text/html': dom.innerHTML })).toBe('```ts\nlet a\nlet b\n```\n\nx')
  })
})

test.each([
  '## Head\n\nText',
  'Text\n\n- one\n- two\n',
  '1. one\n2. two',
  '- [ ] one',
  '> Quoted',
  '```ts\ncode\n```',
  'See [the page](/about/).',
  'Some **strong** words',
  'Call `open()` first',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'Text\n\n[^1]: Note',
])('%j is Markdown', (text) => {
  expect(looksLikeMarkdown(text)).toBe(true)
})

test('a text that would take too long to parse as Markdown is pasted as it is', () => {
  expect(looksLikeMarkdown(`${'> '.repeat(200)}Some **strong** words`)).toBe(false)
})

test.each([
  'Plain words.',
  'Two lines\nof words.',
  'snake_case and 2 * 3 * 4',
  '#hashtag and # not at all',
  'a > b',
  '- a dash at the beginning of a line',
  '2026. A year.',
  'An array[0](x) of calls? No: array[0] (x).'.replace('[0](x)', '[0] (x)'),
  'https://a.example/b_c_d',
])('%j is not', (text) => {
  expect(looksLikeMarkdown(text)).toBe(false)
})
