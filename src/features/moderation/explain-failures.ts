import type { Comment } from '../../../contract/comment'
import type { FailedChange } from '../../lib/create-item-changes'
import { doneWords } from './comment-words'

/** As many conflicts as are told one by one. */
const most = 5

/** Why comments are not as they were wanted, and who decided otherwise: a sentence each. */
export function explainFailures(failed: readonly FailedChange<Comment>[], me: string): string[] {
  const error = failed.find((one) => one.error !== undefined)?.error
  const [first] = failed
  if (first && error) {
    const what =
      failed.length === 1 ? `The comment of ${first.item.name} is` : `${failed.length} comments are`
    return [`${what} as before: this was not saved. ${error.message}`]
  }
  const rest = failed.length - most
  return [
    ...failed.slice(0, most).map((one) => explainConflict(one, me)),
    ...(rest > 0 ? [`${rest} more were decided on by others meanwhile.`] : []),
  ]
}

function explainConflict({ item, now }: FailedChange<Comment>, me: string): string {
  if (!now) return `The comment of ${item.name} is gone.`
  const isMine = now.decidedBy?.toLowerCase() === me.toLowerCase()
  const by = now.decidedBy === null ? 'somebody' : isMine ? 'you, elsewhere' : now.decidedBy
  return `The comment of ${item.name} was left as it is: ${doneWords[now.state]} by ${by} meanwhile.`
}
