import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { describeSaving } from './describe-saving'
import type { SavingState } from './saving-state'
import type { Leaving } from './use-leave-guard'

interface Props {
  leaving: Leaving | undefined
  state: SavingState
  onStay: () => void
  onLeave: () => void
}

/** Asks before a page is left whose text is not on the server. */
export function LeaveDialog({ leaving, state, onStay, onLeave }: Props) {
  return (
    <DialogBox
      role="alertdialog"
      title="Not everything is saved"
      open={leaving?.step === 'asking'}
      onClose={onStay}
    >
      <p>{describeSaving(state).text}</p>
      <p>The list shows what this browser keeps, and you can go on from there later.</p>
      <DialogActions>
        <ActionButton onPress={onLeave}>Leave all the same</ActionButton>
        <ActionButton look="main" onPress={onStay}>
          Stay
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
