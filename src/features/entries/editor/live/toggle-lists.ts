import type { Editor } from '@tiptap/core'

type ListName = 'bulletList' | 'orderedList'

/** Whether one writes in a task. */
export const isTask = (editor: Editor): boolean => editor.getAttributes('listItem')['checked'] != null

/** Makes text a list of this kind, or a list text; tasks become items without a box first. */
export function toggleItems(editor: Editor, list: ListName): boolean {
  const chain = editor.chain().focus()
  if (isTask(editor) && editor.isActive(list))
    return chain.updateAttributes('listItem', { checked: null }).run()
  return chain.toggleList(list, 'listItem').run()
}

/** Makes text or items tasks, or tasks text. */
export function toggleTasks(editor: Editor): boolean {
  const chain = editor.chain().focus()
  const list: ListName = editor.isActive('orderedList') ? 'orderedList' : 'bulletList'
  if (isTask(editor))
    return chain.updateAttributes('listItem', { checked: null }).toggleList(list, 'listItem').run()
  if (!editor.isActive('listItem')) chain.toggleList(list, 'listItem')
  return chain.updateAttributes('listItem', { checked: false }).run()
}
