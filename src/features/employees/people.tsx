import { useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { Plus } from '../../ui/icons'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { SearchInput } from '../../ui/search-input'
import { WorkspacePage } from '../../ui/workspace-page'
import { AddPerson } from './add-person'
import { AskFirst, ConflictDialog, ProblemDialog } from './change-dialogs'
import * as css from './people.module.css'
import { usePeople, type PersonChange } from './people-queries'
import { PeopleTable } from './people-table'
import { usePersonChange } from './use-person-change'
import { useDebouncedValue } from '../../lib/use-debounced-value'

interface Props {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  /** Whether the box to add somebody is open. */
  adding: boolean
  onAddingChange: (adding: boolean) => void
  /** Called when one has changed or removed one's own entry: the session is another from then on. */
  onOwnChange: () => void
}

/** Who may sign in to the workspace, and as what. */
export function People({ api, me, adding, onAddingChange, onOwnChange }: Props) {
  const [search, setSearch] = useState('')
  const change = usePersonChange({ api, me, onOwnChange })
  return (
    <WorkspacePage
      title="Employees"
      lead="Whoever is on this list may sign in with their Microsoft work account."
      actions={
        <ActionButton look="main" onPress={() => onAddingChange(true)}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" /> Add an employee
        </ActionButton>
      }
    >
      <div className={css.tools}>
        <SearchInput label="Search by address" value={search} onChange={setSearch} />
      </div>
      <PeopleList
        api={api}
        me={me}
        search={useDebouncedValue(search.trim())}
        pending={change.pending}
        onChange={change.ask}
      />
      <AddPerson api={api} open={adding} onClose={() => onAddingChange(false)} />
      <ChangeDialogs change={change} />
    </WorkspacePage>
  )
}

function ChangeDialogs({ change }: { change: ReturnType<typeof usePersonChange> }) {
  const { asking, conflict, problem, make, dismiss, isMe } = change
  return (
    <>
      {asking && <AskFirst change={asking} own={isMe(asking)} onYes={() => make(asking)} onNo={dismiss} />}
      {conflict && <ConflictDialog conflict={conflict} onAgain={make} onLeave={dismiss} />}
      {problem !== undefined && <ProblemDialog problem={problem} onClose={dismiss} />}
    </>
  )
}

type ListProps = Pick<Props, 'api' | 'me'> & {
  search: string
  pending: PersonChange | undefined
  onChange: ReturnType<typeof usePersonChange>['ask']
}

function PeopleList({ api, search, ...table }: ListProps) {
  const query = usePeople(api, search)
  if (query.isPending) return <Skeleton label="Loading the people" lines={6} />
  if (query.isError && query.data === undefined)
    return (
      <LoadError
        title="The people could not be loaded."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  const people = query.data.pages.flatMap(({ data }) => data)
  const total = query.data.pages[0]?.total ?? 0
  if (people.length === 0)
    return <EmptyState>Nobody’s address holds “{search}”. Try fewer letters.</EmptyState>
  return (
    <>
      <PeopleTable people={people} {...table} />
      <div className={css.more}>
        <p role="status">{count(people.length, total)}</p>
        {query.hasNextPage && (
          <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </ActionButton>
        )}
      </div>
      {query.isError && (
        <LoadError
          title="The list could not be brought up to date."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </>
  )
}

function count(shown: number, total: number): string {
  if (total === 1) return '1 person'
  return shown === total ? `${total} people` : `${shown} of ${total} people`
}
