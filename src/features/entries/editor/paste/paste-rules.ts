import { Extension, type Editor } from '@tiptap/core'
import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { isInTable } from '@tiptap/pm/tables'
import { findTextFault } from '../../../../../contract/content/find-text-fault'
import { parseDocument } from '../convert/parse-document'
import { writeDocument } from '../convert/write-document'
import { cleanHtml } from './clean-html'

/**
 * Pasted Markdown is parsed, and pasted HTML is reduced to headings, lists and tables. Copied text is Markdown where
 * plain text is asked for.
 */
export const PasteRules = Extension.create({
  name: 'pasteRules',

  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          handlePaste: (_view, event) => {
            const text = event.clipboardData?.getData('text/plain') ?? ''
            return pasteUrl(editor, text.trim()) || pasteFromCodeEditor(editor, event.clipboardData, text)
          },
          // Undefined leaves it to the editor, although the types require a slice.
          clipboardTextParser: (text, _context, isPlain) =>
            (isPlain || !looksLikeMarkdown(text) ? undefined : readSlice(editor, text)) as Slice,
          transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : cleanHtml(html)),
          clipboardTextSerializer: (slice) => writeSlice(editor, slice),
        },
      }),
    ]
  },
})

/** A URL pasted over selected text turns it into a link; elsewhere it becomes a link to itself. */
function pasteUrl(editor: Editor, text: string): boolean {
  if (!/^(?:https?:\/\/|mailto:)\S+$/.test(text)) return false
  const { $from, $to, empty } = editor.state.selection
  if (!$from.sameParent($to) || $from.parent.type.spec.code === true) return false
  if (empty && (editor.isActive('link') || editor.isActive('code'))) return false
  const attrs = { href: text, label: null, reference: null, level: 0 }
  if (!empty) return editor.commands.setMark('link', attrs)
  return editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
}

/** Code editors add highlighted HTML to the text: this takes the text, and several lines of code as a block. */
function pasteFromCodeEditor(editor: Editor, data: DataTransfer | null, text: string): boolean {
  if (data?.types.includes(editorData) !== true || editor.isActive('codeBlock')) return false
  const language = readLanguage(data.getData(editorData))
  const slice = language === undefined ? readMarkdown(editor, text) : makeCode(editor, text, language)
  if (slice === undefined) return false
  const { tr } = editor.state
  editor.view.dispatch(tr.replaceSelection(slice).scrollIntoView())
  return true
}

const readMarkdown = (editor: Editor, text: string) =>
  looksLikeMarkdown(text) ? readSlice(editor, text) : undefined

/** Undefined for a single line, which goes into the sentence, and in tables, whose cells hold no blocks. */
function makeCode({ schema, state }: Editor, text: string, language: string): Slice | undefined {
  const code = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!code.includes('\n') || isInTable(state)) return undefined
  return new Slice(Fragment.from(schema.node('codeBlock', { language }, schema.text(code))), 0, 0)
}

function readSlice(editor: Editor, text: string): Slice {
  const { content } = parseDocument(text.replace(/\r\n?/g, '\n'), editor.schema).doc
  // Paragraphs at the ends join the text around them; lists and headings stay separate.
  const isOpen = (node: Node | null) => (node?.type.name === 'paragraph' ? 1 : 0)
  return new Slice(keepSpace(content, text), isOpen(content.firstChild), isOpen(content.lastChild))
}

/** Markdown drops a leading space; within a sentence it has to stay. */
function keepSpace(content: Fragment, text: string): Fragment {
  const first = content.firstChild
  if (first?.type.name !== 'paragraph' || !/^[ \t]+\S/.test(text)) return content
  const space = Fragment.from(first.type.schema.text(' '))
  return content.replaceChild(0, first.copy(space.append(first.content)))
}

function writeSlice(editor: Editor, { content }: Slice): string {
  const { schema } = editor
  const first = content.firstChild
  if (first === null) return ''
  const nodes = first.isInline ? [schema.node('paragraph', null, content)] : content.content
  const isDocument = nodes.every(({ type }) => type.isInGroup('block'))
  if (!isDocument || (nodes.length === 1 && first.type.spec.code === true)) {
    return content.textBetween(0, content.size, '\n\n')
  }
  return writeDocument(schema.node('doc', null, nodes), []).trimEnd()
}

/** Type of VS Code's clipboard metadata, which is JSON. */
const editorData = 'vscode-editor-data'

/** VS Code's names of languages that the site calls differently. */
const languageNames: Record<string, string> = {
  html: 'xml',
  javascript: 'js',
  javascriptreact: 'js',
  jsonc: 'json',
  shellscript: 'bash',
  typescript: 'ts',
  typescriptreact: 'ts',
}

/** The programming language of the copied text; undefined for Markdown and prose. */
function readLanguage(json: string): string | undefined {
  const mode = /"mode":"([\w#+-]+)"/.exec(json)?.[1]
  if (mode === undefined || mode === 'markdown' || mode === 'plaintext') return undefined
  return languageNames[mode] ?? mode
}

/** Patterns of Markdown. Each is rare in other plain text. */
const patterns = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]) \S.*\n(?: {0,3}(?:[-*+]|\d{1,9}[.)]) \S| {2,}\S|\n)/m,
  /^ {0,3}[-*+] \[[ xX]\] \S/m,
  /^> \S/m,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /(?:^|[^`])`[^`\n]+`(?:[^`]|$)/,
  /^\|.+\|[ \t]*\n\|?[ \t]*:?-+/m,
  /^\[\^[^\]\s]+\]: /m,
]

/** Whether plain text is better parsed as Markdown; not if that would take too long. */
export const looksLikeMarkdown = (text: string): boolean =>
  patterns.some((pattern) => pattern.test(text)) && findTextFault(text) === undefined
