import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import type { Employee } from '../../../contract/employee'
import { formatDate } from '../../lib/format-date'
import { ActionButton } from '../../ui/action-button'
import { SelectField } from '../../ui/select-field'
import * as table from '../../ui/data-table.module.css'
import { Trash } from '../../ui/icons'
import type { PersonChange } from './people-queries'
import * as css from './people.module.css'
import { roleChoices } from './role-choices'

interface Props {
  people: readonly Employee[]
  /** Address of who is signed in. */
  me: string
  /** The change that is on its way: its role is shown already. */
  pending: PersonChange | undefined
  onChange: (change: PersonChange) => void
}

/** Everybody with a role; each role can be changed where it stands. */
export function PeopleTable({ people, me, pending, onChange }: Props) {
  return (
    <Table
      aria-label="People"

      className={`${table.table} ${table.controls}`}
    >
      <TableHeader>
        <Column isRowHeader>Address</Column>
        <Column>Role</Column>
        <Column>Added</Column>
        <Column>
          <span className="visually-hidden">Remove</span>
        </Column>
      </TableHeader>
      <TableBody items={people} dependencies={[me, pending, onChange]}>
        {(person) => (
          <Row id={person.id} textValue={person.email}>
            <Cell>
              <span className={css.address}>{person.email}</span>
              {person.email.toLowerCase() === me.toLowerCase() && <span className={css.you}>you</span>}
            </Cell>
            <Cell data-label="Role">
              <SelectField
                label={`Role of ${person.email}`}
                labelHidden
                look="quiet"
                value={(pending?.person.id === person.id ? pending.role : undefined) ?? person.role}
                choices={roleChoices}
                onChange={(role) => onChange({ person, role })}
              />
            </Cell>
            <Cell data-label="Added">
              <time dateTime={person.createdAt}>{formatDate(person.createdAt.slice(0, 10))}</time>
            </Cell>
            <Cell className={table.end}>
              <ActionButton
                look="plain"
                aria-label={`Remove ${person.email}`}
                onPress={() => onChange({ person, role: undefined })}
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
