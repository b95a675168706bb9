import { Extension, type Editor } from '@tiptap/core'
import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { isInTable } from '@tiptap/pm/tables'
import { parseDocument } from '../convert/parse-document'
import { writeDocument } from '../convert/write-document'
import { cleanHtml } from './clean-html'
import { editorData, readLanguage } from './editor-data'
import { looksLikeMarkdown } from './looks-like-markdown'

/**
 * What is pasted becomes structure: Markdown that of its signs, HTML from a word processor that of its headings, lists
 * and tables. What is copied is Markdown wherever plain text is wanted.
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
            return pasteAddress(editor, text.trim()) || pasteFromCodeEditor(editor, event.clipboardData, text)
          },
          // Undefined leaves it to the editor; the types of ProseMirror want a slice.
          clipboardTextParser: (text, _context, isPlain) =>
            (isPlain || !looksLikeMarkdown(text) ? undefined : readSlice(editor, text)) as Slice,
          transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : cleanHtml(html)),
          clipboardTextSerializer: (slice) => writeSlice(editor, slice),
        },
      }),
    ]
  },
})

/** An address pasted on chosen words makes them a link; elsewhere it is a link to itself. */
function pasteAddress(editor: Editor, text: string): boolean {
  if (!/^(?:https?:\/\/|mailto:)\S+$/.test(text)) return false
  const { $from, $to, empty } = editor.state.selection
  if (!$from.sameParent($to) || $from.parent.type.spec.code === true) return false
  if (empty && (editor.isActive('link') || editor.isActive('code'))) return false
  const attrs = { href: text, label: null, reference: null, level: 0 }
  if (!empty) return editor.commands.setMark('link', attrs)
  return editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
}

/** Code editors give colored HTML beside the text: what was written there counts, lines of a program as a block. */
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

/** A line alone goes into the sentence it is pasted to, and a cell of a table holds no block. */
function makeCode({ schema, state }: Editor, text: string, language: string): Slice | undefined {
  const code = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!code.includes('\n') || isInTable(state)) return undefined
  return new Slice(Fragment.from(schema.node('codeBlock', { language }, schema.text(code))), 0, 0)
}

function readSlice(editor: Editor, text: string): Slice {
  const { content } = parseDocument(text.replace(/\r\n?/g, '\n'), editor.schema).doc
  // The ends of a paragraph join the text around them; lists and headings stay what they are.
  const isOpen = (node: Node | null) => (node?.type.name === 'paragraph' ? 1 : 0)
  return new Slice(keepSpace(content, text), isOpen(content.firstChild), isOpen(content.lastChild))
}

/** A space before words that go on in a sentence is no part of their Markdown, but of what was copied. */
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
