import { createSessionKeeper } from '../../../../src/features/auth/create-session-keeper'
import type { Account } from '../../../../src/features/auth/session'
import type { SignInClient } from '../../../../src/features/auth/sign-in-client'

const mei: Account = { id: 'mei', name: 'Mei Tanaka', email: 'Mei.Tanaka@firm.example' }
const ben: Account = { id: 'ben', name: 'Ben Okafor', email: 'ben.okafor@firm.example' }

const failure = (errorCode: string) => Object.assign(new Error(errorCode), { errorCode })
const apiFailure = (code: string) => Object.assign(new Error(code), { code })
const never = () => new Promise<never>(() => undefined)

/** A provider that lets Mei in; a test changes what it is about. */
function makeClient(wishes: Partial<SignInClient> = {}): SignInClient {
  return {
    Accounts: () => null,
    signIn: () => Promise.resolve(mei),
    signInSilently: () => Promise.reject(failure('login_required')),
    signOut: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    findToken: () => Promise.resolve('token'),
    readRoles: () => Promise.resolve([{ email: 'mei.tanaka@FIRM.example', role: 'employee' }]),
    readPhoto: () => Promise.resolve(null),
    readProfile: () => Promise.resolve({}),
    ...wishes,
  }
}

const makeKeeper = (wishes?: Partial<SignInClient>) => {
  const client = makeClient(wishes)
  const connect = jest.fn(() => Promise.resolve(client))
  return { keeper: createSessionKeeper(connect), connect, client }
}

/** Everything that was promised has happened. */
const settled = () => new Promise((done) => setTimeout(done))

/** Keeper of somebody who has just signed in. */
async function signedIn(wishes?: Partial<SignInClient>) {
  const made = makeKeeper(wishes)
  await made.keeper.start()
  await made.keeper.signInWhenReady()
  return made
}

class Channel {
  static readonly all = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor() {
    Channel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    Channel.all.delete(this)
  }
}

let logged: jest.SpyInstance
const revoked: string[] = []
beforeEach(() => {
  document.cookie = 'signed-in=; Max-Age=0; Path=/'
  Channel.all.clear()
  revoked.length = 0
  let count = 0
  Object.assign(globalThis, { BroadcastChannel: Channel })
  URL.createObjectURL = () => `blob:${String((count += 1))}`
  URL.revokeObjectURL = (url) => revoked.push(url)
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

describe('on start', () => {
  test('a browser without a session is signed out and fetches nothing', async () => {
    const { keeper, connect } = makeKeeper()
    expect(keeper.get().session.status).toBe('checking')
    await keeper.start()
    expect([keeper.get().session.status, connect.mock.calls]).toEqual(['signed-out', []])
  })

  test('a session is restored, and its role found without regard to case', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const { keeper } = makeKeeper()
    await keeper.start()
    keeper.onAccount(mei)
    expect(keeper.get().session.status).toBe('checking')
    await settled()
    expect(keeper.get().session).toEqual({
      status: 'signed-in',
      user: { account: mei, role: 'employee', photoUrl: null },
    })
  })

  test('a tab that knows nobody asks the provider without a window', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const { keeper } = makeKeeper({ signInSilently: () => Promise.resolve(mei) })
    await keeper.start()
    keeper.onAccount(undefined)
    await settled()
    expect(keeper.get().session).toMatchObject({ status: 'signed-in', user: { account: mei } })
  })

  test('a provider that knows nobody either leaves the person signed out, with a line in the console', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const { keeper } = makeKeeper()
    await keeper.start()
    keeper.onAccount(undefined)
    await settled()
    expect(keeper.get().session.status).toBe('signed-out')
    expect(logged).toHaveBeenCalledWith('restore failed (login_required)', expect.any(Error))
  })

  test.each([
    ['post_request_failed', 'provider-unreachable'],
    ['login_required', 'session-lost'],
  ])('a token that can’t be renewed (%s) leaves the person signed out, and says why', async (code, cause) => {
    document.cookie = 'signed-in=1; Path=/'
    const { keeper } = makeKeeper({ readRoles: () => Promise.reject(failure(code)) })
    await keeper.start()
    keeper.onAccount(mei)
    await settled()
    expect(keeper.get()).toMatchObject({
      session: { status: 'signed-out' },
      failure: { cause, code, phase: 'restore' },
    })
  })

  test.each([
    ['unreachable', 'backend-unreachable'],
    ['slow', 'backend-slow'],
    ['token_not_accepted', 'backend-refused'],
  ])('a backend that says nothing (%s) leaves the role open; trying again reads it', async (code, cause) => {
    document.cookie = 'signed-in=1; Path=/'
    const readRoles = jest.fn<Promise<[{ email: string; role: 'admin' }]>, []>()
    readRoles.mockRejectedValueOnce(apiFailure(code))
    readRoles.mockResolvedValue([{ email: mei.email, role: 'admin' }])
    const { keeper } = makeKeeper({ readRoles })
    await keeper.start()
    keeper.onAccount(mei)
    await settled()
    expect(keeper.get()).toMatchObject({
      session: { status: 'signed-in', user: { role: undefined } },
      failure: { cause, code },
    })
    await keeper.restore()
    expect(keeper.get()).toMatchObject({
      session: { status: 'signed-in', user: { role: 'admin' } },
      failure: undefined,
    })
  })

  test('going on as before asks the provider anew, also once the library is there', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const client = makeClient({ signInSilently: () => Promise.resolve(mei) })
    const connect = jest.fn<Promise<SignInClient>, []>()
    connect.mockRejectedValueOnce(apiFailure('unreachable')).mockResolvedValue(client)
    const keeper = createSessionKeeper(connect)
    await keeper.start()
    keeper.prepareQuietly()
    await settled()
    keeper.onAccount(undefined)
    await keeper.restore()
    expect(keeper.get().session).toMatchObject({ status: 'signed-in', user: { account: mei } })
  })

  test('what cannot be loaded leaves the person signed out; later it is loaded anew', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const client = makeClient()
    const connect = jest.fn<Promise<SignInClient>, []>()
    connect.mockRejectedValueOnce(apiFailure('library_not_loaded')).mockResolvedValue(client)
    const keeper = createSessionKeeper(connect)
    await keeper.start()
    expect(keeper.get()).toMatchObject({
      session: { status: 'signed-out' },
      failure: { cause: 'not-loaded' },
    })
    await keeper.signInWhenReady()
    expect(keeper.get().session.status).toBe('signed-in')
  })
})

describe('signing in', () => {
  test('before the library is ready is refused, with a line in the console', async () => {
    const { keeper } = makeKeeper()
    await keeper.start()
    await keeper.signIn()
    expect(logged.mock.calls).toEqual([['MSAL is not ready yet.']])
    expect(keeper.get()).toMatchObject({
      session: { status: 'signed-out' },
      failure: { cause: 'not-ready' },
    })
  })

  test('brings the role, then the photo, and leaves the mark by which the browser knows', async () => {
    const { keeper } = await signedIn({ readPhoto: () => Promise.resolve(new Blob(['photo'])) })
    expect(keeper.get().session).toEqual({
      status: 'signed-in',
      user: { account: mei, role: 'employee', photoUrl: 'blob:1' },
    })
    expect(document.cookie).toBe('signed-in=1')
  })

  test('with an address that has no entry gives no role, which is no failure', async () => {
    const { keeper } = await signedIn({ readRoles: () => Promise.resolve([]) })
    expect(keeper.get()).toMatchObject({
      session: { status: 'signed-in', user: { role: undefined } },
      failure: undefined,
    })
  })

  test('asks for the role once, though the library’s provider tells of the account too', async () => {
    const readRoles = jest.fn(() => Promise.resolve([]))
    const { keeper } = makeKeeper({
      readRoles,
      signIn: () => {
        keeper.onAccount(mei)
        return Promise.resolve(mei)
      },
    })
    await keeper.start()
    await keeper.signInWhenReady()
    await settled()
    expect(readRoles).toHaveBeenCalledTimes(1)
    expect(keeper.get()).toMatchObject({ session: { status: 'signed-in' }, activity: 'idle' })
  })

  test('does without the photo where it can’t be read', async () => {
    const { keeper } = await signedIn({ readPhoto: () => Promise.reject(new Error('no')) })
    expect(keeper.get().session).toMatchObject({ status: 'signed-in', user: { photoUrl: null } })
  })

  test.each([
    ['popup_window_error', 'popup-blocked'],
    ['timed_out', 'window-closed'],
    ['access_denied', 'canceled'],
    ['post_request_failed', 'provider-unreachable'],
    ['interaction_in_progress', 'second-window'],
    ['something_else', 'unknown'],
  ])('that fails (%s) says so in the console and keeps the cause', async (code, cause) => {
    const { keeper } = await signedIn({ signIn: () => Promise.reject(failure(code)) })
    expect(keeper.get()).toMatchObject({
      session: { status: 'signed-out' },
      activity: 'idle',
      failure: { cause, code, phase: 'sign-in' },
    })
    expect(logged).toHaveBeenCalledWith(`sign-in failed (${code})`, expect.any(Error))
  })

  test('again, over a window that never answered, forgets the first attempt', async () => {
    const signIn = jest.fn<Promise<Account>, []>()
    let cancelFirst: (error: Error) => void = () => undefined
    signIn.mockReturnValueOnce(new Promise((_, reject) => (cancelFirst = reject)))
    signIn.mockImplementationOnce(() => {
      cancelFirst(failure('interaction_in_progress_cancelled'))
      return Promise.resolve(ben)
    })
    const { keeper } = makeKeeper({
      signIn,
      readRoles: () => Promise.resolve([{ email: ben.email, role: 'admin' }]),
    })
    await keeper.start()
    void keeper.signInWhenReady()
    await settled()
    expect(keeper.get().activity).toBe('signing-in')
    await keeper.signInWhenReady()
    expect(keeper.get()).toMatchObject({
      session: { status: 'signed-in', user: { account: ben, role: 'admin' } },
      failure: undefined,
    })
  })

  test('that a reload has cut off is kept as the last failure', async () => {
    const { keeper } = makeKeeper({ interrupted: failure('no_token_request_cache_error') })
    await keeper.start()
    keeper.prepareQuietly()
    await settled()
    expect(keeper.get()).toMatchObject({ session: { status: 'signed-out' }, failure: { cause: 'reloaded' } })
  })

  test('forgets tokens that another visit left without a session', async () => {
    const forget = jest.fn(() => Promise.resolve())
    await signedIn({ forget })
    expect(forget).toHaveBeenCalledTimes(1)
  })
})

describe('signing out', () => {
  test('clears user, photo and mark at once, before the provider answers', async () => {
    const { keeper } = await signedIn({
      readPhoto: () => Promise.resolve(new Blob(['photo'])),
      signOut: never,
    })
    void keeper.signOut()
    expect(keeper.get().session.status).toBe('signed-out')
    expect([document.cookie, revoked]).toEqual(['', ['blob:1']])
  })

  test('forgets the tokens even where the provider’s window can’t be opened', async () => {
    const forget = jest.fn(() => Promise.resolve())
    const { keeper } = await signedIn({
      signOut: () => Promise.reject(failure('popup_window_error')),
      forget,
    })
    forget.mockClear()
    await keeper.signOut()
    expect(forget).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith('sign-out failed (popup_window_error)', expect.any(Error))
  })

  test('in one tab signs the others out too', async () => {
    const forget = jest.fn(() => Promise.resolve())
    const here = await signedIn()
    const there = await signedIn({ forget })
    forget.mockClear()
    await here.keeper.signOut()
    await settled()
    expect(there.keeper.get().session.status).toBe('signed-out')
    expect(forget).toHaveBeenCalledTimes(1)
  })

  test('while the role is still being read lets nobody in afterwards', async () => {
    let answer: (entries: []) => void = () => undefined
    const { keeper } = makeKeeper({ readRoles: () => new Promise((done) => (answer = done)) })
    await keeper.start()
    void keeper.signInWhenReady()
    await settled()
    await keeper.signOut()
    answer([])
    await settled()
    expect(keeper.get().session.status).toBe('signed-out')
  })
})

test('who comes in after another tab has signed out is forgotten', async () => {
  let comeIn: (account: Account) => void = () => undefined
  const forget = jest.fn(() => Promise.resolve())
  const here = makeKeeper({ forget, signIn: () => new Promise((done) => (comeIn = done)) })
  await here.keeper.start()
  void here.keeper.signInWhenReady()
  const there = await signedIn()
  await there.keeper.signOut()
  await settled()
  forget.mockClear()
  comeIn(mei)
  here.keeper.onAccount(mei)
  await settled()
  expect(here.keeper.get().session.status).toBe('signed-out')
  expect([forget.mock.calls.length, document.cookie]).toEqual([1, ''])
})

describe('at work', () => {
  test('a token that only the person can renew marks the sign-in as expired, and keeps the user', async () => {
    const { keeper } = await signedIn({ findToken: () => Promise.reject(failure('login_required')) })
    await expect(keeper.findToken('backend')).rejects.toThrow('login_required')
    expect(keeper.get()).toMatchObject({ isExpired: true, session: { status: 'signed-in' } })
    await keeper.signInWhenReady()
    expect(keeper.get()).toMatchObject({ isExpired: false, session: { status: 'signed-in' } })
  })

  test('a provider that can’t be reached for a moment expires nothing', async () => {
    const { keeper } = await signedIn({ findToken: () => Promise.reject(failure('post_request_failed')) })
    await expect(keeper.findToken('backend')).rejects.toThrow('post_request_failed')
    expect(keeper.get().isExpired).toBe(false)
  })

  test('restoring anew gives back the photo before it reads another', async () => {
    const { keeper } = await signedIn({ readPhoto: () => Promise.resolve(new Blob(['photo'])) })
    await keeper.restore()
    expect(keeper.get().session).toMatchObject({ user: { photoUrl: 'blob:2' } })
    expect(revoked).toEqual(['blob:1'])
  })

  test('another account in place of the first gives back the first one’s photo', async () => {
    const signIn = jest.fn<Promise<Account>, []>().mockResolvedValueOnce(mei).mockResolvedValueOnce(ben)
    const { keeper } = await signedIn({ signIn, readPhoto: () => Promise.resolve(new Blob(['photo'])) })
    await keeper.signInWhenReady()
    await settled()
    expect(keeper.get().session).toMatchObject({ user: { account: ben, photoUrl: 'blob:2' } })
    expect(revoked).toEqual(['blob:1'])
  })
})
