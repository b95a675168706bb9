import * as css from './form-field.module.css'

interface Props {
  /** Of the first choice, where links to the field lead. */
  id: string
  name: string
  choices: readonly { value: string; title: string }[]
}

/** A few choices, all in sight, one of which is picked. */
export function RadioGroup({ id, name, choices }: Props) {
  return (
    <div className={css.choices}>
      {choices.map(({ value, title }, index) => (
        <label key={value}>
          <input type="radio" id={index === 0 ? id : undefined} name={name} value={value} required />
          {title}
        </label>
      ))}
    </div>
  )
}
