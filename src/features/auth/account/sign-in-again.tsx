import { useSession } from '../session/session-provider'
import * as css from './sign-in-again.module.css'

/** Asks users to sign in again when their session expires; the page stays as it is. */
export function SignInAgain() {
  const { isExpired, activity, signIn } = useSession()
  return (
    <div role="status">
      {isExpired && (
        <p className={css.notice}>
          Your session has expired. Your text is safe; sign in again to continue saving.
          <button type="button" className="button" onClick={() => void signIn()}>
            {activity === 'signing-in' ? 'Open the window again' : 'Sign in again'}
          </button>
        </p>
      )}
    </div>
  )
}
