import { useState } from 'react'
import { sentTitle, type FormName } from '../../../contract/forms/forms'
import type { Values } from './form-values'

/** The heading of a form's section, which says when it was sent; `told` is for the form. */
export function useSentTitle(form: FormName, title: string) {
  const [sent, setSent] = useState<Values>()
  const isSent = sent !== undefined
  return {
    title: isSent ? sentTitle(form) : title,
    told: { isSent, onSent: setSent, onAnother: () => setSent(undefined) },
  }
}
