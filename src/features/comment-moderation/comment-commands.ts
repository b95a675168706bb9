import { routes } from '../../config/routes'
import { inboxCommands, moveCommands } from '../../lib/inbox-commands'
import type { KeyCommand } from '../../lib/use-key-commands'
import { states, statusWords } from './comment-words'
import type { CommentInbox } from './use-comment-inbox'

/** Where a comment’s article is; an approved comment by its anchor. */
export const articleOf = ({ id, post, state }: { id: string; post: string; state: string }) =>
  `${routes.post.href({ post })}${state === 'approved' ? `#comment-${id}` : ''}`

/** The single keys of comment moderation. */
export function commentCommands(inbox: CommentInbox): KeyCommand[] {
  const { selection, moderateTargets } = inbox
  const { active } = selection
  return [
    ...moveCommands('comment', selection),
    ...states.map((state) => {
      const { key, action } = statusWords[state]
      return { key, title: action, run: () => moderateTargets(state) }
    }),
    {
      key: 'o',
      title: 'Open the article in a new tab',
      run: () => active && window.open(articleOf(active), '_blank', 'noopener'),
    },
    ...inboxCommands(inbox),
  ]
}
