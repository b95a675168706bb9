import { useQuery } from '@tanstack/react-query'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import type { Employee } from '../../../contract/employee'
import { titleRoles } from '../../../contract/permissions'
import { formatDate } from '../../lib/format-date'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { Avatar } from '../../ui/avatar'
import * as table from '../../ui/data-table.module.css'
import { ChevronDown, Trash } from '../../ui/icons'
import type { EmployeeChange } from './employee-queries'
import * as css from './employees.module.css'

interface Props {
  employees: readonly Employee[]
  /** Email of the signed-in user. */
  me: string
  /** URL of a person’s photo; null without one. */
  findPhoto: (email: string) => Promise<string | null>
  /** The change that is being saved: its roles are shown already. */
  pending: EmployeeChange | undefined
  onChange: (change: EmployeeChange) => void
  /** Opens the dialog to choose the roles of an employee. */
  onChooseRoles: (employee: Employee) => void
  /** The person an invitation is being sent to; undefined: none is. */
  inviting: Employee | undefined
  onInvite: (employee: Employee) => void
}

/** All employees, with their roles and when they last signed in. */
export function EmployeesTable({
  employees,
  me,
  findPhoto,
  pending,
  onChange,
  onChooseRoles,
  inviting,
  onInvite,
}: Props) {
  return (
    <Table aria-label="Employees" className={`${table.table} ${table.controls}`}>
      <TableHeader>
        <Column isRowHeader>Employee</Column>
        <Column>Roles</Column>
        <Column>Last sign-in</Column>
        <Column>Microsoft account</Column>
        <Column>
          <span className="visually-hidden">Remove</span>
        </Column>
      </TableHeader>
      <TableBody items={employees} dependencies={[me, pending, onChange, onChooseRoles, inviting, onInvite]}>
        {(employee) => (
          <Row id={employee.id} textValue={employee.email}>
            <Cell>
              <Person
                employee={employee}
                isMe={employee.email.toLowerCase() === me.toLowerCase()}
                findPhoto={findPhoto}
              />
            </Cell>
            <Cell data-label="Roles">
              <ActionButton
                look="plain"
                aria-label={`Roles of ${employee.email}: ${titleRoles(rolesOf(employee, pending))}. Change`}
                onPress={() => onChooseRoles(employee)}
              >
                {titleRoles(rolesOf(employee, pending))}
                <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
              </ActionButton>
            </Cell>
            <Cell data-label="Last sign-in">
              <LastSignIn
                employee={employee}
                isInviting={inviting?.id === employee.id}
                onInvite={() => onInvite(employee)}
              />
            </Cell>
            <Cell data-label="Account">
              <LinkedAccount employee={employee} onUnlink={() => onChange({ employee, action: 'unlink' })} />
            </Cell>
            <Cell className={table.end}>
              <ActionButton
                look="plain"
                aria-label={`Remove ${employee.email}`}
                onPress={() => onChange({ employee, action: 'remove' })}
              >
                <Trash size={16} strokeWidth={1.6} aria-hidden="true" /> Remove
              </ActionButton>
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  )
}

/** The roles that are being saved, or the saved ones. */
function rolesOf({ id, roles }: Employee, pending: EmployeeChange | undefined) {
  return pending?.action === 'change-roles' && pending.employee.id === id ? pending.roles : roles
}

interface PersonProps extends Pick<Props, 'findPhoto'> {
  employee: Employee
  isMe: boolean
}

/** A person as their Microsoft account shows them; before the first sign-in by their email. */
function Person({ employee: { email, name, linkedAt }, isMe, findPhoto }: PersonProps) {
  const isLinked = linkedAt !== null
  const { data: photoUrl = null } = useQuery({
    queryKey: ['photo', email],
    queryFn: () => findPhoto(email),
    enabled: isLinked,
  })
  return (
    <span className={css.person}>
      <Avatar name={name ?? email.replace(/@.*/, '')} photoUrl={photoUrl} />
      <span className={css.names}>
        {name !== null && <span>{name}</span>}
        <span className={name === null ? css.address : css.email}>{email}</span>
      </span>
      {isMe && <span className={css.you}>you</span>}
    </span>
  )
}

interface LastSignInProps {
  employee: Employee
  isInviting: boolean
  onInvite: () => void
}

/** When a person last signed in; before that, when they were invited, and a button to invite them again. */
function LastSignIn({ employee, isInviting, onInvite }: LastSignInProps) {
  const { email, lastSignInAt, linkedAt, invitedAt } = employee
  if (lastSignInAt !== null) return <time dateTime={lastSignInAt}>{formatMoment(lastSignInAt)}</time>
  if (linkedAt !== null) return <span className={css.quiet}>Not known</span>
  return (
    <span className={css.account}>
      <span className={css.quiet}>
        {invitedAt === null ? (
          'Not invited yet'
        ) : (
          <>
            Invited <time dateTime={invitedAt}>{formatDate(invitedAt.slice(0, 10))}</time>
          </>
        )}
      </span>
      <ActionButton
        look="plain"
        aria-label={`${invitedAt === null ? 'Send an invitation' : 'Send the invitation again'} to ${email}`}
        isPending={isInviting}
        onPress={onInvite}
      >
        {isInviting ? 'Sending…' : invitedAt === null ? 'Send an invitation' : 'Send the invitation again'}
      </ActionButton>
    </span>
  )
}

/** When the Microsoft account was linked, and a button that unlinks it. */
function LinkedAccount({ employee, onUnlink }: { employee: Employee; onUnlink: () => void }) {
  const { email, linkedAt } = employee
  if (linkedAt === null) return <span className={css.quiet}>Not signed in yet</span>
  return (
    <span className={css.account}>
      <span>
        Linked <time dateTime={linkedAt}>{formatDate(linkedAt.slice(0, 10))}</time>
      </span>
      <ActionButton look="plain" aria-label={`Unlink the Microsoft account of ${email}`} onPress={onUnlink}>
        Unlink
      </ActionButton>
    </span>
  )
}
