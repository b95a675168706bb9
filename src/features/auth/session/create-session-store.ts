import type { TokenOptions } from '../../../client/create-api-client'
import { sessionCookie } from '../../../config/session-cookie'
import { createStore } from '../../../lib/create-store'
import { clearDrafts } from '../../../lib/personal-drafts'
import type { Account, SessionState, User, Audience, SignInClient } from './session'
import { findFailure, isClosed, SignInError, type FailurePhase, type SignInFailure } from './sign-in-failure'

export type SessionStore = ReturnType<typeof createSessionStore>

/** The session and the client that it uses; undefined until the sign-in library is loaded. */
type State = SessionState & { client: SignInClient | undefined }

/** The state of the first render, in the browser and in the built HTML. */
export const initialState: State = {
  session: { status: 'checking' },
  activity: 'idle',
  isReady: false,
  isLoading: false,
  isExpired: false,
  failure: undefined,
  client: undefined,
}

/**
 * The session of this browser: restores it, signs users in and out, and knows the last failure. Failures are logged
 * and kept for the page to name, beside the button and in the help that a user opens; nothing pops up.
 *
 * @param connect Loads the sign-in library and the server's settings; called once, again only after a failure.
 */
export function createSessionStore(connect: () => Promise<SignInClient>) {
  const { get, set, subscribe } = createStore(initialState)
  let connecting: Promise<SignInClient> | undefined
  let tabs: BroadcastChannel | undefined
  /** The account that was last signed in here, also when its roles could not be read. */
  let lastAccount: Account | undefined
  /** Counts calls of `signIn`, so that only the last one takes effect. */
  let attempt = 0
  /** Counts changes of the user, so that a slow response for the previous one is dropped. */
  let turn = 0

  /** In a browser without a session this loads nothing. */
  async function start(): Promise<void> {
    tabs = new BroadcastChannel('session')
    tabs.onmessage = () => void onSignedOutElsewhere()
    return restore()
  }

  async function restore(): Promise<void> {
    const hasSession = hasSessionCookie()
    revokePhotos()
    set({ session: { status: hasSession ? 'checking' : 'signed-out' }, failure: undefined })
    try {
      if (lastAccount) await enter(lastAccount, 'restore')
      else if (hasSession && get().isReady) await signInSilently()
      else if (hasSession) await prepare()
    } catch (error) {
      set({ session: { status: 'signed-out' }, failure: report(error, 'restore') })
    }
  }

  /** Loads what signing in needs; from then on `signIn` opens its window at once. */
  async function prepare(): Promise<void> {
    if (get().isReady) return
    connecting ??= connect()
    set({ isLoading: true })
    try {
      const client = await connecting
      if (get().isReady) return
      if (!hasSessionCookie()) await client.forget()
      set({ client, isReady: true, isLoading: false })
      if (client.interrupted !== undefined) set({ failure: report(client.interrupted, 'sign-in') })
    } catch (error) {
      connecting = undefined
      set({ isLoading: false })
      throw error
    }
  }

  /** As `prepare`, on a hint such as a pointer that comes near; a failure is reported once it matters, or at once if it stays. */
  function prepareQuietly(): void {
    prepare().catch((error: unknown) => {
      if (isClosed(findFailure(error, 'sign-in'))) set({ failure: report(error, 'sign-in') })
    })
  }

  /** Opens Microsoft's window. Before the library is ready it refuses, and loads the library for the next press. */
  async function signIn(): Promise<void> {
    const { client } = get()
    if (client === undefined) return refuse()
    const mine = ++attempt
    set({ activity: 'signing-in' })
    try {
      const account = await client.signIn(() => {
        if (mine === attempt)
          set({
            activity: 'idle',
            failure: report(new SignInError('window_closed', 'The window seems to be closed.'), 'sign-in'),
          })
      })
      if (mine !== attempt) {
        // signed out in the meantime, e.g. in another tab
        if (get().session.status === 'signed-out' && get().activity === 'idle') await client.forget()
        return
      }
      set({ isExpired: false, failure: undefined })
      await changeAccount(account)
      if (get().activity === 'signing-in') set({ activity: 'idle' })
    } catch (error) {
      // a later attempt has taken over this one's window
      if (mine === attempt) set({ activity: 'idle', failure: report(error, 'sign-in') })
    }
  }

  async function refuse(): Promise<void> {
    console.error('MSAL is not ready yet.')
    set({ failure: { cause: 'not-ready', code: 'not_ready', phase: 'sign-in' } })
    try {
      await prepare()
    } catch (error) {
      set({ failure: report(error, 'sign-in') })
    }
  }

  /** Another tab may be signed in: Microsoft then knows this browser. */
  async function signInSilently(): Promise<void> {
    try {
      const account = await get().client?.signInSilently()
      if (account) await enter(account, 'restore')
    } catch (error) {
      report(error, 'restore')
      set({ session: { status: 'signed-out' } })
    }
  }

  /** Called by the library's provider at its start and after each change. */
  function onAccount(account: Account | undefined): void {
    const { session, activity } = get()
    // the account is not needed: a sign-out is about to clear its tokens
    if (account && session.status === 'signed-out' && activity === 'idle') return
    changeAccount(account).catch((error: unknown) => report(error, 'restore'))
  }

  async function changeAccount(account: Account | undefined): Promise<void> {
    const { session, activity } = get()
    if (account === undefined) {
      if (session.status === 'checking') await signInSilently()
      return
    }
    const isEntered = session.status === 'signed-in' || activity === 'entering'
    if (isEntered && lastAccount?.id === account.id) return
    await enter(account, session.status === 'checking' ? 'restore' : 'sign-in')
  }

  /** Reads the roles first, because they decide what is shown; the photo follows. */
  async function enter(account: Account, phase: FailurePhase): Promise<void> {
    const mine = ++turn
    lastAccount = account
    set({ activity: 'entering' })
    const { roles, failure } = await readRoles(phase)
    if (mine !== turn) return
    revokePhotos()
    // without an answer from the backend the user is known, only their roles are not
    if (failure && !failure.cause.startsWith('backend-')) {
      set({ session: { status: 'signed-out' }, activity: 'idle', failure })
      return
    }
    setSessionCookie()
    const user: User = { account, roles, photoUrl: null }
    set({ session: { status: 'signed-in', user }, activity: 'idle', isExpired: false, failure })
    const photoUrl = await readPhoto()
    if (photoUrl === null) return
    const { session } = get()
    if (mine === turn && session.status === 'signed-in')
      set({ session: { ...session, user: { ...session.user, photoUrl } } })
    else URL.revokeObjectURL(photoUrl)
  }

  async function readRoles(phase: FailurePhase) {
    try {
      return { roles: (await get().client?.readRoles()) ?? [], failure: undefined }
    } catch (error) {
      return { roles: [], failure: report(error, phase) }
    }
  }

  async function readPhoto(): Promise<string | null> {
    try {
      const photo = await get().client?.readPhoto()
      return photo ? URL.createObjectURL(photo) : null
    } catch (error) {
      console.error('The profile photo could not be read.', error)
      return null
    }
  }

  const photosOfOthers = new Map<string, Promise<string | null>>()

  /** Asks for each photo once. */
  function findPhotoOf(email: string): Promise<string | null> {
    const found = photosOfOthers.get(email) ?? readPhotoOf(email)
    photosOfOthers.set(email, found)
    return found
  }

  async function readPhotoOf(email: string): Promise<string | null> {
    try {
      const photo = await get().client?.readPhotoOf(email)
      return photo ? URL.createObjectURL(photo) : null
    } catch (error) {
      console.error('A photo could not be read.', error)
      return null
    }
  }

  /** Frees the photos' URLs; called before anything replaces the user. */
  function revokePhotos(): void {
    const { session } = get()
    if (session.status === 'signed-in' && session.user.photoUrl) URL.revokeObjectURL(session.user.photoUrl)
    for (const photo of photosOfOthers.values())
      void photo.then((url) => url !== null && URL.revokeObjectURL(url))
    photosOfOthers.clear()
  }

  async function signOut(): Promise<void> {
    const { client } = get()
    const account = leave()
    tabs?.postMessage('signed-out')
    if (client === undefined || account === undefined) return
    try {
      await client.signOut(account)
    } catch (error) {
      report(error, 'sign-out')
      await client.forget()
    }
  }

  async function onSignedOutElsewhere(): Promise<void> {
    leave()
    await get().client?.forget()
  }

  /** @returns The account that was signed in. */
  function leave(): Account | undefined {
    const account = lastAccount
    revokePhotos()
    attempt += 1
    turn += 1
    lastAccount = undefined
    if (account) clearDrafts(account.email)
    clearSessionCookie()
    set({ session: { status: 'signed-out' }, activity: 'idle', isExpired: false, failure: undefined })
    return account
  }

  /** A token for a call. Where only the user can renew it, the session is marked as expired. */
  async function findToken(audience: Audience, options?: TokenOptions): Promise<string> {
    const { client } = get()
    if (client === undefined) throw new Error('Nobody is signed in.')
    try {
      return await client.findToken(audience, options)
    } catch (error) {
      const failure = report(error, 'work')
      set({ failure, isExpired: failure.cause === 'session-lost' || get().isExpired })
      throw error
    }
  }

  /** The backend refuses the token that Microsoft takes for good. */
  function expire(): void {
    set({ isExpired: true })
  }

  return {
    get,
    subscribe,
    start,
    stop: () => tabs?.close(),
    restore,
    prepareQuietly,
    signIn,
    signOut,
    onAccount,
    findToken,
    expire,
    findPhotoOf,
    readProfile: async () => (await get().client?.readProfile()) ?? {},
  }
}

/** Logs a failure, and explains it. */
function report(error: unknown, phase: FailurePhase): SignInFailure {
  const failure = findFailure(error, phase)
  console.error(`${phase} failed (${failure.code})`, error)
  return failure
}

const hasSessionCookie = () => document.cookie.split('; ').includes(sessionCookie)

function setSessionCookie(): void {
  document.cookie = `${sessionCookie}; ${attributes()}`
}

function clearSessionCookie(): void {
  document.cookie = `${sessionCookie}; Max-Age=0; ${attributes()}`
}

/** Secure wherever there is TLS: on localhost there is none. */
const attributes = () => `Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
