import { useEffect } from 'react'
import { contactPlace } from '../../../config/places'
import { routes } from '../../../config/routes'
import { SiteLink } from '../../../ui/site-link'
import { useSession } from '../session/session-provider'
import { isClosed, type FailureCause } from '../session/sign-in-failure'
import * as css from './auth-screen.module.css'
import { explanations, SignInHelp } from './sign-in-help'

interface Props {
  title: string
  text: string
}

/** Title, text and button to sign in, with help for when it fails. */
export function SignInPanel({ title, text }: Props) {
  const { activity, failure, session, isReady, isLoading, prepare, signIn, restore } = useSession()
  useEffect(prepare, [prepare])
  if (failure && isClosed(failure)) return <Closed title={title} cause={failure.cause} />
  const isWaiting = activity === 'signing-in'
  const wasOpen = isWaiting || failure?.cause === 'window-closed'
  const mayContinue = failure?.phase === 'restore' && failure.cause !== 'session-lost'
  const wasRefused = failure?.cause === 'not-ready' && activity === 'idle'
  const hasFailed = failure?.phase === 'sign-in' && !wasRefused && activity === 'idle'
  return (
    <section className={css.panel}>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        <button
          type="button"
          className="button"
          disabled={session.status === 'checking'}
          aria-disabled={isLoading}
          onClick={() => void signIn()}
        >
          {wasOpen ? 'Open the window again' : 'Sign in with Microsoft'}
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
        {isWaiting && 'Continue in the Microsoft window.'}
        {activity === 'entering' && 'Loading your account…'}
        {wasRefused &&
          (isReady
            ? 'Sign-in is ready. Select the button again.'
            : 'Sign-in is still loading. Wait a moment, then select the button again.')}
        {hasFailed && `${explanations[failure.cause].title}. ${explanations[failure.cause].next}`}
      </p>
      <SignInHelp failure={failure} isWaiting={isWaiting} />
    </section>
  )
}

/** Ways on, in place of a button that can't work. */
const Closed = ({ title, cause }: { title: string; cause: FailureCause }) => (
  <section className={css.panel}>
    <h1>{title}</h1>
    <p role="status" className={css.text}>
      {explanations[cause].title}. {explanations[cause].text} {explanations[cause].next}
    </p>
    <div className={css.actions}>
      <SiteLink href={routes.home.href()} className="button">
        Go to the home page
      </SiteLink>
      <SiteLink href={contactPlace.href} className="quiet-link">
        {contactPlace.title}
      </SiteLink>
    </div>
  </section>
)
