import type { NodeViewRenderer, Editor } from '@tiptap/core'
import { ListItem } from '../schema/lists-and-tables'

/** A list item; a task has a checkbox. */
const createItemView: NodeViewRenderer = ({ node, editor, getPos }) => {
  const dom = document.createElement('li')
  const contentDOM = document.createElement('div')
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.contentEditable = 'false'
  box.setAttribute('aria-label', 'Done')
  dom.append(contentDOM)

  const show = (checked: unknown) => {
    const isTask = typeof checked === 'boolean'
    dom.classList.toggle('task-list-item', isTask)
    if (isTask) dom.prepend(box)
    else box.remove()
    box.checked = checked === true
    box.disabled = !editor.isEditable
  }
  box.addEventListener('change', () => {
    const position = getPos()
    if (position === undefined || !editor.isEditable) {
      show(!box.checked)
      return
    }
    editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'checked', box.checked))
  })
  show(node.attrs['checked'])
  const follow = () => {
    box.disabled = !editor.isEditable
  }
  editor.on('update', follow)
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false
      show(next.attrs['checked'])
      return true
    },
    destroy: () => void editor.off('update', follow),
    stopEvent: (event) => event.target === box,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  }
}

export const LiveListItem = ListItem.extend({ addNodeView: () => createItemView })

type ListName = 'bulletList' | 'orderedList'

/** Whether the selection is in a task. */
export const isTask = (editor: Editor): boolean => editor.getAttributes('listItem')['checked'] != null

/** Turns text into a list of this kind, or a list into text; tasks become plain items first. */
export function toggleItems(editor: Editor, list: ListName): boolean {
  const chain = editor.chain().focus()
  if (isTask(editor) && editor.isActive(list))
    return chain.updateAttributes('listItem', { checked: null }).run()
  return chain.toggleList(list, 'listItem').run()
}

/** Turns text or list items into tasks, or tasks into text. */
export function toggleTasks(editor: Editor): boolean {
  const chain = editor.chain().focus()
  const list: ListName = editor.isActive('orderedList') ? 'orderedList' : 'bulletList'
  if (isTask(editor))
    return chain.updateAttributes('listItem', { checked: null }).toggleList(list, 'listItem').run()
  if (!editor.isActive('listItem')) chain.toggleList(list, 'listItem')
  return chain.updateAttributes('listItem', { checked: false }).run()
}
