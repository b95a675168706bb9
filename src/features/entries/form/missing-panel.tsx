import type { Problem } from '../../../../contract/entry'
import { nameField } from '../diff/field-names'
import { fieldId, goToField } from '../workflow/find-field'
import * as css from './missing-panel.module.css'

/** What is missing before this can be published; each leads to its field. */
export function MissingPanel({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return <p className={css.complete}>Nothing is missing: this can be published.</p>
  return (
    <details className={css.panel}>
      <summary className={css.title}>
        What is missing before this can be published ({problems.length})
      </summary>
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
