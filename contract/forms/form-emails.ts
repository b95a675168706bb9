import { months, retentionMonths } from '../retention'
import type { FormName } from './forms'

/** What only the backend says about a form: in emails, and on the page for browsers without script. */
export interface FormEmails {
  /** Whether the visitor gets an acknowledgement by email. */
  acknowledges: boolean
  /** What happens next, in the acknowledgement and on the page. */
  next: string
  /**
   * What it is about. In braces: a choice field, for the title that was chosen, or "subject", for the title of the job or
   * article. Never what the visitor typed: the address an acknowledgement goes to may be someone else's.
   */
  about: string
}

export const formEmails: Readonly<Record<FormName, FormEmails>> = {
  contact: {
    acknowledges: true,
    next: 'Someone from the team will reply by email. If you forgot something, just reply to that email.',
    about: 'about “{topic}”',
  },
  support: {
    acknowledges: true,
    next: 'An engineer will reply by email or phone during support hours. If work has stopped, please call the support number as well.',
    about: '({severity})',
  },
  application: {
    acknowledges: true,
    next: `The hiring team will review it and reply by email. We’ll delete it after ${months(retentionMonths)}, or sooner if you ask us to.`,
    about: 'for “{subject}”',
  },
  comment: {
    acknowledges: false,
    next: 'We’ll publish it once we’ve checked it. You won’t get an email about it.',
    about: 'on “{subject}”',
  },
}
