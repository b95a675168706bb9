import { routes } from '../../config/routes'
import type { KeyCommand } from '../../lib/use-key-commands'
import type { CommentDesk } from './use-comment-desk'

interface Options {
  desk: CommentDesk
  onHelp: () => void
}

/** The field that "/" leads to. */
const findSearchField = () => document.querySelector<HTMLInputElement>('[data-comment-search] input')

/** Where a comment's article is; one that visitors see at its own place. */
export const articleOf = ({ id, post, state }: { id: string; post: string; state: string }) =>
  `${routes.post.href({ post })}${state === 'approved' ? `#comment-${id}` : ''}`

/** One key for everything one does with comments. */
export function commentCommands({ desk, onHelp }: Options): KeyCommand[] {
  const { triage, items, decideTargets, undo } = desk
  const { active } = triage
  const all = items.map(({ id }) => id)
  return [
    { key: 'j', title: 'Next comment', run: triage.next },
    { key: 'ArrowDown', title: 'Next comment', run: triage.next },
    { key: 'k', title: 'Comment before', run: triage.previous },
    { key: 'ArrowUp', title: 'Comment before', run: triage.previous },
    { key: 'a', title: 'Approve', run: () => decideTargets('approved') },
    { key: 'r', title: 'Reject', run: () => decideTargets('rejected') },
    { key: 's', title: 'Spam', run: () => decideTargets('spam') },
    { key: 'p', title: 'Let it wait again', run: () => decideTargets('pending') },
    { key: 'x', title: 'Select', run: () => active && triage.toggle(active.id) },
    {
      key: '*',
      title: 'Select all shown, or none',
      run: () => triage.select(triage.selected.size === all.length ? [] : all),
    },
    { key: 'z', title: 'Undo, for ten seconds', run: undo.run },
    {
      key: 'o',
      title: 'Open the article in a new tab',
      run: () => active && window.open(articleOf(active), '_blank', 'noopener'),
    },
    { key: '/', title: 'Search', run: () => findSearchField()?.focus() },
    { key: '?', title: 'Show the keys', run: onHelp },
  ]
}
