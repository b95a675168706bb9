import { useState } from 'react'
import type { MissingAddress } from '../../../../contract/missing-address'
import { missingDays } from '../../../../contract/retention'
import type { ApiClient } from '../../../client/create-api-client'
import { formatCount } from '../../../lib/format-count'
import { formatDate } from '../../../lib/format-date'
import { ActionButton } from '../../../ui/action-button'
import { DataTable, type DataColumn } from '../../../ui/data-table'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import { SiteLink } from '../../../ui/site-link'
import { RedirectDialog } from '../redirects/redirect-dialogs'
import type { SeoData } from '../seo-queries'
import * as css from '../seo.module.css'
import { useMissingAddresses } from './missing-queries'

interface Props {
  api: ApiClient
  data: SeoData
}

/** Addresses that visitors asked for but that don’t exist; each can become a redirect. */
export function MissingView({ api, data: { facts, rows, rules } }: Props) {
  const query = useMissingAddresses(api)
  const [redirecting, setRedirecting] = useState<string>()
  if (query.isPending) return <Skeleton label="Loading addresses" lines={6} />
  if (query.isError)
    return (
      <LoadError
        title="Couldn’t load the addresses."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  // what has become a page or a redirect since needs nothing
  const solved = new Set([
    ...rows.filter(({ gone }) => !gone).map(({ path }) => path),
    ...rules.map(({ from }) => from),
    ...facts.redirects.map(({ from }) => from),
  ])
  const missing = query.data.filter(({ path }) => !solved.has(path))
  const columns: readonly DataColumn<MissingAddress>[] = [
    ...readColumns,
    {
      title: 'Actions',
      cell: ({ path }) => (
        <span className={css.rowActions}>
          <ActionButton look="plain" aria-label={`Redirect ${path}…`} onPress={() => setRedirecting(path)}>
            Redirect…
          </ActionButton>
        </span>
      ),
    },
  ]
  return (
    <>
      <p className={css.about}>
        Visits in the last {missingDays.shown} days to addresses without a page. Counted by day, with nothing
        about the visitors.
      </p>
      {missing.length === 0 ? (
        <EmptyState>No visits to missing pages in the last {missingDays.shown} days</EmptyState>
      ) : (
        <DataTable label="Addresses not found" columns={columns} rows={missing} keyOf={({ path }) => path} />
      )}
      {redirecting !== undefined && (
        <RedirectDialog
          api={api}
          rule={undefined}
          from={redirecting}
          siteUrl={facts.siteUrl}
          onClose={() => setRedirecting(undefined)}
        />
      )}
    </>
  )
}

const readColumns: readonly DataColumn<MissingAddress>[] = [
  {
    title: 'Address',
    width: '40%',
    cell: ({ path }) => <span className={css.path}>{path}</span>,
    sortBy: ({ path }) => path,
  },
  { title: 'Visits', cell: ({ hits }) => formatCount(hits), sortBy: ({ hits }) => hits },
  {
    title: 'Last visit',
    cell: ({ lastDay }) => formatDate(lastDay),
    sortBy: ({ lastDay }) => lastDay,
  },
  {
    title: 'Linked from',
    width: '25%',
    cell: ({ linkedFrom }) =>
      linkedFrom !== null && (
        <SiteLink href={linkedFrom} className={css.target}>
          {linkedFrom}
        </SiteLink>
      ),
  },
]
