import { useState, type FormEvent } from 'react'
import type { SavedView } from '../../../contract/inquiry'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { TextField } from '../../ui/text-field'
import { useToast } from '../../ui/toasts'
import * as css from './inquiries.module.css'
import { useChangeView } from './saved-view-queries'

interface Props {
  api: ApiClient
  /** Without a name: a new one. */
  view: SavedView
  onClose: () => void
}

/** Asks for the name of a view and saves it. */
export function ViewName({ api, view, onClose }: Props) {
  const [name, setName] = useState(view.name)
  const [fault, setFault] = useState<string>()
  const { mutate, isPending, error } = useChangeView(api)
  const toast = useToast()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    const problem = findFault(given)
    setFault(problem)
    if (problem !== undefined || isPending) return
    const onSuccess = () => {
      toast(`The view is saved as “${given}”.`)
      onClose()
    }
    mutate({ ...view, name: given }, { onSuccess })
  }
  return (
    <DialogBox title={view.name === '' ? 'Save this view' : 'Rename the view'} open onClose={onClose}>
      <form noValidate onSubmit={submit} className={css.form}>
        <TextField
          label="Name"
          hint="State, kind, assignee and search are kept under it, for you alone."
          value={name}
          onChange={(value) => {
            setName(value)
            setFault(undefined)
          }}
          problem={fault ?? error?.message}
        />
        <DialogActions>
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton look="main" type="submit" isPending={isPending}>
            {isPending ? 'Saving…' : 'Save'}
          </ActionButton>
        </DialogActions>
      </form>
    </DialogBox>
  )
}

function findFault(name: string): string | undefined {
  if (name === '') return 'Give it a name, e.g. “Mine”.'
  return name.length > 60 ? `This is ${name.length - 60} characters too long.` : undefined
}
