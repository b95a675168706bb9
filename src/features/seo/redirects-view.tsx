import { useState } from 'react'
import type { ApiClient } from '../../client/create-api-client'
import { matchesWords } from '../../lib/matches-words'
import { ActionButton } from '../../ui/action-button'
import { DataTable, type DataColumn } from '../../ui/data-table'
import { Plus, Trash } from '../../ui/icons'
import { EmptyState } from '../../ui/load-states'
import { SearchInput } from '../../ui/search-input'
import type { RedirectRow, Rule } from './plan-redirect-rows'
import { RedirectDialog } from './redirect-dialog'
import { RemoveDialog } from './remove-dialog'
import * as css from './seo.module.css'

interface Props {
  api: ApiClient
  rows: readonly RedirectRow[]
  siteUrl: string
}

type Open = { kind: 'edit'; rule: Rule | undefined } | { kind: 'remove'; rule: Rule }

/** Old addresses and where they lead: those of here can be changed, those of files are shown. */
export function RedirectsView({ api, rows, siteUrl }: Props) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const found = rows.filter(({ from, to, faults }) =>
    matchesWords(`${from} ${to} ${faults.join(' ')}`, search),
  )
  const columns: DataColumn<RedirectRow>[] = [
    ...readColumns,
    {
      title: 'Change',
      cell: ({ rule, from }) =>
        rule && (
          <span className={css.rowActions}>
            <ActionButton
              look="plain"
              aria-label={`Change ${from}`}
              onPress={() => setOpen({ kind: 'edit', rule })}
            >
              Change
            </ActionButton>
            <ActionButton
              look="plain"
              aria-label={`Remove ${from}`}
              onPress={() => setOpen({ kind: 'remove', rule })}
            >
              <Trash size={16} strokeWidth={1.6} aria-hidden="true" />
            </ActionButton>
          </span>
        ),
    },
  ]
  return (
    <>
      <div className={css.tools}>
        <SearchInput label="Search redirects" value={search} onChange={setSearch} />
        <ActionButton look="main" onPress={() => setOpen({ kind: 'edit', rule: undefined })}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" /> Add a redirect
        </ActionButton>
      </div>
      <p role="status" className={css.count}>
        {found.length} of {rows.length} redirects
      </p>
      {found.length === 0 ? (
        <EmptyState>
          {search.trim() === '' ? 'No address leads elsewhere.' : `No redirect fits “${search.trim()}”.`}
        </EmptyState>
      ) : (
        <DataTable
          label="Redirects"
          columns={columns}
          rows={found}
          keyOf={({ from, by }) => `${by} ${from}`}
        />
      )}
      {open?.kind === 'edit' && (
        <RedirectDialog api={api} rule={open.rule} siteUrl={siteUrl} onClose={close} />
      )}
      {open?.kind === 'remove' && <RemoveDialog api={api} rule={open.rule} onClose={close} />}
    </>
  )
}

const places = {
  editor: 'Here',
  file: 'content/redirects.yml',
  moved: 'By itself: a text has moved',
} as const

const readColumns: DataColumn<RedirectRow>[] = [
  {
    title: 'Old address',
    width: '25%',
    cell: ({ from }) => <span className={css.path}>{from}</span>,
    sortBy: ({ from }) => from,
  },
  {
    title: 'Leads to',
    width: '25%',
    cell: ({ to }) => <span className={css.target}>{to}</span>,
    sortBy: ({ to }) => to,
  },
  {
    title: 'How',
    cell: ({ permanent }) => (permanent ? 'For good (301)' : 'For now (302)'),
    sortBy: ({ permanent }) => String(permanent),
  },
  {
    title: 'Written',
    cell: ({ by }) => <span className={css.place}>{places[by]}</span>,
    sortBy: ({ by }) => by,
  },
  { title: 'State', cell: (row) => <State {...row} /> },
]

function State({ inBuild, faults }: RedirectRow) {
  if (faults.length > 0)
    return (
      <ul className={css.faults}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )
  return inBuild ? 'Works' : <>Works here; on other hosts after the next build</>
}
