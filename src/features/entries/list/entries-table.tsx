import type { EntrySummary } from '../../../../contract/entry'
import { kindTitles, publicHref, stateTitles } from '../../../config/entries'
import { formatDate } from '../../../lib/format-date'
import { formatMoment } from '../../../lib/format-moment'
import type { ListSelection } from '../../../lib/use-list-selection'
import { ActionButton } from '../../../ui/action-button'
import { DataTable, type DataColumn } from '../../../ui/data-table'
import { SiteLink } from '../../../ui/site-link'
import type { FileEntry } from '../entry-page-props'
import { describeRelation } from '../source/describe-source'
import { StatusChip } from '../workflow/status-chip'
import { changedAt, keyOf, titleOf, type ListRow } from './list-rows'
import * as css from './list.module.css'

interface Props {
  label: string
  rows: readonly ListRow[]
  /** Whether they are of several kinds. */
  showsKind: boolean
  hrefOf: (entry: EntrySummary) => string
  /** Of entries; files can't be selected. */
  selection: ListSelection<EntrySummary>
  /** The row that is being duplicated. */
  duplicating: ListRow | undefined
  /** Undefined: the site decides which there are. */
  onDuplicate: ((row: ListRow) => void) | undefined
  /** The file that is being opened in the editor. */
  takingOver: FileEntry | undefined
  onTakeOver: (file: FileEntry) => void
  /** Called when the table is sorted by another column than the last change. */
  onSortAll: () => void
}

/** Entries and files in one table. */
export function EntriesTable({ label, rows, showsKind, hrefOf, selection, onSortAll, ...actions }: Props) {
  const columns: readonly DataColumn<ListRow>[] = [
    {
      title: 'Title',
      width: '38%',
      cell: (row) => <TitleCell row={row} hrefOf={hrefOf} selection={selection} />,
      sortBy: titleOf,
    },
    ...(showsKind ? [kindColumn] : []),
    { title: 'Status', width: '16%', cell: (row) => <StateCell row={row} />, sortBy: stateOf },
    { title: 'Source', cell: (row) => <SourceCell row={row} />, sortBy: sourceOf },
    { title: 'Last changed', cell: (row) => <ChangeCell row={row} />, sortBy: changedAt },
    {
      title: 'Actions',
      cell: (row) => <ActionsCell row={row} {...actions} />,
    },
  ]
  const changeColumn = columns.findIndex(({ title }) => title === 'Last changed')
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      initialSort={{ column: changeColumn, direction: 'descending' }}
      onSort={({ column, direction }) => {
        if (column !== changeColumn || direction === 'ascending') onSortAll()
      }}
    />
  )
}

const kindOf = (row: ListRow) => kindTitles[row.from === 'file' ? row.file.kind : row.entry.kind]
const kindColumn: DataColumn<ListRow> = { title: 'Kind', cell: kindOf, sortBy: kindOf }

const stateOf = (row: ListRow) => stateTitles[row.from === 'editor' ? row.entry.state : 'published']
const sourceOf = (row: ListRow) =>
  row.from === 'file' ? row.file.file : (row.entry.source?.file ?? row.entry.author)

function TitleCell({ row, hrefOf, selection }: { row: ListRow } & Pick<Props, 'hrefOf' | 'selection'>) {
  if (row.from === 'file')
    return (
      <span className={css.titleCell}>
        <span />
        <span className={css.fileTitle}>{row.file.title}</span>
      </span>
    )
  const { id, title } = row.entry
  return (
    <span className={css.titleCell}>
      <input
        type="checkbox"
        aria-label={`Select “${title || 'Untitled'}”`}
        checked={selection.selected.has(id)}
        onChange={() => selection.toggle(id)}
        className={css.box}
      />
      <SiteLink href={hrefOf(row.entry)} className={css.title}>
        {title || 'Untitled'}
      </SiteLink>
    </span>
  )
}

function StateCell({ row }: { row: ListRow }) {
  if (row.from === 'file') return stateTitles.published
  const { state, live, publishAt } = row.entry
  return (
    <>
      <StatusChip state={state} live={live} />
      {publishAt !== null && <span className={css.schedule}>for {formatMoment(publishAt)}</span>}
    </>
  )
}

function SourceCell({ row }: { row: ListRow }) {
  if (row.from === 'file')
    return (
      <span className={css.source}>
        File
        <code className={`${css.file} ${css.schedule}`}>{row.file.file}</code>
      </span>
    )
  const { source, author } = row.entry
  if (source === null) return author
  const isUrgent = source.state === 'changed' || source.state === 'missing'
  return (
    <span className={css.source}>
      {author}
      <code className={`${css.file} ${css.schedule}`}>{source.file}</code>
      <span className={isUrgent ? css.warning : css.schedule}>{describeRelation(source)}</span>
    </span>
  )
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

type ActionsCellProps = { row: ListRow } & Pick<
  Props,
  'duplicating' | 'onDuplicate' | 'takingOver' | 'onTakeOver'
>

function ActionsCell({ row, duplicating, onDuplicate, takingOver, onTakeOver }: ActionsCellProps) {
  const live = row.from === 'editor' ? row.entry.live : null
  const href = row.from === 'file' ? row.file.href : live && publicHref(row.entry.kind, live.slug)
  const title = titleOf(row)
  const isDuplicating = duplicating !== undefined && keyOf(duplicating) === keyOf(row)
  const isOpening = row.from === 'file' && takingOver?.file === row.file.file
  return (
    <span className={css.actions}>
      {row.from === 'file' && (
        <ActionButton
          look="plain"
          aria-label={`Edit “${title}”`}
          isPending={isOpening}
          onPress={() => onTakeOver(row.file)}
        >
          {isOpening ? 'Opening…' : 'Edit'}
        </ActionButton>
      )}
      {href !== null && (
        <SiteLink href={href} aria-label={`View “${title}”`} className={css.view}>
          View
        </SiteLink>
      )}
      {onDuplicate && (
        <ActionButton
          look="plain"
          aria-label={`Duplicate “${title || 'Untitled'}” as draft`}
          isPending={isDuplicating}
          onPress={() => onDuplicate(row)}
        >
          {isDuplicating ? 'Duplicating…' : 'Duplicate'}
        </ActionButton>
      )}
    </span>
  )
}
