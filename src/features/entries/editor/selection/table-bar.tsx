import type { ChainedCommands, Editor } from '@tiptap/core'
import { selectedRect, type TableRect } from '@tiptap/pm/tables'
import { ActionButton } from '../../../../ui/action-button'
import * as icons from '../editor-icons'
import { BarToggle } from './bar-controls'

interface Props {
  editor: Editor
  align: string | null
}

const aligns = [
  { align: 'left', title: 'Left', Icon: icons.AlignStart },
  { align: 'center', title: 'Centre', Icon: icons.AlignCenter },
  { align: 'right', title: 'Right', Icon: icons.AlignEnd },
] as const

/** Rows, columns and alignment of the selected table. */
export function TableBar({ editor, align }: Props) {
  const act = (change: (chain: ChainedCommands) => ChainedCommands) => () =>
    void change(editor.chain().focus()).run()
  return (
    <>
      <ActionButton look="plain" onPress={act((chain) => chain.addRowAfter())}>
        Add row
      </ActionButton>
      <ActionButton look="plain" onPress={act((chain) => chain.addColumnAfter())}>
        Add column
      </ActionButton>
      <ActionButton look="plain" onPress={act((chain) => chain.deleteRow())}>
        Remove row
      </ActionButton>
      <ActionButton look="plain" onPress={act((chain) => chain.deleteColumn())}>
        Remove column
      </ActionButton>
      {aligns.map(({ align: side, title, Icon }) => (
        <BarToggle
          key={side}
          label={`Align ${title.toLowerCase()}`}
          isOn={align === side}
          onPress={() => alignColumn(editor, align === side ? null : side)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </BarToggle>
      ))}
      <ActionButton look="plain" onPress={act((chain) => chain.deleteTable())}>
        Remove table
      </ActionButton>
    </>
  )
}

/** Markdown aligns whole columns: this sets the header cells, and TableRules the cells below. */
function alignColumn(editor: Editor, align: string | null): void {
  const { tr } = editor.state
  const { map, left, right, tableStart }: TableRect = selectedRect(editor.state)
  for (let column = left; column < right; column++) {
    const head = map.map[column]
    if (head !== undefined) tr.setNodeAttribute(tableStart + head, 'align', align)
  }
  editor.view.dispatch(tr)
  editor.commands.focus()
}
