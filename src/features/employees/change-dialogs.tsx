import type { Employee } from '../../../contract/employee'
import { can, describeRoles, titleRoles } from '../../../contract/permissions'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import type { EmployeeChange } from './employee-queries'
import * as css from './employees.module.css'
import type { ChangeProblem, Conflict } from './use-employee-change'

interface AskProps {
  change: Exclude<EmployeeChange, { action: 'remove' }>
  /** Whether users change themselves. */
  own: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before an employee is unlinked, gets or loses Admin, or before users change their own roles. */
export function AskFirst({ change, own, onYes, onNo }: AskProps) {
  const { title, text, yes } = questionOf(change, own)
  return (
    <DialogBox role="alertdialog" title={title} open onClose={onNo}>
      <p>{text}</p>
      <DialogActions>
        <ActionButton onPress={onNo}>Cancel</ActionButton>
        <ActionButton look="main" onPress={onYes}>
          {yes}
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

function questionOf(change: AskProps['change'], own: boolean): { title: string; text: string; yes: string } {
  const { email } = change.employee
  switch (change.action) {
    case 'change-roles':
      return askRoles(change, own)
    case 'unlink':
      return {
        title: `Unlink the Microsoft account of ${email}?`,
        text: `The next account that signs in as ${email} gets this employee’s roles. Do this only when their account was created again in Microsoft 365.`,
        yes: 'Unlink account',
      }
  }
}

function askRoles({ employee, roles }: EmployeeChange & { action: 'change-roles' }, own: boolean) {
  const { email } = employee
  const becomes = describeRoles(roles)
  if (own) {
    const isLocked = !can(roles, 'employees.manage')
    return {
      title: isLocked ? 'Remove your own admin access?' : 'Change your own roles?',
      text: isLocked
        ? `As ${becomes} you can’t open this page. Only another admin can give you the role back.`
        : `You will be ${becomes}. The workspace reloads to show what you can do.`,
      yes: isLocked ? 'Remove my admin access' : 'Change my roles',
    }
  }
  if (can(roles, 'employees.manage'))
    return {
      title: `Make ${email} an admin?`,
      text: 'Admins can see everything, including applicants and CVs, and can add and remove other admins.',
      yes: 'Make admin',
    }
  return {
    title: `Remove admin access from ${email}?`,
    text: `They’ll be ${becomes} from their next click.`,
    yes: 'Remove admin access',
  }
}

interface ConflictProps {
  conflict: Conflict
  /** Makes the change anyway, on the current version. */
  onAgain: (change: EmployeeChange) => void
  onLeave: () => void
}

/** Someone else made a change first: shows it beside the user's own. */
export function ConflictDialog({ conflict: { wanted, now }, onAgain, onLeave }: ConflictProps) {
  const { employee } = wanted
  const title = now ? 'Someone else changed this' : 'Someone else removed this employee'
  return (
    <DialogBox role="alertdialog" title={title} open onClose={onLeave}>
      <dl className={css.compare}>
        <dt>Employee</dt>
        <dd>{employee.email}</dd>
        <dt>Before</dt>
        <dd>{titleRoles(employee.roles)}</dd>
        <dt>Your change</dt>
        <dd>{describeWanted(wanted)}</dd>
        <dt>Now</dt>
        <dd>{now ? `${titleRoles(now.roles)}, since ${formatMoment(now.updatedAt)}` : 'Removed'}</dd>
      </dl>
      <DialogActions>
        <ActionButton onPress={onLeave}>Keep the current roles</ActionButton>
        {now && !isMade(wanted, now) && (
          <ActionButton look="main" onPress={() => onAgain({ ...wanted, employee: now })}>
            {describeAgain(wanted)}
          </ActionButton>
        )}
      </DialogActions>
    </DialogBox>
  )
}

function describeWanted(change: EmployeeChange): string {
  if (change.action === 'change-roles') return titleRoles(change.roles)
  return change.action === 'remove' ? 'Removed' : 'Microsoft account unlinked'
}

function describeAgain(change: EmployeeChange): string {
  if (change.action === 'change-roles') return `Make ${describeRoles(change.roles)}`
  return change.action === 'remove' ? 'Remove anyway' : 'Unlink anyway'
}

/** Whether someone else has made the same change. */
function isMade(change: EmployeeChange, now: Employee): boolean {
  if (change.action === 'change-roles') return titleRoles(change.roles) === titleRoles(now.roles)
  return change.action === 'unlink' && now.linkedAt === null
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
