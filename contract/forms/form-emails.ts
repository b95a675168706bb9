import { months, retentionMonths } from '../retention'
import type { FormName } from './forms'

/** What only the backend says about a form: in emails, and on the page for browsers without script. */
export interface FormEmails {
  /** What happens next, on the page and in the acknowledgement as it is until it is edited. */
  next: string
  /**
   * What it is about, for the team. In braces: a choice field, for the title that was chosen, or "subject", for the title
   * of the job or article.
   */
  about: string
}

export const formEmails: Readonly<Record<FormName, FormEmails>> = {
  contact: {
    next: 'An engineer who knows the subject will reply by email. If you forgot something, just reply to that email.',
    about: 'about “{topic}”',
  },
  support: {
    next: 'An engineer will reply by email or phone during support hours. If work has stopped, please call the support number as well.',
    about: '({severity})',
  },
  application: {
    next: `The hiring team will review it and reply by email. We’ll delete it after ${months(retentionMonths)}, or sooner if you ask us to.`,
    about: 'for “{subject}”',
  },
  comment: {
    next: 'We’ll publish it once we’ve checked it. You won’t get an email about it.',
    about: 'on “{subject}”',
  },
}
