import type { ReactNode } from 'react'
import type { ListSelection } from '../lib/use-list-selection'
import { ActionButton } from './action-button'
import * as css from './bulk-bar.module.css'

interface Props {
  /** E.g. "Selected inquiries". */
  label: string
  selection: Pick<ListSelection<unknown>, 'selected' | 'selectAll' | 'clear'>
  /** What can be done with the selected items: buttons. */
  children: ReactNode
}

/** What can be done with all selected items at once, or a way to select all. */
export function BulkBar({ label, selection, children }: Props) {
  const count = selection.selected.size
  return (
    <div role="group" aria-label={label} className={css.bar}>
      <p role="status" className={css.count}>
        {count > 0 && `${count} selected`}
      </p>
      {count > 0 && children}
      {/* one button, which keeps the focus */}
      <ActionButton look="plain" onPress={count > 0 ? selection.clear : selection.selectAll}>
        {count > 0 ? 'Clear selection' : 'Select all shown'}
      </ActionButton>
    </div>
  )
}
