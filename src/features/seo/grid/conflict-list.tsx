import { ActionButton } from '../../../ui/action-button'
import type { SeoRow } from '../plan-seo-rows'
import { differingColumns, shownDraft, textOf, theirDraft, type GridColumn } from './grid-draft'
import * as css from './seo-grid.module.css'
import type { GridEditing } from './use-grid-draft'

interface Props {
  rows: readonly SeoRow[]
  editing: GridEditing
  titles: Readonly<Record<GridColumn, string>>
}

/** Pages that someone else changed since they were edited here: theirs and mine, to choose from. */
export function ConflictList({ rows, editing: { grid, resolve }, titles }: Props) {
  if (grid.conflicts.size === 0) return null
  return (
    <section role="alert" className={css.conflicts}>
      <h2>Nothing was saved: someone else changed {grid.conflicts.size === 1 ? 'a page' : 'some pages'}</h2>
      <ul>
        {[...grid.conflicts].map(([path, setting]) => {
          const row = rows.find((one) => one.path === path)
          if (!row) return null
          const [mine, theirs] = [shownDraft(grid, row), theirDraft(row, setting)]
          const columns = differingColumns(mine, theirs)
          return (
            <li key={path}>
              <strong>{path}</strong>{' '}
              {setting === null ? 'was reset to its defaults.' : `was changed by ${setting.updatedBy}.`}
              <dl>
                {columns.map((column) => (
                  <div key={column}>
                    <dt>{titles[column]}</dt>
                    <dd>Theirs: {textOf(theirs, column) || 'default'}</dd>
                    <dd>Yours: {textOf(mine, column) || 'default'}</dd>
                  </div>
                ))}
              </dl>
              <span className={css.actions}>
                <ActionButton onPress={() => resolve(path, 'theirs')}>Take theirs</ActionButton>
                <ActionButton onPress={() => resolve(path, 'mine')}>Keep mine</ActionButton>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
