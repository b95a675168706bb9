import type { NodeViewRenderer } from '@tiptap/core'
import { ListItem } from '../schema/lists'

/** An item of a list; a task has a box to tick. */
const showItem: NodeViewRenderer = ({ node, editor, getPos }) => {
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
    const place = getPos()
    if (place === undefined || !editor.isEditable) {
      show(!box.checked)
      return
    }
    editor.view.dispatch(editor.state.tr.setNodeAttribute(place, 'checked', box.checked))
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

export const LiveListItem = ListItem.extend({ addNodeView: () => showItem })
