import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { useToast } from '../../ui/toasts'
import * as css from './page-editor.module.css'
import type { Rule } from './plan-redirect-rows'
import { useRemoveRedirect } from './seo-queries'

interface Props {
  api: ApiClient
  rule: Rule
  onClose: () => void
}

/** Asks before an old address leads nowhere any more. */
export function RemoveDialog({ api, rule: { id, version, from, to }, onClose }: Props) {
  const { mutate, isPending, error } = useRemoveRedirect(api)
  const toast = useToast()
  const remove = () =>
    mutate(
      { id, version },
      {
        onSuccess: () => {
          toast(`${from} no longer leads to ${to}.`)
          onClose()
        },
      },
    )
  return (
    <DialogBox role="alertdialog" title="Remove this redirect?" open onClose={onClose}>
      <p>
        Whoever follows a link to {from} will be told that there is no such page, in place of being shown {to}
        .
      </p>
      {error && (
        <p role="alert" className={css.problem}>
          {error.message}
        </p>
      )}
      <DialogActions>
        <ActionButton onPress={onClose}>Keep it</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={remove}>
          Remove it
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
