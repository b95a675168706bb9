import { ActionButton } from './action-button'
import * as css from './problem-list.module.css'

interface Props {
  /** A sentence each; none shows nothing. */
  problems: readonly string[]
  onDismiss: () => void
  /** Whether changes wait because the server wants a pause. Default: no. */
  isPaused?: boolean
}

/** What failed, until it is dismissed, and what waits; in sight wherever the page is scrolled to. */
export function ProblemList({ problems, onDismiss, isPaused = false }: Props) {
  return (
    <div className={css.region} data-inbox-notice={isPaused || problems.length > 0}>
      <div role="status">
        {isPaused && (
          <p className={css.note}>
            <strong>Too many changes at once.</strong> Yours are kept here and saved automatically within a
            minute. You can carry on; keep this page open until this message disappears.
          </p>
        )}
      </div>
      {problems.length > 0 && (
        <div role="alert" className={css.note}>
          <ul>
            {problems.map((problem, index) => (
              // two people with the same name may have the same sentence
              <li key={`${index} ${problem}`}>{problem}</li>
            ))}
          </ul>
          <ActionButton onPress={onDismiss}>Dismiss</ActionButton>
        </div>
      )}
    </div>
  )
}
