import { inboxCommands, moveCommands } from '../../lib/inbox-commands'
import type { KeyCommand } from '../../lib/use-key-commands'
import { statusWords } from './inquiry-words'
import type { InquiryInbox } from './use-inquiry-inbox'

/** What can be written beside an inquiry. */
export type Writing = 'reply' | 'note'

interface Options {
  inbox: InquiryInbox
  /** Email address of the signed-in user. */
  me: string
  onWrite: (what: Writing) => void
}

/** The single keys of the inbox. */
export function inquiryCommands({ inbox, me, onWrite }: Options): KeyCommand[] {
  const { selection, changeTargets } = inbox
  const setStatus = (key: string, state: keyof typeof statusWords) => {
    const { action, done } = statusWords[state]
    return { key, title: action, run: () => changeTargets({ state }, done) }
  }
  return [
    ...moveCommands('inquiry', selection),
    { key: 'Enter', title: 'Go to the message' },
    setStatus('e', 'closed'),
    setStatus('i', 'in_progress'),
    setStatus('n', 'new'),
    setStatus('s', 'spam'),
    { key: 'a', title: 'Assign to me', run: () => changeTargets({ assignee: me }, 'assigned to you') },
    { key: 'r', title: 'Reply', run: () => selection.active && onWrite('reply') },
    { key: 'm', title: 'Private note', run: () => selection.active && onWrite('note') },
    ...inboxCommands(inbox),
  ]
}
