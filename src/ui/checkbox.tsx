import type { ReactNode } from 'react'
import { describe, FieldError } from './form-field'
import * as css from './form-field.module.css'

interface Props {
  id: string
  name: string
  /** Sent when it is ticked. */
  value: string
  /** The error and how to fix it; undefined for none. */
  error: string | undefined
  children: ReactNode
}

/** Something one agrees to by a tick. */
export function Checkbox({ id, name, value, error, children }: Props) {
  return (
    <div className={`${css.field} ${css.whole}`}>
      <label className={css.check}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          required
          aria-invalid={error !== undefined}
          {...describe(id, undefined, error)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
