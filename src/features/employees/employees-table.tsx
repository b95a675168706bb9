import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import type { Employee } from '../../../contract/employee'
import { titleRoles } from '../../../contract/permissions'
import { formatDate } from '../../lib/format-date'
import { ActionButton } from '../../ui/action-button'
import * as table from '../../ui/data-table.module.css'
import { ChevronDown, Trash } from '../../ui/icons'
import type { EmployeeChange } from './employee-queries'
import * as css from './employees.module.css'

interface Props {
  employees: readonly Employee[]
  /** Email of the signed-in user. */
  me: string
  /** The change that is being saved: its roles are shown already. */
  pending: EmployeeChange | undefined
  onChange: (change: EmployeeChange) => void
  /** Opens the dialog to choose the roles of an employee. */
  onChooseRoles: (employee: Employee) => void
}

/** All employees, with their roles. */
export function EmployeesTable({ employees, me, pending, onChange, onChooseRoles }: Props) {
  return (
    <Table aria-label="Employees" className={`${table.table} ${table.controls}`}>
      <TableHeader>
        <Column isRowHeader>Email</Column>
        <Column>Roles</Column>
        <Column>Added</Column>
        <Column>Microsoft account</Column>
        <Column>
          <span className="visually-hidden">Remove</span>
        </Column>
      </TableHeader>
      <TableBody items={employees} dependencies={[me, pending, onChange, onChooseRoles]}>
        {(employee) => (
          <Row id={employee.id} textValue={employee.email}>
            <Cell>
              <span className={css.address}>{employee.email}</span>
              {employee.email.toLowerCase() === me.toLowerCase() && <span className={css.you}>you</span>}
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
            <Cell data-label="Added">
              <time dateTime={employee.createdAt}>{formatDate(employee.createdAt.slice(0, 10))}</time>
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
