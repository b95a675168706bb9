import type { FormName } from '../../contract/forms/forms'

interface Words {
  /** Of the page and the mail that say it has come. */
  title: string
  /** What happens next. */
  next: string
}

/** What is said of a form that has been received, on the page and in the mail. */
export const nextSteps: Readonly<Record<FormName, Words>> = {
  contact: {
    title: 'We have your message',
    next: 'Somebody who does this work reads it and answers you by mail. If a file or a date is missing, send it as an answer to that mail.',
  },
  support: {
    title: 'We have your support request',
    next: 'An engineer reads it in support hours and answers by mail or phone; every answer carries the reference. If work has stopped, phone the support number as well.',
  },
  application: {
    title: 'We have your application',
    next: 'The people you would work with read it and answer you by mail. It is erased six months from now, or earlier if you ask for it.',
  },
  comment: {
    title: 'We have your comment',
    next: 'Somebody reads it first; then it stands below the article. You get no mail about it.',
  },
}
