import * as css from './sign-in-again.module.css'
import { useSession } from './use-session'

/** For when the sign-in runs out while somebody works: the page stays as it is until they are back. */
export function SignInAgain() {
  const { isExpired, activity, signInWhenReady } = useSession()
  return (
    <div role="status">
      {isExpired && (
        <p className={css.notice}>
          Your sign-in has run out. What you have typed is kept; saving works again once you have signed in.
          <button type="button" className="button" onClick={() => void signInWhenReady()}>
            {activity === 'signing-in' ? 'Open the window again' : 'Sign in again'}
          </button>
        </p>
      )}
    </div>
  )
}
