import { nameField } from '../../../../contract/content/entry-descriptions'
import type { Blocker } from '../../../../contract/entry'
import { fieldId, goToField } from '../workflow/find-field'
import * as css from './missing-panel.module.css'

/** What keeps this from being published; each leads to its field. */
export function MissingPanel({ blockers }: { blockers: readonly Blocker[] }) {
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
              {nameField(field)}
            </a>
            <span className={css.message}>{message}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
