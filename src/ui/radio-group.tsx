import type { ReactNode } from 'react'
import * as css from './form-field.module.css'

interface Props {
  /** Of the first choice, where links to the field lead. */
  id: string
  name: string
  /** Whether one has to be picked. */
  required: boolean
  /** `note`: shown below a choice while it is selected, without script too. */
  choices: readonly { value: string; title: string; note?: ReactNode }[]
}

/** A few choices, all in sight, one of which is picked. */
export function RadioGroup({ id, name, required, choices }: Props) {
  return (
    <div className={css.choices}>
      {choices.map(({ value, title, note }, index) => (
        <div key={value}>
          <label>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              required={required}
            />
            {title}
          </label>
          {note && (
            <div role="status">
              <p className={css.note}>{note}</p>
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
