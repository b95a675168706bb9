import { useState, type FormEvent } from 'react'
import type { Employee } from '../../../contract/employee'
import { sortRoles, type Role } from '../../../contract/permissions'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import * as css from './employees.module.css'
import { RolesField } from './roles-field'

interface Props {
  employee: Employee
  /** Whether users change themselves. */
  own: boolean
  onSave: (roles: Role[]) => void
  onClose: () => void
}

/** Chooses the roles of one person. */
export function RolesDialog({ employee, own, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly Role[]>(employee.roles)
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0)
      setProblem('Choose at least one role. To take away all access, remove the employee.')
    else if (sortRoles(chosen).join() === sortRoles(employee.roles).join()) onClose()
    else onSave(sortRoles(chosen))
  }
  return (
    <DialogBox title={own ? 'Change your own roles' : 'Change roles'} open onClose={onClose}>
      <form noValidate onSubmit={submit} className={css.form}>
        <p className={css.address}>{employee.email}</p>
        <RolesField
          legend="Roles"
          legendHidden
          value={chosen}
          problem={problem}
          onChange={(roles) => {
            setChosen(roles)
            setProblem(undefined)
          }}
        />
        <p className={css.quiet}>With several roles, a person can do what each of them allows.</p>
        <DialogActions>
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton look="main" type="submit">
            Save roles
          </ActionButton>
        </DialogActions>
      </form>
    </DialogBox>
  )
}
