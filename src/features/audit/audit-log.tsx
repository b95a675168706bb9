import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { formatNumber } from '../../lib/format-count'
import { useSearchText } from '../../lib/use-search-text'
import { ActionButton } from '../../ui/action-button'
import { ExportButton, exportTimeoutMs } from '../../ui/export-button'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { ProblemList } from '../../ui/problem-list'
import { WorkspacePage } from '../../ui/workspace-page'
import { AuditEntries } from './audit-entries'
import { readFilter, toApiQuery, writeFilter, type AuditFilter } from './audit-filter'
import { AuditFilters } from './audit-filters'
import * as css from './audit.module.css'

interface Props {
  api: ApiClient
  /** Email of the signed-in user. */
  me: string
  /** The page's query string: which entries to show. */
  query: string
  /** Called with the new query string. */
  onQuery: (query: string) => void
}

/** /admin/audit/: who changed or read what, and what was refused, with the values before and after. */
export function AuditLog({ api, me, query, onQuery }: Props) {
  const filter = readFilter(query)
  const client = useQueryClient()
  const [exportNote, setExportNote] = useState<string>()
  const [search, setSearch] = useSearchText(filter.search, (text) =>
    onQuery(writeFilter({ ...filter, search: text })),
  )
  const change = (part: Partial<AuditFilter>) => onQuery(writeFilter({ ...filter, ...part }))
  const isFiltered = writeFilter(filter) !== ''
  return (
    <WorkspacePage
      title="Audit log"
      lead="Who changed what, who read visitors’ data, and what was refused. It can’t be changed."
      actions={
        <ExportButton
          name="audit-log"
          download={async () => {
            const answer = await api.GET('/api/admin/audit.csv', {
              params: { query: toApiQuery(filter) },
              parseAs: 'blob',
              timeoutMs: exportTimeoutMs,
            })
            void client.invalidateQueries({ queryKey: ['audit'] }) // the export is an entry itself
            return answer
          }}
          onIncomplete={(latestOnly) =>
            setExportNote(
              `Only the latest ${formatNumber(latestOnly)} entries were exported. Filter by date to export the rest.`,
            )
          }
        />
      }
    >
      <ProblemList
        problems={exportNote === undefined ? [] : [exportNote]}
        onDismiss={() => setExportNote(undefined)}
      />
      <AuditFilters
        filter={filter}
        search={search}
        me={me}
        actors={useActors(api)}
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
            Clear filters
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
  if (query.isPending) return <Skeleton label="Loading entries" lines={8} />
  const failure = query.error && (
    <LoadError
      title="Couldn’t load the audit log."
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
    />
  )
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (entries.length === 0)
    return (
      failure ?? (
        <EmptyState>
          {writeFilter(filter) === '' ? 'No entries yet' : 'No results. Try changing the filters.'}
        </EmptyState>
      )
    )
  return (
    <>
      <AuditEntries entries={entries} me={me} onActor={onActor} />
      {failure}
      <div className={css.more}>
        <p role="status">
          {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
          {query.hasNextPage && ' loaded'}
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

/** Entries that match a filter, newest first, 50 at a time; earlier pages stay while others are loading. */
function useAuditLog(api: ApiClient, filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: 50,
        ...toApiQuery(filter),
        ...(pageParam !== null && { before: pageParam }),
      }
      return (await api.GET('/api/admin/audit', { params: { query }, signal })).data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** Emails of the employees to filter by, at most 200. */
function useActors(api: ApiClient): readonly string[] {
  const { data } = useQuery({
    queryKey: ['employees', 'emails'],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/admin/employees', { params: { query: { limit: 200 } }, signal })).data.data,
  })
  return data?.map(({ email }) => email) ?? []
}
