import type { ReactNode } from 'react'
import './choices.css'
import * as css from './form-field.module.css'

interface Notes {
  /** Of the control; the hint and the error have ids made from it. */
  id: string
  hint?: string | undefined
  /** The error and how to fix it; undefined for none. */
  error?: string | undefined
}

interface Props extends Notes {
  label: ReactNode
  isOptional?: boolean
  /** 'whole': full width where fields are side by side. Default: 'half'. */
  width?: 'half' | 'whole'
  /** Whether the control is a group of choices, named by a legend. Default: false. */
  isGroup?: boolean
  children: ReactNode
}

/**
 * A control of a visitor's form: its label above, its error below, so that neither moves the control beside it. For the
 * same reason a hint stands below a control of half the width.
 */
export function FormField({ label, isOptional, width, isGroup, children, ...notes }: Props) {
  const className = width === 'whole' ? `${css.field} ${css.whole}` : css.field
  const name = (
    <>
      {label}
      {isOptional && <span className={css.optional}> (optional)</span>}
    </>
  )
  if (isGroup) {
    const { id, hint, error } = notes
    return (
      <fieldset
        role="radiogroup"
        aria-invalid={error !== undefined}
        {...describe(id, hint, error)}
        className={`${className} ${css.group}`}
      >
        <legend className={css.label}>{name}</legend>
        <FieldHint {...notes} />
        {children}
        <FieldError {...notes} />
      </fieldset>
    )
  }
  return (
    <div className={className}>
      <label htmlFor={notes.id} className={css.label}>
        {name}
      </label>
      {width === 'whole' && <FieldHint {...notes} />}
      {children}
      {width !== 'whole' && <FieldHint {...notes} />}
      <FieldError {...notes} />
    </div>
  )
}

/** Words among the fields, over their whole width. */
export function FormNote({ children }: { children: ReactNode }) {
  return <div className={`${css.field} ${css.whole}`}>{children}</div>
}

function FieldHint({ id, hint }: Notes) {
  if (hint === undefined) return null
  return (
    <p id={hintId(id)} className={css.hint}>
      {hint}
    </p>
  )
}

/** Below a control, with the id that `describe` names. */
export function FieldError({ id, error }: Pick<Notes, 'id' | 'error'>) {
  if (error === undefined) return null
  return (
    <p id={errorId(id)} className={css.error}>
      {error}
    </p>
  )
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** For the control itself: by what it is described. */
export function describe(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [...(hint === undefined ? [] : [hintId(id)]), ...(error === undefined ? [] : [errorId(id)])]
  return { 'aria-describedby': ids.length === 0 ? undefined : ids.join(' ') }
}
