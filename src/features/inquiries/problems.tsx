import { ActionButton } from '../../ui/action-button'
import * as css from './inquiries.module.css'

/** What did not come about, until somebody has read it. */
export function Problems({ problems, onDismiss }: { problems: readonly string[]; onDismiss: () => void }) {
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
