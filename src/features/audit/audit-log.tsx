import type { ApiClient } from '../../client/create-api-client'
import { useSearchText } from '../../lib/use-search-text'
import { ActionButton } from '../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { WorkspacePage } from '../../ui/workspace-page'
import { AuditEntries } from './audit-entries'
import { readFilter, writeFilter, type AuditFilter } from './audit-filter'
import { AuditFilters } from './audit-filters'
import * as css from './audit.module.css'
import { useAuditLog, usePossibleActors } from './audit-queries'

interface Props {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  /** The part of the page's address after the path: which changes to show. */
  query: string
  /** Called with the part of the address that keeps what is shown now. */
  onQuery: (query: string) => void
}

/** /admin/audit/: who changed what and when, with what was before and after. */
export function AuditLog({ api, me, query, onQuery }: Props) {
  const filter = readFilter(query)
  const [search, setSearch] = useSearchText(filter.search, (text) =>
    onQuery(writeFilter({ ...filter, search: text })),
  )
  const change = (part: Partial<AuditFilter>) => onQuery(writeFilter({ ...filter, ...part }))
  const isFiltered = writeFilter(filter) !== ''
  return (
    <WorkspacePage
      title="Audit log"
      lead="Every change somebody made here. Nobody can change or remove an entry. Of visitors it holds references only, and of what was erased a hash."
    >
      <AuditFilters
        filter={filter}
        search={search}
        me={me}
        actors={usePossibleActors(api)}
        onSearch={setSearch}
        onChange={change}
      />
      {isFiltered && (
        <p className={css.reset}>
          <ActionButton
            look="plain"
            onPress={() => {
              setSearch('')
              onQuery('')
            }}
          >
            Show all changes
          </ActionButton>
        </p>
      )}
      <AuditList api={api} me={me} filter={filter} onActor={(actor) => change({ actor })} />
    </WorkspacePage>
  )
}

interface ListProps extends Pick<Props, 'api' | 'me'> {
  filter: AuditFilter
  onActor: (actor: string) => void
}

function AuditList({ api, me, filter, onActor }: ListProps) {
  const query = useAuditLog(api, filter)
  if (query.isPending) return <Skeleton label="Loading the changes" lines={8} />
  const failure = query.error && (
    <LoadError
      title="The changes could not be loaded."
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
    />
  )
  const changes = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (changes.length === 0)
    return (
      failure ?? (
        <EmptyState>
          {writeFilter(filter) === ''
            ? 'Nothing has been changed yet.'
            : 'No change fits. Try fewer letters, another area or more days.'}
        </EmptyState>
      )
    )
  return (
    <>
      <AuditEntries changes={changes} me={me} onActor={onActor} />
      {failure}
      <div className={css.more}>
        <p role="status">
          {changes.length === 1 ? '1 change' : `${changes.length} changes`}
          {query.hasNextPage ? ', and there are more' : ', that is all'}
        </p>
        {query.hasNextPage && !failure && (
          <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </ActionButton>
        )}
      </div>
    </>
  )
}
