import { ActionButton } from './action-button'
import { DialogActions, DialogBox } from './dialog-box'
import * as css from './erase-box.module.css'

interface Props {
  /** A question, e.g. "Erase the inquiry of Ada Lund?". */
  title: string
  /** What goes, a line each. */
  goes: readonly string[]
  /** What stays. */
  stays: string
  isPending: boolean
  /** Why nothing was erased. */
  problem: string | undefined
  onErase: () => void
  onClose: () => void
}

/** Asks before something goes for good, and says what goes. */
export function EraseBox({ title, goes, stays, isPending, problem, onErase, onClose }: Props) {
  return (
    <DialogBox role="alertdialog" title={title} open onClose={onClose}>
      <p>These go for good, and nobody can bring them back:</p>
      <ul className={css.goes}>
        {goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{stays}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={onErase}>
          {isPending ? 'Erasing…' : 'Erase for good'}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
