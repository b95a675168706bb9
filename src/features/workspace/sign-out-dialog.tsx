import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'

interface Props {
  open: boolean
  onStay: () => void
  onSignOut: () => void
}

/** Asks before a person signs out who has unsaved text in this browser, which signing out deletes. */
export function SignOutDialog({ open, onStay, onSignOut }: Props) {
  return (
    <DialogBox role="alertdialog" title="You have unsaved changes" open={open} onClose={onStay}>
      <p>Some of your text is only in this browser: an unsaved entry or setting, or an unsent message.</p>
      <p>Signing out deletes it.</p>
      <DialogActions>
        <ActionButton onPress={onSignOut}>Sign out and delete</ActionButton>
        <ActionButton look="main" onPress={onStay}>
          Stay signed in
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
