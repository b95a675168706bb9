import type { ReactNode } from 'react'
import * as css from './form-field.module.css'

interface Props {
  /** Of the first choice, where links to the field lead. */
  id: string
  name: string
  /** `note`: shown below a choice while it is selected, without script too. */
  choices: readonly { value: string; title: string; note?: ReactNode }[]
}

/**
 * A few choices, all in sight, one of which is picked. Whether one has to be is said by the group: browsers call a choice
 * that is itself required invalid before anything was done.
 */
export function RadioGroup({ id, name, choices }: Props) {
  return (
    <div className={css.choices}>
      {choices.map(({ value, title, note }, index) => (
        <div key={value}>
          <label>
            <input type="radio" id={index === 0 ? id : undefined} name={name} value={value} />
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
