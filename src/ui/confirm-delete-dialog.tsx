import { useMutation } from '@tanstack/react-query'
import { ActionButton } from './action-button'
import * as css from './confirm-delete-dialog.module.css'
import { DialogActions, DialogBox } from './dialog-box'
import { useToast } from './toasts'

interface Props {
  /** A question, e.g. "Delete this inquiry from Ada Lund?". */
  title: string
  /** What is deleted, a line each. */
  items: readonly string[]
  /** What is kept. */
  kept: string
  onDelete: () => Promise<unknown>
  /** Said afterwards, e.g. "Inquiry deleted." */
  done: string
  onDeleted: () => void
  /** Brings up to date what the dialog is about, once it is closed after an error. */
  refresh: () => void
  onClose: () => void
}

/** Asks before something is deleted permanently, says what goes with it, and deletes it. */
export function ConfirmDeleteDialog(props: Props) {
  const { title, items, kept, onDelete, done, onDeleted, refresh, onClose } = props
  const toast = useToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: onDelete,
    onSuccess: () => {
      toast(done)
      onDeleted()
    },
  })
  const close = () => {
    if (error) refresh()
    onClose()
  }
  return (
    <DialogBox role="alertdialog" title={title} open onClose={close}>
      <p>This permanently deletes:</p>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{kept}</p>
      {error && <p role="alert">Couldn’t delete. {error.message}</p>}
      <DialogActions>
        <ActionButton onPress={close}>Cancel</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={() => mutate()}>
          {isPending ? 'Deleting…' : 'Delete permanently'}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

/** What the audit log keeps of everything that is deleted. */
export const keptInAuditLog =
  'The audit log records who deleted it and when, with a hash in place of the reference.'
