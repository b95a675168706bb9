import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'

/** Asks before a page is left whose fields are not saved. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <DialogBox role="alertdialog" title="This is not saved yet" open onClose={onStay}>
      <p>What you have changed for this page is not saved. Leaving gives it up.</p>
      <DialogActions>
        <ActionButton onPress={onLeave}>Give it up and leave</ActionButton>
        <ActionButton look="main" onPress={onStay}>
          Stay
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
