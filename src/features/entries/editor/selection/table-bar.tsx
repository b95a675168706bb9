import type { ChainedCommands, Editor } from '@tiptap/core'
import { selectedRect, type TableRect } from '@tiptap/pm/tables'
import { MenuTrigger } from 'react-aria-components/Menu'
import { ActionButton } from '../../../../ui/action-button'
import { ChevronDown } from '../../../../ui/icons'
import * as icons from '../editor-icons'
import { BarButtons, BarMenu } from './bar-controls'
import * as css from './selection-bar.module.css'

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
      <span className={css.buttons}>
        <BarButtons
          actions={aligns.map(({ align: side, title, Icon }) => ({
            title: `Align ${title.toLowerCase()}`,
            Icon,
            isOn: align === side,
            onPress: () => alignColumn(editor, align === side ? null : side),
          }))}
        />
      </span>
      <MenuTrigger>
        <ActionButton look="plain">
          Remove <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </ActionButton>
        <BarMenu
          label="Remove"
          actions={[
            { title: 'Row', onPress: act((chain) => chain.deleteRow()) },
            { title: 'Column', onPress: act((chain) => chain.deleteColumn()) },
            { title: 'Table', onPress: act((chain) => chain.deleteTable()) },
          ]}
        />
      </MenuTrigger>
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
