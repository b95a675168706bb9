import { ActionButton } from './action-button'
import * as css from './problem-list.module.css'

interface Props {
  /** A sentence each; none shows nothing. */
  problems: readonly string[]
  onDismiss: () => void
  /** Whether changes wait because the server wants a pause. */
  isHeld: boolean
}

/** What did not come about, until somebody has read it, and what waits; in sight wherever the page is scrolled to. */
export function ProblemList({ problems, onDismiss, isHeld }: Props) {
  return (
    <div className={css.region} data-desk-note={isHeld || problems.length > 0}>
      <div role="status">
        {isHeld && (
          <p className={css.note}>
            <strong>You are quicker than the server allows.</strong> Your changes are kept here and saved
            within a minute, by themselves. Go on; only keep this page open until this note is gone.
          </p>
        )}
      </div>
      {problems.length > 0 && (
        <div role="alert" className={css.note}>
          <ul>
            {problems.map((problem, index) => (
              // two people of one name may have the same sentence
              <li key={`${index} ${problem}`}>{problem}</li>
            ))}
          </ul>
          <ActionButton onPress={onDismiss}>Dismiss</ActionButton>
        </div>
      )}
    </div>
  )
}
