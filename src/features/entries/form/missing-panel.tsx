import { nameField } from '../../../../contract/content/entry-descriptions'
import type { Problem } from '../../../../contract/entry'
import { fieldId, goToField } from '../workflow/find-field'
import * as css from './missing-panel.module.css'

/** What keeps this from being published; each leads to its field. */
export function MissingPanel({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return <p className={css.complete}>Ready to publish</p>
  return (
    <details className={css.panel}>
      <summary className={css.title}>Required to publish ({problems.length})</summary>
      <ul className={css.list}>
        {problems.map(({ field, message }) => (
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
