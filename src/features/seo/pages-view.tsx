import { useRef, useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { matchesWords } from '../../lib/matches-words'
import { useKeyCommands, type KeyCommand } from '../../lib/use-key-commands'
import { useListSelection } from '../../lib/use-list-selection'
import { ActionButton } from '../../ui/action-button'
import { sortRows, type Sort } from '../../ui/data-table'
import { FilterTabs } from '../../ui/filter-tabs'
import { KeyHelp } from '../../ui/key-help'
import { EmptyState } from '../../ui/load-states'
import { SearchInput } from '../../ui/search-input'
import { BulkDialog } from './bulk-dialog'
import { pageColumns, PagesTable } from './pages-table'
import type { SeoRow } from './plan-seo-rows'
import * as css from './seo.module.css'
import type { SeoDesk } from './use-seo-desk'

type Filter = keyof typeof filters

const filters = {
  all: { title: 'All', fits: () => true, none: 'There are no pages.' },
  faults: {
    title: 'With faults',
    fits: ({ faults }: SeoRow) => faults.length > 0,
    none: 'No page has a fault.',
  },
  changed: {
    title: 'Set here',
    fits: ({ setting }: SeoRow) => setting !== undefined,
    none: 'Nothing is set here: every page says what its file says.',
  },
  pending: {
    title: 'Pending',
    fits: ({ pending }: SeoRow) => pending,
    none: 'Everything that was set is live.',
  },
  noindex: {
    title: 'Kept out',
    fits: ({ saved }: SeoRow) => saved.noindex,
    none: 'No page is kept out of search engines.',
  },
} as const

interface Props {
  api: ApiClient
  desk: SeoDesk
  onOpen: (path: string) => void
}

/** Every public page with its state; several can be changed at once. */
export function PagesView({ api, desk, onOpen }: Props) {
  const { rows, facts } = desk
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [sort, setSort] = useState<Sort>()
  const [isChanging, setChanging] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  const tools = useRef<HTMLDivElement>(null)

  const found = rows.filter(
    (row) =>
      filters[filter].fits(row) &&
      matchesWords(`${row.path} ${row.saved.title} ${row.saved.description} ${row.faults.join(' ')}`, search),
  )
  const triage = useListSelection(sortRows(found, pageColumns, sort), ({ path }) => path)
  const { active, selected } = triage
  const commands: KeyCommand[] = [
    { key: 'j', title: 'Next page', run: triage.next },
    { key: 'ArrowDown', title: 'Next page', run: triage.next },
    { key: 'k', title: 'Page before', run: triage.previous },
    { key: 'ArrowUp', title: 'Page before', run: triage.previous },
    {
      key: 'x',
      title: 'Select, or take out of the selection',
      run: () => active && triage.toggle(active.path),
    },
    { key: 'e', title: 'Edit the page', run: () => active && !active.gone && onOpen(active.path) },
    { key: 'c', title: 'Change the selected pages', run: () => selected.size > 0 && setChanging(true) },
    { key: '/', title: 'Search', run: () => tools.current?.querySelector('input')?.focus() },
    { key: '?', title: 'Show the keys', run: () => setShowsKeys(true) },
  ]
  useKeyCommands(commands)
  return (
    <>
      <div ref={tools} className={css.tools}>
        <SearchInput label="Search pages" value={search} onChange={setSearch} />
        <FilterTabs
          label="Which pages"
          value={filter}
          options={(Object.keys(filters) as Filter[]).map((value) => ({
            value,
            title: filters[value].title,
            count: rows.filter(filters[value].fits).length,
          }))}
          onChange={setFilter}
        />
      </div>
      <div className={css.line}>
        <p role="status" className={css.count}>
          {found.length} of {rows.length} pages{selected.size > 0 && `, ${selected.size} selected`}
        </p>
        {selected.size > 0 ? (
          <>
            <ActionButton onPress={() => setChanging(true)}>Change {countPages(selected.size)}</ActionButton>
            <ActionButton look="plain" onPress={triage.clear}>
              Clear selection
            </ActionButton>
          </>
        ) : (
          found.length > 0 && (
            <ActionButton look="plain" onPress={triage.selectAll}>
              Select all {found.length}
            </ActionButton>
          )
        )}
        <span className={css.keys}>
          <KeyHelp commands={commands} open={showsKeys} onOpenChange={setShowsKeys} />
        </span>
      </div>
      {found.length === 0 ? (
        <EmptyState>
          {search.trim() === '' ? filters[filter].none : `No such page fits “${search.trim()}”.`}
        </EmptyState>
      ) : (
        <PagesTable rows={found} triage={triage} onOpen={onOpen} onSort={setSort} siteUrl={facts.siteUrl} />
      )}
      {isChanging && (
        <BulkDialog
          api={api}
          rows={triage.targets}
          facts={facts}
          onClose={(isDone) => {
            setChanging(false)
            if (isDone) triage.clear()
          }}
        />
      )}
    </>
  )
}

const countPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
