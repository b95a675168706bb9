import { useState, type FormEvent } from 'react'
import { roles, type Role } from '../../../contract/permissions'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { SelectField } from '../../ui/select-field'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { TextField } from '../../ui/text-field'
import { useToast } from '../../ui/toasts'
import * as css from './people.module.css'
import { useAddPerson } from './people-queries'
import { roleChoices } from './role-choices'

interface Props {
  api: ApiClient
  open: boolean
  onClose: () => void
}

/** Gives an address a role. */
export function AddPerson({ api, open, onClose }: Props) {
  return (
    <DialogBox title="Add an employee" open={open} onClose={onClose}>
      <AddForm api={api} onClose={onClose} />
    </DialogBox>
  )
}

function AddForm({ api, onClose }: Omit<Props, 'open'>) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('employee')
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const { mutate, isPending, error, reset } = useAddPerson(api)
  const failure = error === null ? {} : placeFailure(error, email.trim())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fault = findEmailFault(email)
    setProblem(fault)
    if (fault !== undefined || isPending) return
    const onSuccess = () => {
      toast(`${email.trim()} was added as ${roles[role].title.toLowerCase()}.`)
      onClose()
    }
    mutate({ email: email.trim(), role }, { onSuccess })
  }

  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <TextField
        label="Work address"
        hint="The address they sign in to Microsoft with."
        type="email"
        value={email}
        onChange={(value) => {
          setEmail(value)
          setProblem(undefined)
          reset()
        }}
        problem={problem ?? failure.field}
      />
      <SelectField label="Role" value={role} choices={roleChoices} onChange={setRole} />
      {failure.form !== undefined && (
        <p role="alert" className={css.problem}>
          {failure.form}
        </p>
      )}
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton look="main" type="submit" isPending={isPending}>
          {isPending ? 'Adding…' : 'Add'}
        </ActionButton>
      </DialogActions>
    </form>
  )
}

function findEmailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Type the person’s work address.'
  if (!/^\S+@\S+\.\S+$/.test(email.trim()))
    return 'This is no whole address. It looks like name@firm.example.'
  return undefined
}

/** A failure that is about the address stands at its field, any other at the end of the form. */
function placeFailure(error: Error, email: string): { field?: string; form?: string } {
  if (!(error instanceof ApiError)) return { form: error.message }
  if (error.code === 'employee_exists')
    return { field: `${email} is on the list already. Change the role there.` }
  return error.status === 400 ? { field: error.message } : { form: error.message }
}
