import { useSession } from '../session/session-provider'
import * as css from './auth-screen.module.css'
import { SignInHelp } from './sign-in-help'

interface Props {
  title: string
  text: string
}

/** Title, text and button to sign in, with help for when it fails. */
export function SignInPanel({ title, text }: Props) {
  const { activity, failure, session, prepare, signInWhenReady, restore } = useSession()
  const isWaiting = activity === 'signing-in'
  const mayContinue = failure?.phase === 'restore' && failure.cause !== 'session-lost'
  const near = { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare }
  return (
    <section className={css.panel}>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        <button
          type="button"
          className="button"
          disabled={session.status === 'checking'}
          onClick={() => void signInWhenReady()}
          {...near}
        >
          {isWaiting ? 'Open the window again' : 'Sign in with Microsoft'}
        </button>
        {mayContinue && (
          <button type="button" className={css.second} onClick={() => void restore()}>
            Try again
          </button>
        )}
      </div>
      <noscript>
        <p className={css.status}>You need JavaScript to sign in.</p>
      </noscript>
      <p role="status" className={css.status}>
        {isWaiting && 'Continue in the Microsoft window'}
        {activity === 'entering' && 'Loading your account…'}
      </p>
      <SignInHelp failure={failure} isWaiting={isWaiting} />
    </section>
  )
}
