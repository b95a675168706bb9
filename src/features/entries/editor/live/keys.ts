import { Extension, type Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { toggleTasks } from './toggle-lists'

/** Said to those who cannot see the toolbar, with the text itself. */
export const keyHelp =
  'Alt and F10 lead to the tools. In lists Tab moves an item in, in tables it leads to the next cell; elsewhere, or after Escape, Tab leaves the text.'

/** Keys of the text: Tab never traps, Enter leaves what it should, Alt-F10 leads to the tools. */
export const Keys = Extension.create<{ onTools: () => void; onLink: () => void }>({
  name: 'keys',
  priority: 1100,
  addOptions: () => ({ onTools: () => undefined, onLink: () => undefined }),

  addKeyboardShortcuts() {
    const { editor } = this
    return {
      Tab: () => editor.isActive('listItem') && !editor.isActive('table') && sink(editor),
      'Shift-Tab': () =>
        editor.isActive('listItem') && !editor.isActive('table') && editor.commands.liftListItem('listItem'),
      'Shift-Enter': () => !editor.isActive('code') && breakLine(editor),
      'Mod-Enter': () => writeBelow(editor),
      'Mod-Shift-9': () => toggleTasks(editor),
      'Mod-Alt-0': () => editor.commands.setNode('paragraph'),
      'Mod-k': () => {
        this.options.onLink()
        return true
      },
      'Alt-F10': () => {
        this.options.onTools()
        return true
      },
    }
  },

  addProseMirrorPlugins: () => [letTabGo()],
})

/** In a list Tab never leaves, also where an item is as far in as it can be. */
function sink(editor: Editor): boolean {
  editor.commands.sinkListItem('listItem')
  return true
}

/** Headings and cells have no second line in Markdown. */
function breakLine(editor: Editor): boolean {
  if (editor.isActive('heading') || editor.isActive('table')) return true
  return false
}

/** A new paragraph below the block one is in: the way out of quotations, code and tables. */
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

/** After Escape the browser has the next Tab. */
function letTabGo(): Plugin {
  let isLetGo = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (_, event) => {
          if (event.key === 'Tab' && isLetGo) return true
          if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) isLetGo = event.key === 'Escape'
          return false
        },
        blur: () => {
          isLetGo = false
          return false
        },
      },
    },
  })
}
