import { explanations } from './explain-failure'
import type { SignInFailure } from './sign-in-failure'
import * as css from './auth-screen.module.css'

interface Props {
  failure: SignInFailure | undefined
  /** Whether Microsoft's window is open. */
  isWaiting: boolean
}

/** Help that a person opens: what the last failure was and what to do next. Nothing of it shows by itself. */
export function TroublePanel({ failure, isWaiting }: Props) {
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
    <h2>Microsoft’s window is open</h2>
    <p>
      It may be behind this one. If you closed it, or it shows that a page cannot be reached, press “Open the
      window again”: the site cannot see into the window and waits for its answer.
    </p>
  </div>
)

const NothingYet = () => (
  <div data-cause="none">
    <h2>Nothing has failed so far</h2>
    <p>A small window of Microsoft opens when you press the button. These are what most often stops it:</p>
    <ul>
      <li>The browser blocks pop-up windows for this site.</li>
      <li>An extension blocks Microsoft’s pages, or cookies and site data are switched off.</li>
      <li>The account is a personal one: it has to be the work account the firm gave you.</li>
    </ul>
  </div>
)
