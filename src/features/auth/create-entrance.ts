import type { Store } from '../../lib/create-store'
import { findRole } from './find-role'
import { report } from './report-failure'
import type { Account, User } from './session'
import { clearSessionCookie, setSessionCookie } from './session-cookie'
import type { KeptState } from './session-state'
import type { FailurePhase, SignInFailure } from './sign-in-failure'

/** Lets accounts in, with their role and photo, and out again. */
export function createEntrance({ get, set }: Store<KeptState>) {
  /** The account last seen here, also when it could not be let in. */
  let seen: Account | undefined
  /** Counts who came and went, so that a slow answer for somebody else is dropped. */
  let turn = 0

  /** Role first, since it decides what is shown; the photo when it comes. */
  async function enter(account: Account, phase: FailurePhase): Promise<void> {
    const mine = ++turn
    seen = account
    set({ activity: 'entering' })
    const { role, failure } = await readRole(account, phase)
    if (mine !== turn) return
    dropPhoto()
    if (failure && !isOfBackend(failure)) {
      set({ session: { status: 'signed-out' }, activity: 'idle', failure })
      return
    }
    setSessionCookie()
    const user: User = { account, role, photoUrl: null }
    set({ session: { status: 'signed-in', user }, activity: 'idle', isExpired: false, failure })
    await addPhoto(mine)
  }

  async function readRole(account: Account, phase: FailurePhase) {
    try {
      const entries = (await get().client?.readRoles()) ?? []
      return { role: findRole(entries, account.email), failure: undefined }
    } catch (error) {
      return { role: undefined, failure: report(error, phase) }
    }
  }

  async function addPhoto(mine: number): Promise<void> {
    const photoUrl = await readPhoto()
    if (photoUrl === null) return
    const { session } = get()
    if (mine === turn && session.status === 'signed-in')
      set({ session: { ...session, user: { ...session.user, photoUrl } } })
    else URL.revokeObjectURL(photoUrl)
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

  /** Gives the photo's address back; before whatever takes the user's place. */
  function dropPhoto(): void {
    const { session } = get()
    if (session.status === 'signed-in' && session.user.photoUrl) URL.revokeObjectURL(session.user.photoUrl)
  }

  /** Forgets who was here. @returns who it was. */
  function leave(): Account | undefined {
    const left = seen
    dropPhoto()
    turn += 1
    seen = undefined
    clearSessionCookie()
    set({ session: { status: 'signed-out' }, activity: 'idle', isExpired: false, failure: undefined })
    return left
  }

  return { enter, leave, dropPhoto, findSeen: () => seen }
}

/** The person is known then; only what they may do is not. */
const isOfBackend = ({ cause }: SignInFailure) => cause.startsWith('backend-')
