import type { SeoRow } from '../plan-seo-rows'
import { seoLimits } from '../validate-page'
import { isEdited, shownDraft, textOf, type GridColumn, type GridDraft } from './grid-draft'
import * as css from './seo-grid.module.css'

interface Props {
  grid: GridDraft
  row: SeoRow
  column: GridColumn
  /** Title of the column. */
  label: string
  /** Whether the keyboard is in this cell. */
  isCurrent: boolean
  /** The text that is typed in it; undefined: it isn't edited. */
  text: string | undefined
  /** What keeps its value from being saved. */
  problem: string | undefined
  onText: (text: string) => void
  /** The field loses the focus. */
  onLeave: () => void
  onFocus: () => void
  onEdit: () => void
}

/** A cell of the grid: its value, its length where there are limits, and whether it differs from what is saved. */
export function GridCell({ grid, row, column, label, isCurrent, text, problem, ...on }: Props) {
  const shown = textOf(shownDraft(grid, row), column)
  const edited = isEdited(grid, row, column)
  const value = text ?? shown
  const isText = column === 'title' || column === 'description'
  return (
    <td
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- it is a cell unless the table's role is read as well
      role="gridcell"
      tabIndex={isCurrent && text === undefined ? 0 : -1}
      aria-invalid={problem !== undefined || undefined}
      data-current={isCurrent || undefined}
      data-edited={edited || undefined}
      data-column={column}
      className={css.cell}
      onFocus={on.onFocus}
      onClick={(event) => {
        if (text === undefined) event.currentTarget.focus()
      }}
      onDoubleClick={on.onEdit}
    >
      {text === undefined ? (
        <span className={css.value}>
          {column === 'canonical' && shown === '' ? 'Own address' : shown || '–'}
        </span>
      ) : (
        <textarea
          aria-label={`${label} of ${row.path}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just started to edit the cell
          autoFocus
          rows={column === 'description' ? 3 : 2}
          maxLength={column === 'description' ? 400 : column === 'title' ? 200 : 500}
          className={css.field}
          value={text}
          onChange={(event) => on.onText(event.target.value)}
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          onBlur={on.onLeave}
        />
      )}
      <span className={css.notes}>
        {isText && <Length text={value} column={column} />}
        {edited && <span className={css.edited}>Changed</span>}
        {problem !== undefined && <span className={css.problem}>{problem}</span>}
      </span>
    </td>
  )
}

/** The length of a text, and in words whether it is outside of the limits. */
function Length({ text, column }: { text: string; column: 'title' | 'description' }) {
  const [least, most] =
    column === 'title' ? [1, seoLimits.title] : [seoLimits.descriptionMin, seoLimits.descriptionMax]
  const { length } = text.trim()
  const judgement = length < least ? 'too short' : length > most ? 'too long' : ''
  return (
    <span className={judgement === '' ? css.fits : css.misses}>
      {length} of {most}
      {judgement !== '' && ` · ${judgement}`}
    </span>
  )
}
