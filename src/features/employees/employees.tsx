import { useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { useDebouncedValue } from '../../lib/use-debounced-value'
import { ActionButton } from '../../ui/action-button'
import { Plus } from '../../ui/icons'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { ProblemList } from '../../ui/problem-list'
import { SearchInput } from '../../ui/search-input'
import { useToast } from '../../ui/toasts'
import { WorkspacePage } from '../../ui/workspace-page'
import { AddEmployeeDialog } from './add-employee-dialog'
import { AskFirst, ConflictDialog, ProblemDialog } from './change-dialogs'
import { useEmailServer, useEmployees, useInvite, type EmployeeChange } from './employee-queries'
import { EmployeesTable } from './employees-table'
import * as css from './employees.module.css'
import { RemoveDialog } from './remove-dialog'
import { RolesDialog } from './roles-dialog'
import { useEmployeeChange } from './use-employee-change'

interface Props {
  api: ApiClient
  /** Email of the signed-in user. */
  me: string
  /** URL of a person’s photo; null without one. */
  findPhoto: (email: string) => Promise<string | null>
  /** What the list is searched for at first; default: everybody. */
  search?: string
  /** Whether the dialog to add an employee is open. */
  adding: boolean
  onAddingChange: (adding: boolean) => void
  /** Called after users change or remove themselves: their session is no longer valid. */
  onOwnChange: () => void
}

/** /admin/employees/: who can sign in to the workspace, and with which roles. */
export function Employees({
  api,
  me,
  findPhoto,
  search: first = '',
  adding,
  onAddingChange,
  onOwnChange,
}: Props) {
  const [search, setSearch] = useState(first)
  const change = useEmployeeChange({ api, me, onOwnChange })
  return (
    <WorkspacePage
      title="Employees"
      lead="People who can sign in with their Microsoft work account"
      actions={
        <ActionButton look="main" onPress={() => onAddingChange(true)}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" /> Add employee
        </ActionButton>
      }
    >
      <div className={css.tools}>
        <SearchInput label="Search by name or email" value={search} onChange={setSearch} />
      </div>
      <EmployeeList
        api={api}
        me={me}
        findPhoto={findPhoto}
        search={useDebouncedValue(search.trim())}
        pending={change.pending}
        onChange={change.ask}
        onChooseRoles={change.choose}
      />
      <AddEmployeeDialog api={api} open={adding} onClose={() => onAddingChange(false)} />
      <ChangeDialogs api={api} change={change} />
    </WorkspacePage>
  )
}

interface DialogsProps extends Pick<Props, 'api'> {
  change: ReturnType<typeof useEmployeeChange>
}

function ChangeDialogs({ api, change }: DialogsProps) {
  const { choosing, asking, conflict, problem, ask, make, dismiss, isMe } = change
  return (
    <>
      {choosing && (
        <RolesDialog
          employee={choosing}
          own={isMe({ employee: choosing })}
          onSave={(roles) => ask({ employee: choosing, action: 'change-roles', roles })}
          onClose={dismiss}
        />
      )}
      {asking?.action === 'remove' && (
        <RemoveDialog
          api={api}
          employee={asking.employee}
          own={isMe(asking)}
          onYes={(to) => make({ ...asking, to })}
          onNo={dismiss}
        />
      )}
      {asking && asking.action !== 'remove' && (
        <AskFirst change={asking} own={isMe(asking)} onYes={() => make(asking)} onNo={dismiss} />
      )}
      {conflict && <ConflictDialog conflict={conflict} onAgain={make} onLeave={dismiss} />}
      {problem !== undefined && <ProblemDialog problem={problem} onClose={dismiss} />}
    </>
  )
}

type ListProps = Pick<Props, 'api' | 'me' | 'findPhoto'> & {
  search: string
  pending: EmployeeChange | undefined
  onChange: ReturnType<typeof useEmployeeChange>['ask']
  onChooseRoles: ReturnType<typeof useEmployeeChange>['choose']
}

function EmployeeList({ api, search, ...table }: ListProps) {
  const query = useEmployees(api, search)
  const invite = useInvite(api)
  const toast = useToast()
  const { data: server } = useEmailServer(api, query.isSuccess)
  if (query.isPending) return <Skeleton label="Loading employees" lines={6} />
  if (query.isError && query.data === undefined)
    return (
      <LoadError title="Couldn’t load employees." error={query.error} onRetry={() => void query.refetch()} />
    )
  const employees = query.data.pages.flatMap(({ data }) => data)
  const total = query.data.pages[0]?.total ?? 0
  if (employees.length === 0) return <EmptyState>No employees match “{search}”</EmptyState>
  return (
    <>
      {server === null && (
        <p className={css.note}>Email isn’t set up: invitations stay in the outbox until it is.</p>
      )}
      {invite.error && (
        <ProblemList
          problems={[`Couldn’t invite ${invite.variables.email}. ${invite.error.message}`]}
          onDismiss={invite.reset}
        />
      )}
      <EmployeesTable
        employees={employees}
        {...table}
        inviting={invite.isPending ? invite.variables : undefined}
        onInvite={(employee) => {
          if (invite.isPending) return
          const onSuccess = () => toast(invitedText(employee.email, server))
          invite.mutate(employee, { onSuccess })
        }}
      />
      <div className={css.more}>
        <p role="status">{count(employees.length, total)}</p>
        {query.hasNextPage && (
          <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </ActionButton>
        )}
      </div>
      {query.isError && (
        <LoadError
          title="Couldn’t refresh the list."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </>
  )
}

const invitedText = (email: string, server: string | null | undefined) =>
  server === null ? `The invitation to ${email} is in the outbox` : `${email} was invited again`

function count(shown: number, total: number): string {
  if (total === 1) return '1 employee'
  return shown === total ? `${total} employees` : `${shown} of ${total} employees`
}
