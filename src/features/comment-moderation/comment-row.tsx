import type { Comment } from '../../../contract/comment'
import { describeDistance } from '../../lib/describe-distance'
import { formatMoment } from '../../lib/format-moment'
import { useNow } from '../../lib/use-now'
import * as css from './moderation.module.css'

/** One comment of the list: phrasing content, since it stands in a button. */
export function CommentRow({ comment }: { comment: Comment }) {
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
