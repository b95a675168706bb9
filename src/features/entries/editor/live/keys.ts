import { Extension, type Editor } from '@tiptap/core'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import { toggleTasks } from './lists'

/** Describes the editor to screen readers. */
export const keyHelp =
  'Press Alt+F10 for the toolbar. Type a slash for blocks. Tab indents list items and moves between table cells. Press Escape, then Tab, to leave the editor.'

interface Options {
  /** Focuses the toolbar. */
  onToolbar: () => void
  /** Opens the link field. */
  onLink: () => void
  /** The person wants to remark on what is selected. */
  onRemark: (state: EditorState) => void
}

/** Keyboard shortcuts of the editor. Tab is never a trap, and Alt+F10 focuses the toolbar. */
export const Keys = Extension.create<Options>({
  name: 'keys',
  priority: 1100,
  addOptions: () => ({ onToolbar: () => undefined, onLink: () => undefined, onRemark: () => undefined }),

  addKeyboardShortcuts() {
    const { editor } = this
    return {
      Tab: () => editor.isActive('listItem') && !editor.isActive('table') && sink(editor),
      'Shift-Tab': () =>
        editor.isActive('listItem') && !editor.isActive('table') && editor.commands.liftListItem('listItem'),
      'Shift-Enter': () => !editor.isActive('code') && breakLine(editor),
      'Mod-Enter': () => writeBelow(editor),
      'Mod-Shift-9': () => toggleTasks(editor),
      // the first level in a text is 2; word processors call it 1
      'Mod-Alt-1': () => editor.commands.toggleNode('heading', 'paragraph', { level: 2 }),
      'Mod-\\': () => clearFormatting(editor),
      'Mod-Alt-0': () => editor.commands.setNode('paragraph'),
      'Mod-k': () => {
        this.options.onLink()
        return true
      },
      'Mod-Alt-m': () => {
        this.options.onRemark(editor.state)
        return true
      },
      'Alt-F10': () => {
        this.options.onToolbar()
        return true
      },
    }
  },

  addProseMirrorPlugins: () => [releaseTab()],
})

/** Bold, italic, struck through and code become plain text; links stay. */
function clearFormatting(editor: Editor): boolean {
  const marks = ['bold', 'italic', 'strike', 'code']
  return marks.reduce((chain, mark) => chain.unsetMark(mark), editor.chain()).run()
}

/** Tab stays in a list, even if the item can't be indented further. */
function sink(editor: Editor): boolean {
  editor.commands.sinkListItem('listItem')
  return true
}

/** Headings and table cells have no line breaks in Markdown. */
function breakLine(editor: Editor): boolean {
  if (editor.isActive('heading') || editor.isActive('table')) return true
  return false
}

/** Inserts a paragraph below the current block: the way out of quotes, code and tables. */
function writeBelow(editor: Editor): boolean {
  const { $to } = editor.state.selection
  if ($to.depth === 0) return false
  const after = $to.after(1)
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .scrollIntoView()
    .run()
}

/** After Escape the browser handles the next Tab. */
function releaseTab(): Plugin {
  let isReleased = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (_, event) => {
          if (event.key === 'Tab' && isReleased) return true
          if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) isReleased = event.key === 'Escape'
          return false
        },
        blur: () => {
          isReleased = false
          return false
        },
      },
    },
  })
}
