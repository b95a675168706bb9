import { useState } from 'react'
import { sentTitle, type FormName } from '../../../contract/forms/forms'

/** The heading of a form's section, which says when it was sent; `told` is for the form. */
export function useSentTitle(form: FormName, title: string) {
  const [isSent, setSent] = useState(false)
  return {
    title: isSent ? sentTitle(form) : title,
    told: { isSent, onSent: () => setSent(true), onAnother: () => setSent(false) },
  }
}
