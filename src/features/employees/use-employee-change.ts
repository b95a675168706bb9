import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Employee } from '../../../contract/employee'
import { can, describeRoles, type Role } from '../../../contract/permissions'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { useToast } from '../../ui/toasts'
import { findCurrentEmployee, refreshAll, useChangeEmployee, type EmployeeChange } from './employee-queries'

/** A change that conflicts with one of someone else. */
export interface Conflict {
  wanted: EmployeeChange
  /** The employee now; undefined when removed. */
  now: Employee | undefined
}

/** Why a change was not made. */
export interface ChangeProblem {
  title: string
  text: string
}

/** The state of one change of one employee. */
export interface ChangeState {
  /** The employee whose roles are being chosen. */
  choosing?: Employee
  /** The change to confirm. */
  asking?: EmployeeChange
  conflict?: Conflict
  problem?: ChangeProblem
}

interface Options {
  api: ApiClient
  /** Email of the signed-in user. */
  me: string
  /** Called after users change their own roles or remove themselves. */
  onOwnChange: () => void
}

/** Changes roles, unlinks accounts and removes employees: confirms what is hard to undo and reports the result. */
export function useEmployeeChange({ api, me, onOwnChange }: Options) {
  const [state, setState] = useState<ChangeState>({})
  const toast = useToast()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, variables } = useChangeEmployee(api)
  const isMe = ({ employee }: { employee: Employee }) => employee.email.toLowerCase() === me.toLowerCase()

  const make = async (change: EmployeeChange) => {
    setState({})
    try {
      await mutateAsync(change)
      toast(describeDone(change))
      if (isMe(change) && change.action !== 'unlink') onOwnChange()
    } catch (error) {
      await explain(change, error instanceof Error ? error : new Error(String(error)))
    }
  }

  const explain = async (change: EmployeeChange, error: Error) => {
    const problem = explainError(error, change)
    if (problem !== undefined) {
      setState({ problem })
      return
    }
    try {
      const now = await findCurrentEmployee(api, change.employee)
      setState({ conflict: { wanted: change, now } })
    } catch {
      setState({
        problem: {
          title: 'Someone else changed this',
          text: `Reload the page to see ${change.employee.email}.`,
        },
      })
    }
    await refreshAll(queryClient)
  }

  const ask = (change: EmployeeChange) => {
    // disabling the control during the change would lose the focus
    if (isPending) return
    if (needsQuestion(change, isMe(change))) setState({ asking: change })
    else void make(change)
  }

  return {
    ...state,
    /** Makes the change, or asks to confirm it first. */
    ask,
    make: (change: EmployeeChange) => void make(change),
    /** Opens the dialog to choose the roles of an employee. */
    choose: (employee: Employee) => {
      if (!isPending) setState({ choosing: employee })
    },
    dismiss: () => setState({}),
    /** The change that is being saved. */
    pending: isPending ? variables : undefined,
    isMe,
  }
}

/** Whether a change is asked about first: all but roles, and roles where Admin is given or taken, or one’s own change. */
function needsQuestion(change: EmployeeChange, own: boolean): boolean {
  if (change.action !== 'change-roles' || own) return true
  return isAdmin(change.roles) !== isAdmin(change.employee.roles)
}

const isAdmin = (roles: readonly Role[]) => can(roles, 'employees.manage')

function describeDone(change: EmployeeChange): string {
  const { email } = change.employee
  if (change.action === 'change-roles') return `${email} is now ${describeRoles(change.roles)}`
  return change.action === 'remove'
    ? `${email} was removed`
    : `The Microsoft account of ${email} was unlinked`
}

/** @returns undefined where the change conflicts with one of someone else. */
function explainError(error: Error, { employee }: EmployeeChange): ChangeProblem | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'changed' || code === 'not_found') return undefined
  if (code === 'last_admin') {
    return { title: 'Can’t remove the only admin', text: 'Make someone else an admin first.' }
  }
  return { title: `Couldn’t update ${employee.email}`, text: error.message }
}
