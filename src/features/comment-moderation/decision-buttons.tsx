import type { CommentState } from '../../../contract/comment'
import { ActionButton } from '../../ui/action-button'
import * as css from './moderation.module.css'

interface Choice {
  to: CommentState
  title: string
  key: string
}

const all: readonly Choice[] = [
  { to: 'approved', title: 'Approve', key: 'a' },
  { to: 'rejected', title: 'Reject', key: 'r' },
  { to: 'spam', title: 'Spam', key: 's' },
  { to: 'pending', title: 'Let it wait', key: 'p' },
]

/** What can be decided about comments of a state. */
export const decisionsFrom = (state: CommentState): Choice[] => all.filter(({ to }) => to !== state)

interface Props {
  state: CommentState
  onDecide: (state: CommentState) => void
}

/** The decisions about one comment, each with its key. */
export function DecisionButtons({ state, onDecide }: Props) {
  return (
    <div role="group" aria-label="Decide" className={css.decisions}>
      {decisionsFrom(state).map(({ to, title, key }) => (
        <ActionButton key={to} look={to === 'approved' ? 'main' : 'line'} onPress={() => onDecide(to)}>
          {title} <kbd className={css.key}>{key}</kbd>
        </ActionButton>
      ))}
    </div>
  )
}
