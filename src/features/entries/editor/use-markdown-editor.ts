import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import type { Origin } from './convert/parse-document'
import { writeDocument } from './convert/write-document'
import { editorExtensions } from './live/editor-extensions'
import { isLoading, loadMarkdown } from './live/load-markdown'

interface Options {
  value: string
  onChange: (markdown: string) => void
  addPicture: (file: File) => Promise<{ src: string }>
  showPicture: (src: string) => string
  announce: (text: string) => void
  /** Leads to the tools. */
  onTools: () => void
  /** Asks for the address of a link. */
  onLink: () => void
  /** Of the text one writes in: its name, role and so on. */
  attributes: Record<string, string>
  isReadOnly: boolean
  /** Whether the text is written elsewhere at the moment; it is read in again afterwards. */
  isPaused: boolean
}

/** The editor of a text that is kept as Markdown by whoever shows it. Null until it runs in a browser. */
export function useMarkdownEditor(options: Options): Editor | null {
  const { value, isReadOnly, isPaused, attributes } = options
  const [editor, setEditor] = useState<Editor | null>(null)
  const latest = useRef(options)
  const origins = useRef<readonly Origin[]>([])
  /** The Markdown of what the editor holds. */
  const held = useRef<string>(undefined)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const created = new Editor({
      extensions: editorExtensions({
        addPicture: (file) => latest.current.addPicture(file),
        showPicture: (src) => latest.current.showPicture(src),
        announce: (text) => latest.current.announce(text),
        onTools: () => latest.current.onTools(),
        onLink: () => latest.current.onLink(),
      }),
      // Pasted Markdown is read whole, see PasteRules; stars in other texts are stars.
      enablePasteRules: false,
      editorProps: { attributes: () => latest.current.attributes },
      onUpdate: ({ editor: changed, transaction }) => {
        if (isLoading(transaction)) return
        const markdown = writeDocument(changed.state.doc, origins.current)
        if (markdown === held.current) return
        held.current = markdown
        latest.current.onChange(markdown)
      },
    })
    held.current = undefined
    setEditor(created)
    return () => created.destroy()
  }, [])

  useEffect(() => {
    if (editor === null || editor.isDestroyed || isPaused || value === held.current) return
    const origin = loadMarkdown(editor, value, { isUndoable: held.current !== undefined })
    // A few earlier texts are remembered, so that undoing brings their blocks back to the byte.
    origins.current = [origin, ...origins.current].slice(0, 10)
    held.current = value
  }, [editor, value, isPaused])

  useEffect(() => {
    if (editor?.isEditable === isReadOnly) editor.setEditable(!isReadOnly)
  }, [editor, isReadOnly])

  const attributesKey = JSON.stringify(attributes)
  useEffect(() => {
    // The view asks for its attributes when it is updated.
    if (editor !== null && !editor.isDestroyed) editor.view.updateState(editor.state)
  }, [editor, attributesKey])

  return editor
}
