import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { useToast } from '../../../ui/toasts'
import * as css from '../editor/page-editor.module.css'
import type { Rule } from './plan-redirect-rows'
import { useDeleteRedirect } from '../seo-queries'

interface Props {
  api: ApiClient
  rule: Rule
  onClose: () => void
}

/** Confirms deleting a redirect. */
export function DeleteRedirectDialog({ api, rule: { id, version, from, to }, onClose }: Props) {
  const { mutate, isPending, error } = useDeleteRedirect(api)
  const toast = useToast()
  const remove = () =>
    mutate(
      { id, version },
      {
        onSuccess: () => {
          toast('Redirect deleted')
          onClose()
        },
      },
    )
  return (
    <DialogBox role="alertdialog" title="Delete this redirect?" open onClose={onClose}>
      <p>
        Links to {from} will show a “page not found” page instead of {to}.
      </p>
      {error && (
        <p role="alert" className={css.problem}>
          {error.message}
        </p>
      )}
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={remove}>
          Delete
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
