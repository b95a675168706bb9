import { useEffect, useRef, type MouseEvent } from 'react'
import type { FormName } from '../../../contract/forms/forms'
import { fieldId } from './field-id'
import type { FormDesk, FormState } from './form-state'
import * as css from './visitor-form.module.css'

interface Props {
  form: FormName
  state: FormState
  desk: FormDesk
}

/** Above the fields: what is wrong after one pressed send, and that an earlier text is back. */
export function FormTop({ form, state, desk }: Props) {
  const { summary, isRestored } = state
  return (
    <>
      {summary && <FaultSummary key={summary.round} form={form} faults={summary.faults} />}
      {isRestored && (
        <p role="status" className={css.note}>
          What you wrote here earlier is back; this device had kept it.{' '}
          <button type="button" className={css.plain} onClick={desk.startOver}>
            Start over
          </button>
        </p>
      )}
    </>
  )
}

type Summary = NonNullable<FormState['summary']>

/** Gets the focus, so that it is read out and the next Tab leads into the list. */
function FaultSummary({ form, faults }: { form: FormName; faults: Summary['faults'] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const title =
    faults.length === 1 ? 'One thing is missing or wrong' : `${faults.length} things are missing or wrong`
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.summary}>
      <p className={css.title}>{title}</p>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(form, field)}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** To the field itself, with its label in sight. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.closest('div, fieldset')?.scrollIntoView({ block: 'center' })
}
