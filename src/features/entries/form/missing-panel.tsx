import { memo } from 'react'
import { nameField } from '../../../../contract/content/entry-descriptions'
import type { EntryKind } from '../../../../contract/content/kinds'
import type { Blocker } from '../../../../contract/entry'
import { fieldId, goToField } from '../workflow/find-field'
import * as css from './missing-panel.module.css'

interface Props {
  kind: EntryKind
  blockers: readonly Blocker[]
}

/** What keeps this from being published; each leads to its field. */
export const MissingPanel = memo(function MissingPanel({ kind, blockers }: Props) {
  if (blockers.length === 0) return <p className={css.complete}>Ready to publish</p>
  return (
    <details className={css.panel}>
      <summary className={css.title}>Required to publish ({blockers.length})</summary>
      <ul className={css.list}>
        {blockers.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                goToField(field)
              }}
            >
              {nameField(field, kind)}
            </a>
            <span className={css.message}>{message}</span>
          </li>
        ))}
      </ul>
    </details>
  )
})
