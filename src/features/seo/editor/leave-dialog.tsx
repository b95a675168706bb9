import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'

/** Confirms leaving a page with unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <DialogBox role="alertdialog" title="You have unsaved changes" open onClose={onStay}>
      <p>Your changes will be lost if you leave.</p>
      <DialogActions>
        <ActionButton onPress={onLeave}>Leave without saving</ActionButton>
        <ActionButton look="main" onPress={onStay}>
          Stay
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
