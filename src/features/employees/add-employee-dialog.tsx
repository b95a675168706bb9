import { useState, type FormEvent } from 'react'
import { describeRoles, type Role } from '../../../contract/permissions'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { TextField } from '../../ui/text-field'
import { useToast } from '../../ui/toasts'
import { useAddEmployee } from './employee-queries'
import * as css from './employees.module.css'
import { RolesField } from './roles-field'

interface Props {
  api: ApiClient
  open: boolean
  onClose: () => void
}

/** Adds an employee by email and roles. */
export function AddEmployeeDialog({ api, open, onClose }: Props) {
  return (
    <DialogBox title="Add employee" open={open} onClose={onClose}>
      <AddForm api={api} onClose={onClose} />
    </DialogBox>
  )
}

function AddForm({ api, onClose }: Omit<Props, 'open'>) {
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>(['employee'])
  const [issue, setIssue] = useState<string>()
  const [rolesIssue, setRolesIssue] = useState<string>()
  const toast = useToast()
  const { mutate, isPending, error, reset } = useAddEmployee(api)
  const failure = error === null ? {} : placeFailure(error, email.trim())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const issue = validateEmail(email)
    const rolesIssue = roles.length === 0 ? 'Choose at least one role' : undefined
    setIssue(issue)
    setRolesIssue(rolesIssue)
    if (issue !== undefined || rolesIssue !== undefined || isPending) return
    const onSuccess = () => {
      toast(`${email.trim()} was added as ${describeRoles(roles)}`)
      onClose()
    }
    mutate({ email: email.trim(), roles }, { onSuccess })
  }

  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <TextField
        label="Work email"
        hint="The email they use to sign in to Microsoft. The invitation goes there, too"
        type="email"
        value={email}
        onChange={(value) => {
          setEmail(value)
          setIssue(undefined)
          reset()
        }}
        problem={issue ?? failure.field}
      />
      <RolesField
        legend="Roles"
        value={roles}
        problem={rolesIssue}
        onChange={(chosen) => {
          setRoles(chosen)
          setRolesIssue(undefined)
        }}
      />
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

function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Enter a work email address'
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) return 'Enter a full email address, like name@company.com'
  return undefined
}

/** An error about the email is shown at its field, any other at the end of the form. */
function placeFailure(error: Error, email: string): { field?: string; form?: string } {
  if (!(error instanceof ApiError)) return { form: error.message }
  if (error.code === 'employee_exists')
    return { field: `${email} already has access. Change their roles in the list.` }
  return error.status === 400 ? { field: error.message } : { form: error.message }
}
