import { useId, type ReactNode } from 'react'
import type { Field } from '../../../../contract/content/field'
import { useFormField, hintOf } from './form-context'
import * as css from './form.module.css'

interface Props {
  /** Where in the entry, e.g. "fields.tags". */
  path: string
  field: Pick<Field, 'label' | 'hint'>
  partOf?: string | undefined
  /** Below the label. Default: the field’s own. */
  hint?: string | undefined
  /** Whether the field is empty: its issue is then a hint, not an error. */
  isEmpty: boolean
  children: ReactNode
}

/** Several controls that make one field: its name, hint and problem around them. */
export function FieldFrame({ path, field, partOf, hint = hintOf(field.hint), isEmpty, children }: Props) {
  const { id, problem } = useFormField(path)
  const labelId = useId()
  const noteId = useId()
  return (
    <div id={id} role="group" aria-labelledby={labelId} aria-describedby={noteId} className={css.frame}>
      <span id={labelId} className={css.label}>
        <PartOf name={partOf} />
        {field.label}
      </span>
      <span id={noteId} className={css.notes}>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
        <ProblemText problem={problem} isEmpty={isEmpty} />
      </span>
      {children}
    </div>
  )
}

/** Distinguishes fields of several rows for screen readers. */
export const PartOf = ({ name }: { name: string | undefined }) =>
  name === undefined ? null : <span className="visually-hidden">{name}: </span>

interface ProblemProps {
  problem: string | undefined
  isEmpty: boolean
}

/** The blocker of a field: an error if it has a value, else a hint. */
export function ProblemText({ problem, isEmpty }: ProblemProps) {
  if (problem === undefined) return null
  return (
    <span className={isEmpty ? css.missing : css.error}>{isEmpty ? 'Required to publish' : problem}</span>
  )
}
