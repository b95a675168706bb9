import { ActionButton } from './action-button'
import * as css from './problem-list.module.css'

interface Props {
  /** A sentence each; none shows nothing. */
  problems: readonly string[]
  onDismiss: () => void
}

/** What did not come about, until somebody has read it. */
export function ProblemList({ problems, onDismiss }: Props) {
  if (problems.length === 0) return null
  return (
    <div role="alert" className={css.problems}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <ActionButton onPress={onDismiss}>All right</ActionButton>
    </div>
  )
}
