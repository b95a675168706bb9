import type { EntrySummary } from '../../../../contract/entry'
import { publicHref } from '../../../config/entry-links'
import { stateTitles } from '../../../config/entry-titles'
import { formatDate } from '../../../lib/format-date'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { DataTable, type DataColumn } from '../../../ui/data-table'
import { SiteLink } from '../../../ui/site-link'
import { StateChip } from '../workflow/state-chip'
import type { FileEntry } from '../writing-props'
import { changedAt, titleOf, type ListRow } from './describe-rows'
import * as css from './list.module.css'

interface Props {
  label: string
  rows: readonly ListRow[]
  hrefOf: (entry: EntrySummary) => string
  /** The file that is being copied. */
  copying: FileEntry | undefined
  onCopy: (file: FileEntry) => void
  /** Called when one sorts by something else than the last change. */
  onSortAll: () => void
}

/** What is written here and what comes from files, in one table. */
export function EntriesTable({ label, rows, hrefOf, copying, onCopy, onSortAll }: Props) {
  const columns: readonly DataColumn<ListRow>[] = [
    { title: 'Title', width: '38%', cell: (row) => <TitleCell row={row} hrefOf={hrefOf} />, sortBy: titleOf },
    { title: 'State', width: '16%', cell: (row) => <StateCell row={row} />, sortBy: stateOf },
    { title: 'By', cell: (row) => <SourceCell row={row} />, sortBy: sourceOf },
    { title: 'Last change', cell: (row) => <ChangeCell row={row} />, sortBy: changedAt },
    {
      title: 'Actions',
      cell: (row) => <ActionsCell row={row} copying={copying} onCopy={onCopy} />,
    },
  ]
  const changeColumn = 3
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      keyOf={(row) => (row.from === 'editor' ? row.entry.id : row.file.file)}
      initialSort={{ column: changeColumn, direction: 'descending' }}
      onSort={({ column, direction }) => {
        if (column !== changeColumn || direction === 'ascending') onSortAll()
      }}
    />
  )
}

const stateOf = (row: ListRow) => (row.from === 'editor' ? stateTitles[row.entry.state] : 'On the site')
const sourceOf = (row: ListRow) => (row.from === 'editor' ? row.entry.author : row.file.file)

function TitleCell({ row, hrefOf }: { row: ListRow } & Pick<Props, 'hrefOf'>) {
  if (row.from === 'file') return <span className={css.fileTitle}>{row.file.title}</span>
  return (
    <SiteLink href={hrefOf(row.entry)} className={css.title}>
      {row.entry.title || 'Without a title'}
    </SiteLink>
  )
}

function StateCell({ row }: { row: ListRow }) {
  if (row.from === 'file') return 'On the site'
  const { state, live, publishAt } = row.entry
  return (
    <>
      <StateChip state={state} live={live} />
      {publishAt !== null && <span className={css.schedule}>goes out {formatMoment(publishAt)}</span>}
    </>
  )
}

function SourceCell({ row }: { row: ListRow }) {
  return row.from === 'editor' ? row.entry.author : <code className={css.file}>{row.file.file}</code>
}

function ChangeCell({ row }: { row: ListRow }) {
  const at = changedAt(row)
  const text = row.from === 'editor' ? formatMoment(at) : formatDate(at)
  const { updatedBy, author } = row.from === 'editor' ? row.entry : {}
  return (
    <>
      <time dateTime={at} className={css.date}>
        {text}
      </time>
      {updatedBy !== author && <span className={`${css.schedule} ${css.date}`}>by {updatedBy}</span>}
    </>
  )
}

function ActionsCell({ row, copying, onCopy }: { row: ListRow } & Pick<Props, 'copying' | 'onCopy'>) {
  const live = row.from === 'editor' ? row.entry.live : null
  const href = row.from === 'file' ? row.file.href : live && publicHref(row.entry.kind, live.slug)
  const title = titleOf(row)
  if (href === null && row.from === 'editor') return null
  return (
    <span className={css.actions}>
      {href !== null && (
        <SiteLink href={href} aria-label={`Read “${title}” on the site`} className={css.view}>
          Read
        </SiteLink>
      )}
      {row.from === 'file' && (
        <ActionButton
          look="plain"
          aria-label={`Copy to edit: “${title}”`}
          isPending={copying === row.file}
          onPress={() => onCopy(row.file)}
        >
          {copying === row.file ? 'Copying…' : 'Copy to edit'}
        </ActionButton>
      )}
    </span>
  )
}
