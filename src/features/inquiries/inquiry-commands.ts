import type { KeyCommand } from '../../lib/use-key-commands'
import type { Writing } from './inquiry-detail'
import type { InquiryDesk } from './use-inquiry-desk'

interface Options {
  desk: InquiryDesk
  /** Address of who is signed in. */
  me: string
  onWrite: (what: Writing) => void
  onHelp: () => void
}

/** The field that "/" leads to. */
export const findSearchField = () => document.querySelector<HTMLInputElement>('[data-inquiry-search] input')

/** One key for everything one does at the inbox. */
export function inquiryCommands({ desk, me, onWrite, onHelp }: Options): KeyCommand[] {
  const { triage, items, changeTargets, undo } = desk
  const { active } = triage
  const all = new Set(items.map(({ id }) => id))
  return [
    { key: 'j', title: 'Next inquiry', run: triage.next },
    { key: 'ArrowDown', title: 'Next inquiry', run: triage.next },
    { key: 'k', title: 'Inquiry before', run: triage.previous },
    { key: 'ArrowUp', title: 'Inquiry before', run: triage.previous },
    { key: 'e', title: 'Close', run: () => changeTargets({ state: 'closed' }, 'closed') },
    { key: 'i', title: 'In progress', run: () => changeTargets({ state: 'in_progress' }, 'in progress') },
    { key: 'n', title: 'New again', run: () => changeTargets({ state: 'new' }, 'new') },
    { key: 's', title: 'Spam', run: () => changeTargets({ state: 'spam' }, 'marked as spam') },
    { key: 'a', title: 'Assign to me', run: () => changeTargets({ assignee: me }, 'assigned to you') },
    { key: 'r', title: 'Reply', run: () => active && onWrite('reply') },
    { key: 'm', title: 'Private note', run: () => active && onWrite('note') },
    { key: 'x', title: 'Select', run: () => active && triage.toggle(active.id) },
    {
      key: '*',
      title: 'Select all shown, or none',
      run: () => triage.select(triage.selected.size === all.size ? [] : all),
    },
    { key: 'z', title: 'Undo, for ten seconds', run: undo.run },
    { key: '/', title: 'Search', run: () => findSearchField()?.focus() },
    { key: '?', title: 'Show the keys', run: onHelp },
  ]
}

/** What the list of keys shows: rows are buttons, so Enter is theirs. */
export const withEnter = (commands: readonly KeyCommand[]): KeyCommand[] => [
  ...commands,
  { key: 'Enter', title: 'Go to the message', run: () => {} },
]
