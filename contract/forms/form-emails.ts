import { months, retentionMonths } from '../retention'
import type { FormName } from './forms'

/** What only emails say about a form. */
export interface FormEmails {
  /** After what happens next, in the acknowledgement as it is until it is edited. */
  more: string
  /**
   * What it is about, for the team. In braces: a choice field, for the title that was chosen, or "subject", for the title
   * of the job or article.
   */
  about: string
}

export const formEmails: Readonly<Record<FormName, FormEmails>> = {
  contact: {
    more: 'If you forgot something, just reply to this email.',
    about: 'about “{topic}”',
  },
  support: {
    more: 'If work has stopped, please call {{phone}} as well.',
    about: '({severity})',
  },
  application: {
    more: `We’ll delete it after ${months(retentionMonths)}, or sooner if you ask us to.`,
    about: 'for “{subject}”',
  },
  comment: {
    more: '',
    about: 'on “{subject}”',
  },
}
