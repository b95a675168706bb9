import type { Entry } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { useToast } from '../../../ui/toasts'
import { RefusalNote } from '../workflow/refusal-note'
import { useReload } from '../workflow/use-reload'
import { useRestore } from './revision-queries'

interface Props {
  api: ApiClient
  entry: Entry
  /** Of the revision to go back to. */
  number: number
  onRestored: (entry: Entry) => void
  onClose: () => void
}

/** Asks before an earlier form becomes the working copy. */
export function RestoreBox({ api, entry, number, onRestored, onClose }: Props) {
  const toast = useToast()
  const { mutate, isPending, error } = useRestore(api, entry)
  const reload = useReload(api, entry.id, (latest) => {
    onClose()
    onRestored(latest)
  })
  const restore = () =>
    mutate(number, {
      onSuccess: (restored) => {
        toast(`Revision ${number} is the text again.`)
        onClose()
        onRestored(restored)
      },
    })
  return (
    <DialogBox role="alertdialog" title={`Go back to revision ${number}?`} open onClose={onClose}>
      <p>Its text and fields take the place of those you write on now, as a new revision.</p>
      <p>
        Nothing is lost: the text as it is now stays in this list. Visitors see no change before it is
        published.
      </p>
      <RefusalNote error={error} onReload={reload.load} isLoading={reload.isLoading} />
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={restore}>
          Go back to it
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
