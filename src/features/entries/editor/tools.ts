import type { Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'
import * as icons from './editor-icons'
import { insertFootnote } from './live/footnotes'
import { isTask, toggleItems, toggleTasks } from './live/lists'

/** A button of the toolbar. */
export interface Tool {
  id: string
  title: string
  /** Shortcut for display, with "Ctrl" for the command key of a Mac. */
  keys?: string
  icon: LucideIcon
  run: (editor: Editor) => unknown
  /** Whether it is on at the selection. Default: it can't be on or off. */
  isOn?: (editor: Editor) => boolean
  /** Whether it works at the selection. Default: always. */
  isUsable?: (editor: Editor) => boolean
}

const mark = (id: string, title: string, keys: string, icon: LucideIcon): Tool => ({
  id,
  title,
  keys,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(id).run(),
  isOn: (editor) => editor.isActive(id),
  isUsable: isText,
})

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  id: `heading-${level}`,
  title: `Heading ${level}`,
  keys: `Ctrl+Alt+${level}`,
  icon,
  run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
  isUsable: isOutsideTable,
})

const list = (id: 'bulletList' | 'orderedList', title: string, keys: string, icon: LucideIcon): Tool => ({
  id,
  title,
  keys,
  icon,
  run: (editor) => toggleItems(editor, id),
  isOn: (editor) => editor.isActive(id) && !isTask(editor),
  isUsable: isOutsideTable,
})

/** What only longer texts may have. */
const readingTools: readonly string[] = ['note', 'codeBlock', 'footnote']

/** The tools for a text, in groups. @param isLong Whether it may have code, notes and footnotes. */
export const toolGroupsFor = (isLong: boolean): readonly (readonly Tool[])[] =>
  isLong ? toolGroups : toolGroups.map((tools) => tools.filter(({ id }) => !readingTools.includes(id)))

/** The tools in groups. The toolbar adds links, images and the source. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      id: 'undo',
      title: 'Undo',
      keys: 'Ctrl+Z',
      icon: icons.Undo,
      run: (editor) => editor.chain().focus().undo().run(),
      isUsable: (editor) => editor.can().undo(),
    },
    {
      id: 'redo',
      title: 'Redo',
      keys: 'Ctrl+Shift+Z',
      icon: icons.Redo,
      run: (editor) => editor.chain().focus().redo().run(),
      isUsable: (editor) => editor.can().redo(),
    },
  ],
  [heading(2, icons.Heading2), heading(3, icons.Heading3), heading(4, icons.Heading4)],
  [
    mark('bold', 'Bold', 'Ctrl+B', icons.Bold),
    mark('italic', 'Italic', 'Ctrl+I', icons.Italic),
    mark('strike', 'Strikethrough', 'Ctrl+Shift+S', icons.Strike),
    mark('code', 'Inline code', 'Ctrl+E', icons.Code),
  ],
  [
    list('bulletList', 'Bulleted list', 'Ctrl+Shift+8', icons.Bullets),
    list('orderedList', 'Numbered list', 'Ctrl+Shift+7', icons.Numbers),
    {
      id: 'tasks',
      title: 'Task list',
      keys: 'Ctrl+Shift+9',
      icon: icons.Tasks,
      run: toggleTasks,
      isOn: isTask,
      isUsable: isOutsideTable,
    },
  ],
  [
    {
      id: 'quote',
      title: 'Quote',
      keys: 'Ctrl+Shift+B',
      icon: icons.Quote,
      run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
      isOn: (editor) => editor.isActive('blockquote'),
      isUsable: isOutsideTable,
    },
    {
      id: 'note',
      title: 'Note',
      icon: icons.Note,
      run: (editor) => editor.chain().focus().toggleWrap('note').run(),
      isOn: (editor) => editor.isActive('note'),
      isUsable: isOutsideTable,
    },
    {
      id: 'codeBlock',
      title: 'Code block',
      keys: 'Ctrl+Alt+C',
      icon: icons.CodeBlock,
      run: (editor) => editor.chain().focus().toggleNode('codeBlock', 'paragraph').run(),
      isOn: (editor) => editor.isActive('codeBlock'),
      isUsable: isOutsideTable,
    },
    {
      id: 'table',
      title: 'Table',
      icon: icons.Table,
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      isUsable: (editor) => isOutsideTable(editor) && isText(editor),
    },
    {
      id: 'footnote',
      title: 'Footnote',
      icon: icons.Footnote,
      run: insertFootnote,
      isUsable: (editor) => isText(editor) && !editor.isActive('footnoteDefinition'),
    },
    {
      id: 'divider',
      title: 'Divider',
      icon: icons.Divider,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
      isUsable: (editor) => isOutsideTable(editor) && isText(editor),
    },
  ],
]

function isText(editor: Editor): boolean {
  return !editor.isActive('codeBlock') && !editor.isActive('markdownBlock')
}

function isOutsideTable(editor: Editor): boolean {
  return !editor.isActive('table')
}
