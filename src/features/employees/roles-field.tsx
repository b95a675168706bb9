import { useId } from 'react'
import type { Role } from '../../../contract/permissions'
import { roleChoices } from './role-choices'
import * as css from './roles-field.module.css'

interface Props {
  legend: string
  /** Whether the legend is read out only. Default: false. */
  legendHidden?: boolean
  value: readonly Role[]
  problem: string | undefined
  onChange: (roles: Role[]) => void
}

/** The roles of one person, each with what it allows. */
export function RolesField({ legend, legendHidden = false, value, problem, onChange }: Props) {
  const id = useId()
  const toggle = (role: Role) =>
    onChange(value.includes(role) ? value.filter((one) => one !== role) : [...value, role])
  return (
    <fieldset className={css.field} aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <legend className={legendHidden ? 'visually-hidden' : css.legend}>{legend}</legend>
      <div className={css.choices}>
        {roleChoices.map((choice) => (
          <div key={choice.value} className={css.choice}>
            <input
              type="checkbox"
              id={`${id}-${choice.value}`}
              aria-describedby={`${id}-${choice.value}-text`}
              checked={value.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            />
            <label htmlFor={`${id}-${choice.value}`}>{choice.title}</label>
            <span id={`${id}-${choice.value}-text`} className={css.text}>
              {choice.text}
            </span>
          </div>
        ))}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
