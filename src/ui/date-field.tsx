import { useId } from 'react'
import * as css from './date-field.module.css'

interface Props {
  label: string
  /** Below the field. Default: none. */
  hint?: string
  /** As YYYY-MM-DD; "": none. */
  value: string
  /** First and last day that may be chosen; "": any. Default: any. */
  min?: string
  max?: string
  onChange: (day: string) => void
  /** The error of the value. Default: none. */
  problem?: string | undefined
}

/** A day, by the browser's own calendar. */
export function DateField({ label, hint, value, min = '', max = '', onChange, problem }: Props) {
  const id = useId()
  const notes = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ]
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
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={notes.join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
        className={css.input}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {problem !== undefined && (
        <span id={`${id}-problem`} className={css.problem}>
          {problem}
        </span>
      )}
    </div>
  )
}
