import { nameRoles, roles, type Role } from '../../../contract/permissions'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import type { EmployeeChange } from './employee-queries'
import * as css from './employees.module.css'
import type { ChangeProblem, Conflict } from './use-employee-change'

interface AskProps {
  change: EmployeeChange
  /** Whether users change themselves. */
  own: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before an employee is removed, or before users remove their own access. */
export function AskFirst({ change: { employee, role }, own, onYes, onNo }: AskProps) {
  const title =
    role === undefined
      ? `Remove ${own ? 'yourself' : employee.email}?`
      : `Remove your ${titleOf(employee.role)} access?`
  return (
    <DialogBox role="alertdialog" title={title} open onClose={onNo}>
      <p>{describe(employee.email, role, own)}</p>
      <DialogActions>
        <ActionButton onPress={onNo}>Cancel</ActionButton>
        <ActionButton look="main" onPress={onYes}>
          {role === undefined ? 'Remove' : `Remove my ${titleOf(employee.role)} access`}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

function describe(email: string, role: EmployeeChange['role'], own: boolean): string {
  if (role !== undefined)
    return `As ${nameRoles([role])} you can’t open this page. Only another admin can give you the role back.`
  return own
    ? 'You’ll lose access to the workspace. Only another admin can restore it.'
    : `${email} will lose access to the workspace. Their content stays. You can add them again later.`
}

interface ConflictProps {
  conflict: Conflict
  /** Makes the change anyway, on the current version. */
  onAgain: (change: EmployeeChange) => void
  onLeave: () => void
}

/** Someone else made a change first: shows it beside the user's own. */
export function ConflictDialog({ conflict: { wanted, now }, onAgain, onLeave }: ConflictProps) {
  const { employee, role } = wanted
  const title = now ? 'Someone else changed this' : 'Someone else removed this employee'
  return (
    <DialogBox role="alertdialog" title={title} open onClose={onLeave}>
      <dl className={css.compare}>
        <dt>Employee</dt>
        <dd>{employee.email}</dd>
        <dt>Before</dt>
        <dd>{roles[employee.role].title}</dd>
        <dt>Your change</dt>
        <dd>{role === undefined ? 'Removed' : roles[role].title}</dd>
        <dt>Now</dt>
        <dd>{now ? `${roles[now.role].title}, since ${formatMoment(now.updatedAt)}` : 'Removed'}</dd>
      </dl>
      <DialogActions>
        <ActionButton onPress={onLeave}>Keep the current role</ActionButton>
        {now && role !== now.role && (
          <ActionButton look="main" onPress={() => onAgain({ employee: now, role })}>
            {role === undefined ? 'Remove anyway' : `Make ${nameRoles([role])}`}
          </ActionButton>
        )}
      </DialogActions>
    </DialogBox>
  )
}

/** Says why a change failed; in a dialog, because its row may be far down the page. */
export function ProblemDialog({
  problem: { title, text },
  onClose,
}: {
  problem: ChangeProblem
  onClose: () => void
}) {
  return (
    <DialogBox role="alertdialog" title={title} open onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <ActionButton look="main" onPress={onClose}>
          OK
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

const titleOf = (role: Role) => roles[role].title.toLowerCase()
