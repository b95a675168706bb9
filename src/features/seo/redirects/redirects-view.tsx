import { useState } from 'react'
import type { ApiClient } from '../../../client/create-api-client'
import { routes } from '../../../config/routes'
import { matchesWords } from '../../../lib/matches-words'
import { ActionButton } from '../../../ui/action-button'
import { DataTable, type DataColumn } from '../../../ui/data-table'
import { Plus, Trash } from '../../../ui/icons'
import { EmptyState } from '../../../ui/load-states'
import { SearchInput } from '../../../ui/search-input'
import { SiteLink } from '../../../ui/site-link'
import { useToast } from '../../../ui/toasts'
import { useShortenRedirects } from '../seo-queries'
import * as css from '../seo.module.css'
import { planShortening, type RedirectRow, type Rule } from './plan-redirect-rows'
import { RedirectDialog, DeleteRedirectDialog } from './redirect-dialogs'

interface Props {
  api: ApiClient
  rows: readonly RedirectRow[]
  siteUrl: string
}

type Open = { kind: 'edit'; rule: Rule | undefined } | { kind: 'remove'; rule: Rule }

/** All redirects; those of the setting are edited under “Pages”. */
export function RedirectsView({ api, rows, siteUrl }: Props) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const toast = useToast()
  const shorten = useShortenRedirects(api)
  const chains = planShortening(rows)
  const shortenAll = (of: typeof chains) =>
    shorten.mutate(of, { onSuccess: () => toast(`${countChains(of.length)} shortened`) })
  const found = rows.filter(({ from, to, issues }) =>
    matchesWords(`${from} ${to} ${issues.join(' ')}`, search),
  )
  const columns: DataColumn<RedirectRow>[] = [
    ...readColumns,
    {
      title: 'Actions',
      cell: ({ rule, from }) =>
        rule && (
          <span className={css.rowActions}>
            {chains.some((chain) => chain.rule === rule) && (
              <ActionButton
                look="plain"
                aria-label={`Shorten the chain from ${from}`}
                isPending={shorten.isPending}
                onPress={() => shortenAll(chains.filter((chain) => chain.rule === rule))}
              >
                Shorten
              </ActionButton>
            )}
            <ActionButton
              look="plain"
              aria-label={`Edit ${from}`}
              onPress={() => setOpen({ kind: 'edit', rule })}
            >
              Edit
            </ActionButton>
            <ActionButton
              look="plain"
              tip={`Delete ${from}`}
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
          <Plus size={16} strokeWidth={2} aria-hidden="true" /> Add redirect
        </ActionButton>
      </div>
      <p role="status" className={css.count}>
        {found.length} of {rows.length} redirects
      </p>
      {chains.length > 0 && (
        <div className={css.build}>
          <p>
            {chains.length === 1 ? 'One redirect leads' : `${chains.length} redirects lead`} to another
            redirect. Shorten it to lead straight to the target.
          </p>
          <ActionButton isPending={shorten.isPending} onPress={() => shortenAll(chains)}>
            {shorten.isPending ? 'Shortening…' : `Shorten ${countChains(chains.length)}`}
          </ActionButton>
        </div>
      )}
      {shorten.error && (
        <p role="alert" className={css.issues}>
          Couldn’t shorten every chain. {shorten.error.message}
        </p>
      )}
      {found.length === 0 ? (
        <EmptyState>
          {search.trim() === '' ? 'No redirects yet' : `No results for “${search.trim()}”`}
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
      {open?.kind === 'remove' && <DeleteRedirectDialog api={api} rule={open.rule} onClose={close} />}
    </>
  )
}

const countChains = (count: number) => (count === 1 ? '1 chain' : `${count} chains`)

const sources = {
  editor: 'Added here',
  file: '“Redirects” under Pages',
  moved: 'Automatic (URL changed)',
} as const

const readColumns: DataColumn<RedirectRow>[] = [
  {
    title: 'Old URL',
    width: '20%',
    cell: ({ from }) => <span className={css.path}>{from}</span>,
    sortBy: ({ from }) => from,
  },
  {
    title: 'Target',
    width: '20%',
    cell: ({ to }) => <span className={css.target}>{to}</span>,
    sortBy: ({ to }) => to,
  },
  {
    title: 'Type',
    cell: ({ permanent }) => (permanent ? 'Permanent (301)' : 'Temporary (302)'),
    sortBy: ({ permanent }) => String(permanent),
  },
  {
    title: 'Source',
    width: '17%',
    cell: ({ by }) => (
      <span className={css.source}>
        {by === 'file' ? <SiteLink href={routes.adminPages.href()}>{sources.file}</SiteLink> : sources[by]}
      </span>
    ),
    sortBy: ({ by }) => by,
  },
  { title: 'Status', cell: (row) => <State {...row} /> },
]

function State({ inBuild, issues }: RedirectRow) {
  if (issues.length > 0)
    return (
      <ul className={css.issues}>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    )
  return inBuild ? 'Active' : <>Active here; on other hosts after the next build</>
}
