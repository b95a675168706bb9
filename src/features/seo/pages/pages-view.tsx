import { useRef, useState } from 'react'
import type { ApiClient } from '../../../client/create-api-client'
import { matchesWords } from '../../../lib/matches-words'
import { useKeyCommands, type KeyCommand } from '../../../lib/use-key-commands'
import { useListSelection } from '../../../lib/use-list-selection'
import { ActionButton } from '../../../ui/action-button'
import { sortRows, type Sort } from '../../../ui/data-table'
import { FilterTabs } from '../../../ui/filter-tabs'
import { KeyHelp } from '../../../ui/key-help'
import { EmptyState } from '../../../ui/load-states'
import { SearchInput } from '../../../ui/search-input'
import type { SeoRow } from '../plan-seo-rows'
import type { SeoData } from '../seo-queries'
import * as css from '../seo.module.css'
import { BulkDialog } from './bulk-dialog'
import { pageColumns, PagesTable } from './pages-table'

type Filter = keyof typeof filters

const filters = {
  all: { title: 'All', fits: () => true, none: 'No pages' },
  issues: {
    title: 'Issues',
    fits: ({ issues }: SeoRow) => issues.length > 0,
    none: 'No issues',
  },
  changed: {
    title: 'Customised',
    fits: ({ setting }: SeoRow) => setting !== undefined,
    none: 'No customised pages',
  },
  pending: {
    title: 'Pending',
    fits: ({ pending }: SeoRow) => pending,
    none: 'All changes are live',
  },
  noindex: {
    title: 'Noindex',
    fits: ({ saved }: SeoRow) => saved.noindex,
    none: 'No noindex pages',
  },
} as const

interface Props {
  api: ApiClient
  data: SeoData
  onOpen: (path: string) => void
}

/** All public pages with their status; several can be changed at once. */
export function PagesView({ api, data, onOpen }: Props) {
  const { rows, facts } = data
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [sort, setSort] = useState<Sort>()
  const [isChanging, setChanging] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  const tools = useRef<HTMLDivElement>(null)

  const found = rows.filter(
    (row) =>
      filters[filter].fits(row) &&
      matchesWords(`${row.path} ${row.saved.title} ${row.saved.description} ${row.issues.join(' ')}`, search),
  )
  const selection = useListSelection(sortRows(found, pageColumns, sort), ({ path }) => path)
  const { active, selected } = selection
  const commands: KeyCommand[] = [
    { key: 'j', title: 'Next page', run: selection.next },
    { key: 'ArrowDown', title: 'Next page', run: selection.next },
    { key: 'k', title: 'Previous page', run: selection.previous },
    { key: 'ArrowUp', title: 'Previous page', run: selection.previous },
    {
      key: 'x',
      title: 'Toggle selection',
      run: () => active && selection.toggle(active.path),
    },
    { key: 'e', title: 'Edit page', run: () => active && !active.gone && onOpen(active.path) },
    { key: 'c', title: 'Change selected pages', run: () => selected.size > 0 && setChanging(true) },
    { key: '/', title: 'Search', run: () => tools.current?.querySelector('input')?.focus() },
    { key: '?', title: 'Show keyboard shortcuts', run: () => setShowsKeys(true) },
  ]
  useKeyCommands(commands)
  return (
    <>
      <div ref={tools} className={css.tools}>
        <SearchInput label="Search pages" value={search} onChange={setSearch} />
        <FilterTabs
          label="Filter"
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
            <ActionButton look="plain" onPress={selection.clear}>
              Clear selection
            </ActionButton>
          </>
        ) : (
          found.length > 0 && (
            <ActionButton look="plain" onPress={selection.selectAll}>
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
          {search.trim() === '' ? filters[filter].none : `No results for “${search.trim()}”`}
        </EmptyState>
      ) : (
        <PagesTable
          rows={found}
          selection={selection}
          onOpen={onOpen}
          onSort={setSort}
          siteUrl={facts.siteUrl}
        />
      )}
      {isChanging && (
        <BulkDialog
          api={api}
          rows={selection.targets}
          facts={facts}
          onClose={(isDone) => {
            setChanging(false)
            if (isDone) selection.clear()
          }}
        />
      )}
    </>
  )
}

const countPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
