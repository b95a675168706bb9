import { explanations } from './failure-explanations'
import type { SignInFailure } from './sign-in-failure'
import * as css from './auth-screen.module.css'

interface Props {
  failure: SignInFailure | undefined
  /** Whether Microsoft's window is open. */
  isWaiting: boolean
}

/** Help that users open: the last failure and what to do next. */
export function SignInHelp({ failure, isWaiting }: Props) {
  return (
    <details className={css.trouble}>
      <summary>Trouble signing in?</summary>
      <div className={css.help}>
        {isWaiting ? <Waiting /> : failure ? <LastFailure failure={failure} /> : <NothingYet />}
      </div>
    </details>
  )
}

function LastFailure({ failure: { cause, code } }: { failure: SignInFailure }) {
  const { title, text, next } = explanations[cause]
  return (
    <div data-cause={cause}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <strong>What to do:</strong> {next}
      </p>
      <p className={css.code}>
        Code: <code>{code}</code>
      </p>
    </div>
  )
}

const Waiting = () => (
  <div data-cause="waiting">
    <h2>The Microsoft window is open</h2>
    <p>
      It may be behind this one. If you closed it, or if it shows an error, select “Open the window again”.
    </p>
  </div>
)

const NothingYet = () => (
  <div data-cause="none">
    <h2>Nothing has gone wrong so far</h2>
    <p>A Microsoft window opens when you select the button. The most common reasons why it can fail:</p>
    <ul>
      <li>Your browser blocks pop-up windows for this site.</li>
      <li>An extension blocks Microsoft’s pages, or cookies and site data are turned off.</li>
      <li>You use a personal account. Use your work account.</li>
    </ul>
  </div>
)
