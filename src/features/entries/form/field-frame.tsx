import { useId, type ReactNode } from 'react'
import * as css from './form.module.css'
import { useFormField } from './form-context'

interface Props {
  /** Where in the entry, e.g. "fields.tags". */
  field: string
  label: string
  /** Below the label. Default: none. */
  hint?: string
  /** Whether there is nothing in it yet: then its problem is no fault, but what is still missing. */
  isEmpty: boolean
  children: ReactNode
}

/** Several controls that make one field: its name, hint and problem around them. */
export function FieldFrame({ field, label, hint, isEmpty, children }: Props) {
  const { id, problem } = useFormField(field)
  const labelId = useId()
  const noteId = useId()
  return (
    <div id={id} role="group" aria-labelledby={labelId} aria-describedby={noteId} className={css.frame}>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <span id={noteId} className={css.notes}>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
        <ProblemText problem={problem} isEmpty={isEmpty} />
      </span>
      {children}
    </div>
  )
}

interface ProblemProps {
  problem: string | undefined
  isEmpty: boolean
}

/** What keeps a field from being published: a fault where something is in it, else what is still missing. */
export function ProblemText({ problem, isEmpty }: ProblemProps) {
  if (problem === undefined) return null
  return (
    <span className={isEmpty ? css.missing : css.fault}>
      {isEmpty ? 'Needed before this can be published' : problem}
    </span>
  )
}
