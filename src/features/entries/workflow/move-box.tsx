import type { ReactNode } from 'react'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import * as css from './moves.module.css'

/** Where a move stands, as every box of the bar shows it. */
export interface BoxState {
  /** 'saving': it waits until the text is saved. */
  progress: 'none' | 'saving' | 'moving'
  /** Why it was not made; null: nothing is wrong. */
  refusal: ReactNode
  onClose: () => void
}

interface Props extends BoxState {
  title: string
  role?: 'dialog' | 'alertdialog'
  /** What the button says; undefined: it can't be done now. */
  yes: string | undefined
  onYes: () => void
  children: ReactNode
}

/** A box before a move: what it does or needs, and a button to do it. */
export function MoveBox({ title, role = 'dialog', yes, onYes, progress, refusal, onClose, children }: Props) {
  return (
    <DialogBox role={role} title={title} open onClose={onClose}>
      {children}
      {refusal}
      <DialogActions>
        <p role="status" className={css.progress}>
          {progress === 'saving' && 'Waits until your text is saved…'}
        </p>
        <ActionButton onPress={onClose}>{yes === undefined ? 'Close' : 'Cancel'}</ActionButton>
        {yes !== undefined && (
          <ActionButton look="main" isPending={progress !== 'none'} onPress={onYes}>
            {yes}
          </ActionButton>
        )}
      </DialogActions>
    </DialogBox>
  )
}
