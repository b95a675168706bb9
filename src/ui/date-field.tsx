import { useId } from 'react'
import * as css from './date-field.module.css'

interface Props {
  label: string
  /** As YYYY-MM-DD; "": none. */
  value: string
  /** First and last day that may be chosen; "": any. Default: any. */
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** A day, by the browser's own calendar. */
export function DateField({ label, value, min = '', max = '', onChange }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
        className={css.input}
      />
    </div>
  )
}
