import type { SessionState } from './session'
import type { SignInClient } from './sign-in-client'

/** The session and what it is kept by. */
export type KeptState = SessionState & { client: SignInClient | undefined }

/** Nobody is known yet: the state of the first render, in the browser and in the built HTML. */
export const initialState: KeptState = {
  session: { status: 'checking' },
  activity: 'idle',
  isReady: false,
  isExpired: false,
  failure: undefined,
  client: undefined,
}
