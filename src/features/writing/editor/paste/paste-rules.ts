import { Extension, type Editor } from '@tiptap/core'
import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { parseDocument } from '../convert/parse-document'
import { writeDocument } from '../convert/write-document'
import { cleanHtml } from './clean-html'
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
            return (
              linkSelection(editor, text.trim()) || pasteFromCodeEditor(editor, event.clipboardData, text)
            )
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

/** An address pasted on chosen words makes them a link. */
function linkSelection(editor: Editor, text: string): boolean {
  const { selection } = editor.state
  if (selection.empty || !/^(?:https?:\/\/|mailto:)\S+$/.test(text)) return false
  const $from = selection.$from
  if (!selection.$from.sameParent(selection.$to) || $from.parent.type.spec.code === true) return false
  return editor.commands.setMark('link', { href: text, label: null, reference: null, level: 0 })
}

/** Code editors give colored HTML beside the text: what was written there counts. */
function pasteFromCodeEditor(editor: Editor, data: DataTransfer | null, text: string): boolean {
  if (data?.types.includes('vscode-editor-data') !== true || editor.isActive('codeBlock')) return false
  if (!looksLikeMarkdown(text)) return false
  const { tr } = editor.state
  editor.view.dispatch(tr.replaceSelection(readSlice(editor, text)).scrollIntoView())
  return true
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
