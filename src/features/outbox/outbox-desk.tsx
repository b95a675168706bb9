import type { ApiClient } from '../../client/create-api-client'
import { useSearchText } from '../../lib/use-search-text'
import { formatTotal } from '../../lib/format-count'
import { ActionButton } from '../../ui/action-button'
import { FilterTabs } from '../../ui/filter-tabs'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { SearchInput } from '../../ui/search-input'
import { WorkspacePage } from '../../ui/workspace-page'
import { MailRow } from './mail-row'
import { readFilter, writeFilter, type OutboxFilter } from './outbox-filter'
import { useOutbox } from './outbox-queries'
import { stateOrder, stateWords } from './outbox-words'
import * as css from './outbox.module.css'

interface Props {
  api: ApiClient
  /** The part of the page's address after the path: which mails to show. */
  query: string
  /** Called with the part of the address that keeps what is shown now. */
  onQuery: (query: string) => void
}

/** /admin/outbox/: every mail the service wrote, whether it went out, and why not. */
export function OutboxDesk({ api, query, onQuery }: Props) {
  const filter = readFilter(query)
  const [search, setSearch] = useSearchText(filter.search, (text) =>
    onQuery(writeFilter({ ...filter, search: text })),
  )
  const mails = useOutbox(api, filter)
  const first = mails.data?.pages[0]
  const all = first && Object.values(first.counts).reduce((total, count) => total + count, 0)
  return (
    <WorkspacePage
      title="Outbox"
      lead={
        first?.server
          ? `Every mail the service wrote. They go out by ${first.server}.`
          : 'Every mail the service wrote, and whether it went out.'
      }
    >
      {first?.server === null && <WithoutServer />}
      <div className={css.tools}>
        <SearchInput label="Search mails" value={search} onChange={setSearch} />
        <FilterTabs
          label="State"
          value={filter.state}
          options={[
            { value: 'all', title: 'All', count: all },
            ...stateOrder.map((state) => ({
              value: state,
              title: stateWords[state].title,
              count: first?.counts[state],
            })),
          ]}
          onChange={(state) => onQuery(writeFilter({ ...filter, state }))}
        />
        {filter.state !== 'all' && <p className={css.meaning}>{stateWords[filter.state].meaning}</p>}
      </div>
      <MailList api={api} mails={mails} filter={filter} hasServer={first?.server !== null} />
    </WorkspacePage>
  )
}

function WithoutServer() {
  return (
    <div className={css.note}>
      <p>
        <strong>No mail server is set up, so nothing is sent.</strong> What the service writes is kept here to
        be read. Whoever runs the service sets <code>SMTP_URL</code> and <code>MAIL_FROM</code>; mails that
        are kept stay so until somebody sends them from here.
      </p>
    </div>
  )
}

interface ListProps {
  api: ApiClient
  mails: ReturnType<typeof useOutbox>
  filter: OutboxFilter
  hasServer: boolean
}

function MailList({ api, mails, filter, hasServer }: ListProps) {
  if (mails.isPending) return <Skeleton label="Loading the mails" lines={6} />
  const failure = mails.error && (
    <LoadError
      title="The mails could not be loaded."
      error={mails.error}
      onRetry={() => void (mails.isFetchNextPageError ? mails.fetchNextPage() : mails.refetch())}
    />
  )
  const shown = mails.data?.pages.flatMap(({ data }) => data) ?? []
  const total = mails.data?.pages[0]?.total ?? 0
  if (shown.length === 0) return failure ?? <EmptyState>{explainEmpty(filter)}</EmptyState>
  return (
    <>
      <ul className={css.mails} aria-label="Mails, the latest first">
        {shown.map((mail) => (
          <MailRow
            key={mail.id}
            api={api}
            mail={mail}
            hasServer={hasServer}
            leaves={filter.state !== 'all'}
          />
        ))}
      </ul>
      {failure}
      <div className={css.more}>
        <p role="status">{count(shown.length, total)}</p>
        {mails.hasNextPage && !failure && (
          <ActionButton isPending={mails.isFetchingNextPage} onPress={() => void mails.fetchNextPage()}>
            {mails.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </ActionButton>
        )}
      </div>
    </>
  )
}

function count(shown: number, total: number): string {
  const all = formatTotal(total)
  if (total === 1) return '1 mail'
  return shown === total ? `${all} mails` : `${shown} of ${all} mails`
}

function explainEmpty({ search, state }: OutboxFilter): string {
  if (search !== '') return `No mail here holds “${search}”. Try fewer letters, or all states.`
  if (state === 'all') return 'No mail has been written yet. They appear when visitors write, or you answer.'
  return `No mail is in this state: ${stateWords[state].title.toLowerCase()}.`
}
