import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { findTextFault } from '../../../../contract/content/find-text-fault'
import type { Origin } from './convert/parse-document'
import { writeDocument } from './convert/write-document'
import type { EditorRemarks } from './editor-remarks'
import { editorExtensions } from './live/editor-extensions'
import { isLoading, loadMarkdown } from './live/load-markdown'
import { markPassages, readSelectedPassage } from './live/passages'
import type { OpenSlashMenu } from './suggestions/slash-menu'

interface Options {
  value: string
  onChange: (markdown: string) => void
  addImage: (file: File) => Promise<{ src: string }>
  showImage: (src: string) => string
  announce: (text: string) => void
  /** A pasted document showed so many images that could not be pasted. */
  onMissing: (count: number) => void
  /** Focuses the toolbar. */
  onToolbar: () => void
  /** Opens the link field. */
  onLink: () => void
  /** Opens the file chooser for images. */
  onImage: () => void
  /** Opens the media library; undefined: there is none. */
  onLibrary: (() => void) | undefined
  /** Whether the text may have code, notes and footnotes. */
  isLong: boolean
  /** Remarks on passages; undefined: none can be made. */
  remarks: EditorRemarks | undefined
  /** The slash menu opens, changes, or closes (null). */
  onSlashMenu: (menu: OpenSlashMenu | null) => void
  /** Attributes of the text element: its name, role and so on. */
  attributes: Record<string, string>
  isReadOnly: boolean
  /** Whether the text is edited elsewhere for now; it is loaded again afterwards. */
  isPaused: boolean
}

/** What the bars may cover, in pixels. */
const underBars = { top: 180, right: 0, bottom: 40, left: 0 }

interface HeldEditor {
  /** Null until it runs in a browser. */
  editor: Editor | null
  /** Why it can't show the text; undefined when it can. */
  fault: string | undefined
}

/** The editor of Markdown that the caller holds. */
export function useMarkdownEditor(options: Options): HeldEditor {
  const { value, isReadOnly, isPaused, attributes, remarks } = options
  const [editor, setEditor] = useState<Editor | null>(null)
  const [fault, setFault] = useState<string>()
  const latest = useRef(options)
  const origins = useRef<readonly Origin[]>([])
  /** The Markdown of the editor's document. */
  const held = useRef<string>(undefined)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const created = new Editor({
      injectCSS: false, // blocked by the Content-Security-Policy; markdown-editor.module.css has what it needs
      extensions: editorExtensions({
        addImage: (file) => latest.current.addImage(file),
        showImage: (src) => latest.current.showImage(src),
        announce: (text) => latest.current.announce(text),
        onMissing: (count) => latest.current.onMissing(count),
        onToolbar: () => latest.current.onToolbar(),
        onLink: () => latest.current.onLink(),
        onImage: () => latest.current.onImage(),
        ...(latest.current.onLibrary && { onLibrary: () => latest.current.onLibrary?.() }),
        isLong: latest.current.isLong,
        onSlashMenu: (menu) => latest.current.onSlashMenu(menu),
        onRemark: (state) => {
          const passage = readSelectedPassage(state)
          if (passage) latest.current.remarks?.onAdd(passage)
        },
        onFound: (ids) => latest.current.remarks?.onFound(ids),
        onOpen: (id) => latest.current.remarks?.onOpen(id),
      }),
      // Pasted Markdown is parsed as a whole, see PasteRules; asterisks in other texts stay.
      enablePasteRules: false,
      editorProps: {
        attributes: () => latest.current.attributes,
        // the caret stays clear of the bars above the text
        scrollThreshold: underBars,
        scrollMargin: underBars,
      },
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
    if (editor === null || editor.isDestroyed || value === held.current) return
    const found = findTextFault(value)
    setFault(found)
    if (isPaused || found !== undefined) return
    const origin = loadMarkdown(editor, value, { isUndoable: held.current !== undefined })
    // A few earlier texts are remembered, so that undo restores their blocks to the byte.
    origins.current = [origin, ...origins.current].slice(0, 10)
    held.current = value
  }, [editor, value, isPaused])

  useEffect(() => {
    if (editor?.isEditable === isReadOnly) editor.setEditable(!isReadOnly)
  }, [editor, isReadOnly])

  const { passages, active } = remarks ?? {}
  useEffect(() => {
    if (editor !== null && !editor.isDestroyed && passages) markPassages(editor, passages, active)
  }, [editor, passages, active])

  const attributesKey = JSON.stringify(attributes)
  useEffect(() => {
    // The view reads its attributes when it updates.
    if (editor !== null && !editor.isDestroyed) editor.view.updateState(editor.state)
  }, [editor, attributesKey])

  return { editor, fault }
}
