import { useMutation } from '@tanstack/react-query'
import { ActionButton } from './action-button'
import { DialogActions, DialogBox } from './dialog-box'
import * as css from './confirm-delete-dialog.module.css'
import { useToast } from './toasts'

interface Props {
  /** A question, e.g. "Erase the inquiry of Ada Lund?". */
  title: string
  /** What goes, a line each. */
  goes: readonly string[]
  /** What stays. */
  stays: string
  erase: () => Promise<unknown>
  /** Said when it is gone, e.g. "The inquiry was erased for good." */
  done: string
  /** Why nothing was erased. */
  explain: (error: Error) => string
  onErased: () => void
  /** Brings up to date what the box is about, after it could not be erased; not before one has read why. */
  refresh: () => void
  onClose: () => void
}

/** Asks before something goes for good, says what goes, and erases it. */
export function ConfirmDeleteDialog({
  title,
  goes,
  stays,
  erase,
  done,
  explain,
  onErased,
  refresh,
  onClose,
}: Props) {
  const toast = useToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: erase,
    onSuccess: () => {
      toast(done)
      onErased()
    },
  })
  const close = () => {
    if (error) refresh()
    onClose()
  }
  return (
    <DialogBox role="alertdialog" title={title} open onClose={close}>
      <p>These go for good, and nobody can bring them back:</p>
      <ul className={css.goes}>
        {goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{stays}</p>
      {error && <p role="alert">{explain(error)}</p>}
      <DialogActions>
        <ActionButton onPress={close}>Cancel</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={() => mutate()}>
          {isPending ? 'Erasing…' : 'Erase for good'}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
