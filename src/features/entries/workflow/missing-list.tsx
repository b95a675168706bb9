import { nameField } from '../../../../contract/content/entry-descriptions'
import type { Problem } from '../../../../contract/entry'
import { fieldId, goToField } from './find-field'
import * as css from './moves.module.css'

interface Props {
  /** What the list is of, e.g. "Missing before this can be published". */
  title: string
  problems: readonly Problem[]
  /** Closes the box the list stands in, so that one gets to the field. */
  onLeave: () => void
}

/** What keeps an entry from being published; each leads to its field. */
export function MissingList({ title, problems, onLeave }: Props) {
  if (problems.length === 0) return null
  return (
    <div className={css.missing}>
      <p className={css.label}>{title}</p>
      <ul>
        {problems.map(({ field, message }, index) => (
          <li key={index}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                onLeave()
                goToField(field)
              }}
            >
              {nameField(field)}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
