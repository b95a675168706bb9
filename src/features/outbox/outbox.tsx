import type { ApiClient } from '../../client/create-api-client'
import { itemsOf } from '../../lib/use-cursor-pages'
import { useSearchText } from '../../lib/use-search-text'
import { FilterTabs } from '../../ui/filter-tabs'
import { PagedList } from '../../ui/paged-list'
import { SearchInput } from '../../ui/search-input'
import { WorkspacePage } from '../../ui/workspace-page'
import { EmailRow } from './email-row'
import { readFilter, writeFilter, type OutboxFilter, useOutbox } from './outbox-queries'
import { statusOrder, statusWords } from './outbox-words'
import * as css from './outbox.module.css'

interface Props {
  api: ApiClient
  /** The query of the page's address: the filter. */
  query: string
  /** Called with the query for the current filter. */
  onQuery: (query: string) => void
}

/** All emails that the site sent or should have sent, with their delivery status. */
export function Outbox({ api, query, onQuery }: Props) {
  const filter = readFilter(query)
  const [search, setSearch] = useSearchText(filter.search, (text) =>
    onQuery(writeFilter({ ...filter, search: text })),
  )
  const emails = useOutbox(api, filter)
  const shown = itemsOf(emails)
  const first = emails.data?.pages[0]
  const all = first && Object.values(first.counts).reduce((total, count) => total + count, 0)
  return (
    <WorkspacePage
      title="Outbox"
      lead={
        first?.server
          ? `Emails sent by the site, through ${first.server}.`
          : 'Emails sent by the site, with delivery status.'
      }
    >
      {first?.server === null && <WithoutServer />}
      <div className={css.tools}>
        <SearchInput label="Search emails" value={search} onChange={setSearch} />
        <FilterTabs
          label="Status"
          value={filter.state}
          options={[
            { value: 'all', title: 'All', count: all },
            ...statusOrder.map((state) => ({
              value: state,
              title: statusWords[state].title,
              count: first?.counts[state],
            })),
          ]}
          onChange={(state) => onQuery(writeFilter({ ...filter, state }))}
        />
        {filter.state !== 'all' && <p className={css.meaning}>{statusWords[filter.state].meaning}</p>}
      </div>
      <PagedList
        pages={emails}
        noun={{ one: 'email', many: 'emails' }}
        shown={shown.length}
        empty={explainEmpty(filter)}
      >
        <ul className={css.emails} aria-label="Emails, newest first">
          {shown.map((email) => (
            <EmailRow
              key={email.id}
              api={api}
              email={email}
              hasServer={first?.server !== null}
              leaves={filter.state !== 'all'}
            />
          ))}
        </ul>
      </PagedList>
    </WorkspacePage>
  )
}

function WithoutServer() {
  return (
    <div className={css.note}>
      <p>
        <strong>Email isn’t set up, so nothing is sent.</strong> Emails are saved here instead. To send them,
        set <code>SMTP_URL</code> and <code>MAIL_FROM</code>, then send each saved email from this page.
      </p>
    </div>
  )
}

function explainEmpty({ search, state }: OutboxFilter): string {
  if (search !== '') return `No emails match “${search}”`
  return state === 'all' ? 'No emails yet' : 'No emails with this status'
}
