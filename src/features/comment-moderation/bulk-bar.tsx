import type { CommentState } from '../../../contract/comment'
import { ActionButton } from '../../ui/action-button'
import { decisionsFrom } from './decision-buttons'
import * as css from './moderation.module.css'
import type { CommentDesk } from './use-comment-desk'

/** What can be done with all that is selected at once. */
export function BulkBar({ desk, state }: { desk: CommentDesk; state: CommentState }) {
  const { triage, items, decideTargets } = desk
  const count = triage.selected.size
  if (items.length === 0) return null
  return (
    <div role="group" aria-label="Selected comments" className={css.bulk}>
      <p role="status" className={css.selected}>
        {count > 0 && `${count} selected`}
      </p>
      {count === 0 && (
        <ActionButton look="plain" onPress={() => triage.select(items.map(({ id }) => id))}>
          Select all shown
        </ActionButton>
      )}
      {count > 0 &&
        decisionsFrom(state).map(({ to, title }) => (
          <ActionButton key={to} onPress={() => decideTargets(to)}>
            {title}
          </ActionButton>
        ))}
      {count > 0 && (
        <ActionButton look="plain" onPress={() => triage.select([])}>
          Select none
        </ActionButton>
      )}
    </div>
  )
}
