import { createStore } from '../../lib/create-store'
import { createEntrance } from './create-entrance'
import { report } from './report-failure'
import type { Account } from './session'
import { hasSessionCookie } from './session-cookie'
import { initialState } from './session-state'
import type { Audience, SignInClient } from './sign-in-client'

export type SessionKeeper = ReturnType<typeof createSessionKeeper>

/**
 * Keeps the session: restores it, lets people in and out, and knows what failed last. Failures are written to
 * the console and kept for the help a person opens; nothing pops up.
 *
 * @param connect Loads the sign-in library and the server's settings; called once, again only after a failure.
 */
export function createSessionKeeper(connect: () => Promise<SignInClient>) {
  const store = createStore(initialState)
  const { get, set, subscribe } = store
  const entrance = createEntrance(store)
  let connecting: Promise<SignInClient> | undefined
  let tabs: BroadcastChannel | undefined
  /** Counts presses of the button, so that only the last one's end counts. */
  let attempt = 0

  /** On start: a browser without a session loads nothing. */
  async function start(): Promise<void> {
    tabs = new BroadcastChannel('session')
    tabs.onmessage = () => void leaveHere()
    return restore()
  }

  async function restore(): Promise<void> {
    const isHere = hasSessionCookie()
    const seen = entrance.findSeen()
    entrance.dropPhoto()
    set({ session: { status: isHere ? 'checking' : 'signed-out' }, failure: undefined })
    try {
      const { isReady } = get()
      if (seen) await entrance.enter(seen, 'restore')
      else if (isHere && isReady) await signInSilently()
      else if (isHere) await prepare()
    } catch (error) {
      set({ session: { status: 'signed-out' }, failure: report(error, 'restore') })
    }
  }

  /** Loads what signing in needs; from then on `signIn` opens its window at once. */
  async function prepare(): Promise<void> {
    connecting ??= connect()
    try {
      const client = await connecting
      if (get().isReady) return
      if (!hasSessionCookie()) await client.forget()
      set({ client, isReady: true })
      if (client.interrupted !== undefined) set({ failure: report(client.interrupted, 'sign-in') })
    } catch (error) {
      connecting = undefined
      throw error
    }
  }

  /** As `prepare`, for a hint such as a pointer that comes near: a failure shows when it matters. */
  function prepareQuietly(): void {
    prepare().catch(() => undefined)
  }

  async function signIn(): Promise<void> {
    const { client } = get()
    if (client === undefined) {
      console.error('MSAL is not ready yet.')
      set({ failure: { cause: 'not-ready', code: 'not_ready', phase: 'sign-in' } })
      return
    }
    const mine = ++attempt
    set({ activity: 'signing-in' })
    try {
      const account = await client.signIn()
      if (mine !== attempt) {
        await forgetLate(client)
        return
      }
      set({ isExpired: false, failure: undefined })
      await accountChanged(account)
      if (get().activity === 'signing-in') set({ activity: 'idle' })
    } catch (error) {
      // a later attempt has taken this one's window
      if (mine === attempt) set({ activity: 'idle', failure: report(error, 'sign-in') })
    }
  }

  /** Somebody came in who had been signed out meanwhile, e.g. in another tab. */
  async function forgetLate(client: SignInClient): Promise<void> {
    if (get().session.status === 'signed-out' && get().activity === 'idle') await client.forget()
  }

  /** Loads what is missing, then signs in: for a button that may be pressed before all is there. */
  async function signInWhenReady(): Promise<void> {
    set({ activity: 'signing-in' })
    try {
      await prepare()
      await signIn()
    } catch (error) {
      set({ activity: 'idle', failure: report(error, 'sign-in') })
    }
  }

  async function accountChanged(account: Account | undefined): Promise<void> {
    const { session } = get()
    if (account === undefined) {
      if (session.status === 'checking') await signInSilently()
      return
    }
    const isIn = session.status === 'signed-in' || get().activity === 'entering'
    if (isIn && entrance.findSeen()?.id === account.id) return
    await entrance.enter(account, session.status === 'checking' ? 'restore' : 'sign-in')
  }

  /** Called by the library's provider at its start and after each change. */
  function onAccount(account: Account | undefined): void {
    const { session, activity } = get()
    // nobody is waiting for this account: tokens that a sign-out is about to clear
    if (account && session.status === 'signed-out' && activity === 'idle') return
    accountChanged(account).catch((error: unknown) => report(error, 'restore'))
  }

  /** Another tab may be signed in: Microsoft then knows this browser. */
  async function signInSilently(): Promise<void> {
    try {
      const account = await get().client?.signInSilently()
      if (account) await entrance.enter(account, 'restore')
    } catch (error) {
      report(error, 'restore')
      set({ session: { status: 'signed-out' } })
    }
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

  /** Another tab signed out. */
  async function leaveHere(): Promise<void> {
    leave()
    await get().client?.forget()
  }

  function leave(): Account | undefined {
    attempt += 1
    return entrance.leave()
  }

  /** A token for a call. Where only the person can renew it, the session is marked as expired. */
  async function findToken(audience: Audience): Promise<string> {
    const { client } = get()
    if (client === undefined) throw new Error('Nobody is signed in.')
    try {
      return await client.findToken(audience)
    } catch (error) {
      const failure = report(error, 'work')
      set({ failure, isExpired: failure.cause === 'session-lost' || get().isExpired })
      throw error
    }
  }

  const readProfile = async () => (await get().client?.readProfile()) ?? {}

  const stop = () => tabs?.close()

  return {
    get,
    subscribe,
    start,
    stop,
    restore,
    prepareQuietly,
    signIn,
    signInWhenReady,
    signOut,
    onAccount,
    findToken,
    readProfile,
  }
}
