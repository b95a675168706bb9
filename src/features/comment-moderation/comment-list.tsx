import type { Comment } from '../../../contract/comment'
import { describeDistance } from '../../lib/describe-distance'
import { formatMoment } from '../../lib/format-moment'
import { useNow } from '../../lib/use-now'
import { ActionButton } from '../../ui/action-button'
import { BulkBar } from '../../ui/bulk-bar'
import { PagedList } from '../../ui/paged-list'
import { TriageList } from '../../ui/triage-list'
import type { CommentFilter } from './comment-filter'
import * as css from './comment-moderation.module.css'
import { actionsFrom } from './comment-words'
import type { CommentInbox } from './use-comment-inbox'

interface Props {
  inbox: CommentInbox
  filter: CommentFilter
  onOpen: () => void
}

/** What the filter finds, or why there is nothing. */
export function CommentList({ inbox, filter, onOpen }: Props) {
  const { pages, items, selection, moderateTargets } = inbox
  return (
    <PagedList
      pages={pages}
      noun={{ one: 'comment', many: 'comments' }}
      shown={items.length}
      empty={explainEmpty(filter)}
    >
      <BulkBar label="Selected comments" selection={selection}>
        {actionsFrom(filter.state).map(({ to, action }) => (
          <ActionButton key={to} onPress={() => moderateTargets(to)}>
            {action}
          </ActionButton>
        ))}
      </BulkBar>
      <TriageList
        label="Comments"
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ name, text }) => `${name}: ${text.slice(0, 60)}`}
        selection={selection}
        onOpen={onOpen}
      >
        {(comment) => <CommentRow comment={comment} />}
      </TriageList>
    </PagedList>
  )
}

/** One comment of the list: phrasing content, since it is in a button. */
function CommentRow({ comment }: { comment: Comment }) {
  const { name, text, createdAt, postTitle, parent } = comment
  const now = useNow()
  return (
    <span className={css.row}>
      <span className={css.rowHead}>
        <span className={css.name}>{name}</span>
        <time dateTime={createdAt} title={formatMoment(createdAt)} className={css.when}>
          {describeDistance(now, Date.parse(createdAt))}
        </time>
      </span>
      <span className={css.extract}>{text.slice(0, 240)}</span>
      <span className={css.where}>
        {parent && `to ${parent.name}, `}on “{postTitle}”
      </span>
    </span>
  )
}

function explainEmpty({ state, search, post }: CommentFilter): string {
  if (search !== '') return `No comments match “${search}”`
  if (post !== '') return 'No comments on this article match'
  if (state === 'pending') return 'No comments to review'
  return state === 'spam' ? 'No spam' : `No ${state} comments`
}
