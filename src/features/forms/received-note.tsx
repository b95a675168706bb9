import { useEffect, useRef } from 'react'
import type { FormName } from '../../../contract/forms/forms'
import type { Received } from '../../../contract/submission'
import { formWords } from './form-words'
import * as css from './visitor-form.module.css'

interface Props {
  form: FormName
  receipt: Received
  /** Where the answer goes. */
  email: string
  onAnother: () => void
}

/** In the place of a form that has been received; it gets the focus, so that it is read out. */
export function ReceivedNote({ form, receipt: { reference }, email, onAnother }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { what, another } = formWords[form]
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status" className={css.received}>
      <p className={css.title}>{what} has arrived</p>
      <p>
        {next[form](email)} Its reference is <strong className={css.reference}>{reference}</strong>.
      </p>
      <button type="button" className={css.plain} onClick={onAnother}>
        {another}
      </button>
    </div>
  )
}

const next: Readonly<Record<FormName, (email: string) => string>> = {
  contact: (email) => `Somebody who knows the subject reads it and writes to ${email}.`,
  support: (email) =>
    `An engineer takes it up by its rank and writes to ${email}. If work has stopped, please phone as well.`,
  application: (email) =>
    `The people who decide on this role read it and write to ${email}. You need not do anything until then.`,
  comment: () => 'It is shown below the article once one of us has read it.',
}
