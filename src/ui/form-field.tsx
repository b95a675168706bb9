import type { ReactNode } from 'react'
import './choices.css'
import * as css from './form-field.module.css'

interface Faults {
  /** Of the control; the hint and the error have ids made from it. */
  id: string
  /** The error and how to fix it; undefined for none. */
  error?: string | undefined
}

interface Props extends Faults {
  label: ReactNode
  hint?: string | undefined
  isOptional?: boolean
  /** 'whole': full width where fields are side by side. Default: 'half'. */
  width?: 'half' | 'whole'
  /** Whether the control is a group of choices, named by a legend. Default: false. */
  isGroup?: boolean
  children: ReactNode
}

/** A control of a visitor's form: its label and hint above, its error below, so that it doesn't move the control beside it. */
export function FormField({ id, label, isOptional, hint, error, width, isGroup, children }: Props) {
  const className = width === 'whole' ? `${css.field} ${css.whole}` : css.field
  const name = (
    <>
      {label}
      {isOptional && <span className={css.optional}> (optional)</span>}
    </>
  )
  const content = (
    <>
      {hint && (
        <p id={hintId(id)} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </>
  )
  if (isGroup)
    return (
      <fieldset
        role="radiogroup"
        aria-required={!isOptional}
        aria-invalid={error !== undefined}
        {...describe(id, hint, error)}
        className={`${className} ${css.group}`}
      >
        <legend className={css.label}>{name}</legend>
        {content}
      </fieldset>
    )
  return (
    <div className={className}>
      <label htmlFor={id} className={css.label}>
        {name}
      </label>
      {content}
    </div>
  )
}

/** Words among the fields, over their whole width. */
export function FormNote({ children }: { children: ReactNode }) {
  return <div className={`${css.field} ${css.whole}`}>{children}</div>
}

/** Below a control, with the id that `describe` names. */
export function FieldError({ id, error }: Faults) {
  return (
    error && (
      <p id={errorId(id)} className={css.error}>
        {error}
      </p>
    )
  )
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** For the control itself: by what it is described. */
export function describe(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean)
  return { 'aria-describedby': ids.join(' ') || undefined }
}
