import { Extension } from '@tiptap/core'
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion'
import { findSlashItems, type SlashItem } from './slash-items'
import { moveActive } from './suggestion-list'

/** The open menu, as it is shown. */
export interface OpenSlashMenu {
  items: readonly SlashItem[]
  active: number
  /** Where the slash is on the screen; null while it is not shown. */
  place: DOMRect | null
  pick: (item: SlashItem) => void
}

interface Options {
  /** Called when the menu opens, changes, and with null when it closes. */
  onMenu: (menu: OpenSlashMenu | null) => void
  /** Whether the text may have code, notes and footnotes. Default: true. */
  isLong: boolean
  onLink: () => void
  onImage: () => void
  onLibrary?: () => void
}

/** "/" at the start of a line or after a space offers blocks; Escape leaves the slash in the text. */
export const SlashMenu = Extension.create<Options>({
  name: 'slashMenu',
  priority: 1200, // Enter picks before it breaks the line
  addOptions: () => ({
    isLong: true,
    onMenu: () => undefined,
    onLink: () => undefined,
    onImage: () => undefined,
  }),

  addProseMirrorPlugins() {
    const { editor, options } = this
    let menu: OpenSlashMenu | null = null
    const show = (changed: OpenSlashMenu | null) => {
      menu = changed
      options.onMenu(changed)
    }
    const follow = ({ items, command, clientRect }: SuggestionProps<SlashItem, SlashItem>) =>
      show({ items, active: 0, place: clientRect?.() ?? null, pick: command })
    const move = (step: 1 | -1) => {
      if (menu) show({ ...menu, active: moveActive(menu.items, menu.active, step) })
    }
    const isOpen = () => menu !== null && menu.items.length > 0

    return [
      Suggestion<SlashItem, SlashItem>({
        editor,
        char: '/',
        items: ({ query }) => findSlashItems(editor, query, options),
        allow: () =>
          editor.isEditable &&
          !['codeBlock', 'markdownBlock', 'code', 'link'].some((name) => editor.isActive(name)),
        command: ({ range, props: item }) => {
          editor.chain().focus().deleteRange(range).run()
          item.run(editor)
        },
        render: () => ({
          onStart: follow,
          onUpdate: follow,
          onExit: () => show(null),
          onKeyDown: ({ event: { key } }) => {
            const item = menu?.items[menu.active]
            if (!isOpen() || !item) return false
            if (key === 'ArrowDown') move(1)
            else if (key === 'ArrowUp') move(-1)
            else if (key === 'Enter' || key === 'Tab') menu?.pick(item)
            else return false
            return true
          },
        }),
      }),
    ]
  },
})
