import { useSession } from './use-session'
import { TroublePanel } from './trouble-panel'
import * as css from './auth-screen.module.css'

interface Props {
  title: string
  text: string
}

/** The way in: what it is for, the button, and help for when it does not work. */
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
            Go on as before
          </button>
        )}
      </div>
      <noscript>
        <p className={css.status}>Signing in needs JavaScript, which is off here.</p>
      </noscript>
      <p role="status" className={css.status}>
        {isWaiting && 'Waiting for you in Microsoft’s window.'}
        {activity === 'entering' && 'Reading what you may do.'}
      </p>
      <TroublePanel failure={failure} isWaiting={isWaiting} />
    </section>
  )
}
