import type { FormName } from '../../../contract/forms/forms'

interface Words {
  /** On the button that sends. */
  send: string
  /** While it is sent. */
  sending: string
  /** What was sent, as a sentence begins with it. */
  what: string
  /** On the button for the next one, after it has been received. */
  another: string
}

/** What each form says besides its fields. */
export const formWords: Readonly<Record<FormName, Words>> = {
  contact: {
    send: 'Send the message',
    sending: 'Your message is being sent',
    what: 'Your message',
    another: 'Write another message',
  },
  support: {
    send: 'Send the request',
    sending: 'Your request is being sent',
    what: 'Your request',
    another: 'Write another request',
  },
  application: {
    send: 'Send the application',
    sending: 'Your application is being sent',
    what: 'Your application',
    another: 'Send another application',
  },
  comment: {
    send: 'Send the comment',
    sending: 'Your comment is being sent',
    what: 'Your comment',
    another: 'Write another comment',
  },
}
