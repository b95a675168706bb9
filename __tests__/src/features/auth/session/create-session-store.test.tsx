import {
  createSessionStore,
  type SessionStore,
} from '../../../../../src/features/auth/session/create-session-store'
import type { Account, SignInClient } from '../../../../../src/features/auth/session/session'

const mei: Account = { id: 'mei', name: 'Mei Tanaka', email: 'Mei.Tanaka@firm.example' }
const ben: Account = { id: 'ben', name: 'Ben Okafor', email: 'ben.okafor@firm.example' }

const failure = (errorCode: string) => Object.assign(new Error(errorCode), { errorCode })
const apiFailure = (code: string) => Object.assign(new Error(code), { code })
const never = () => new Promise<never>(() => undefined)

/** A client that signs in Mei, with some of its functions replaced. */
function makeClient(changes: Partial<SignInClient> = {}): SignInClient {
  return {
    Accounts: () => null,
    Provider: ({ children }) => children,
    signIn: () => Promise.resolve(mei),
    signInSilently: () => Promise.reject(failure('login_required')),
    signOut: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    findToken: () => Promise.resolve('token'),
    readRoles: () => Promise.resolve(['employee']),
    readPhoto: () => Promise.resolve(null),
    readPhotoOf: () => Promise.resolve(null),
    readProfile: () => Promise.resolve({}),
    ...changes,
  }
}

const makeStore = (changes?: Partial<SignInClient>) => {
  const client = makeClient(changes)
  const connect = jest.fn(() => Promise.resolve(client))
  return { store: createSessionStore(connect), connect, client }
}

/** Resolves after all pending promises. */
const flush = () => new Promise((done) => setTimeout(done))

/** Signs in once the library is ready. */
async function signInOnceReady(store: SessionStore): Promise<void> {
  store.prepareQuietly()
  await flush()
  await store.signIn()
}

/** A store whose user has just signed in. */
async function signedIn(changes?: Partial<SignInClient>) {
  const made = makeStore(changes)
  await made.store.start()
  await signInOnceReady(made.store)
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
    const { store, connect } = makeStore()
    expect(store.get().session.status).toBe('checking')
    await store.start()
    expect([store.get().session.status, connect.mock.calls]).toEqual(['signed-out', []])
  })

  test('a session is restored with its role', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const { store } = makeStore()
    await store.start()
    store.onAccount(mei)
    expect(store.get().session.status).toBe('checking')
    await flush()
    expect(store.get().session).toEqual({
      status: 'signed-in',
      user: { account: mei, roles: ['employee'], photoUrl: null },
    })
  })

  test('a tab without an account signs in silently', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const { store } = makeStore({ signInSilently: () => Promise.resolve(mei) })
    await store.start()
    store.onAccount(undefined)
    await flush()
    expect(store.get().session).toMatchObject({ status: 'signed-in', user: { account: mei } })
  })

  test('a failed silent sign-in leaves the user signed out and logs why', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const { store } = makeStore()
    await store.start()
    store.onAccount(undefined)
    await flush()
    expect(store.get().session.status).toBe('signed-out')
    expect(logged).toHaveBeenCalledWith('restore failed (login_required)', expect.any(Error))
  })

  test.each([
    ['post_request_failed', 'provider-unreachable'],
    ['login_required', 'session-lost'],
  ])('a token that can’t be renewed (%s) leaves the user signed out and reports why', async (code, cause) => {
    document.cookie = 'signed-in=1; Path=/'
    const { store } = makeStore({ readRoles: () => Promise.reject(failure(code)) })
    await store.start()
    store.onAccount(mei)
    await flush()
    expect(store.get()).toMatchObject({
      session: { status: 'signed-out' },
      failure: { cause, code, phase: 'restore' },
    })
  })

  test.each([
    ['unreachable', 'backend-unreachable'],
    ['slow', 'backend-slow'],
    ['token_not_accepted', 'backend-refused'],
  ])('an error of the backend (%s) leaves the role unknown until a retry reads it', async (code, cause) => {
    document.cookie = 'signed-in=1; Path=/'
    const readRoles = jest.fn<Promise<['admin']>, []>()
    readRoles.mockRejectedValueOnce(apiFailure(code)).mockResolvedValue(['admin'])
    const { store } = makeStore({ readRoles })
    await store.start()
    store.onAccount(mei)
    await flush()
    expect(store.get()).toMatchObject({
      session: { status: 'signed-in', user: { roles: [] } },
      failure: { cause, code },
    })
    await store.restore()
    expect(store.get()).toMatchObject({
      session: { status: 'signed-in', user: { roles: ['admin'] } },
      failure: undefined,
    })
  })

  test('restoring again signs in silently, also once the library is loaded', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const client = makeClient({ signInSilently: () => Promise.resolve(mei) })
    const connect = jest.fn<Promise<SignInClient>, []>()
    connect.mockRejectedValueOnce(apiFailure('unreachable')).mockResolvedValue(client)
    const store = createSessionStore(connect)
    await store.start()
    store.prepareQuietly()
    await flush()
    store.onAccount(undefined)
    await store.restore()
    expect(store.get().session).toMatchObject({ status: 'signed-in', user: { account: mei } })
  })

  test('a library that does not load leaves the user signed out and is loaded again later', async () => {
    document.cookie = 'signed-in=1; Path=/'
    const client = makeClient()
    const connect = jest.fn<Promise<SignInClient>, []>()
    connect.mockRejectedValueOnce(apiFailure('library_not_loaded')).mockResolvedValue(client)
    const store = createSessionStore(connect)
    await store.start()
    expect(store.get()).toMatchObject({
      session: { status: 'signed-out' },
      failure: { cause: 'not-loaded' },
    })
    await signInOnceReady(store)
    expect(store.get().session.status).toBe('signed-in')
  })
})

describe('signing in', () => {
  test('before the library is ready it is refused and logged, and a second press works', async () => {
    const { store, connect } = makeStore()
    await store.start()
    const pressed = store.signIn()
    expect(logged.mock.calls).toEqual([['MSAL is not ready yet.']])
    expect(store.get()).toMatchObject({
      session: { status: 'signed-out' },
      activity: 'idle',
      isLoading: true,
      failure: { cause: 'not-ready' },
    })
    await pressed
    expect(store.get()).toMatchObject({
      session: { status: 'signed-out' },
      isLoading: false,
      isReady: true,
    })
    await store.signIn()
    expect(store.get()).toMatchObject({ session: { status: 'signed-in' }, failure: undefined })
    expect(connect).toHaveBeenCalledTimes(1)
  })

  test('a press before a library that does not load names the cause', async () => {
    const { store, connect } = makeStore()
    connect.mockRejectedValueOnce(apiFailure('library_not_loaded'))
    await store.start()
    await store.signIn()
    expect(store.get()).toMatchObject({ isLoading: false, isReady: false, failure: { cause: 'not-loaded' } })
    await signInOnceReady(store)
    expect(store.get().session.status).toBe('signed-in')
  })

  test('sets the roles, then the photo, and the session cookie', async () => {
    const { store } = await signedIn({ readPhoto: () => Promise.resolve(new Blob(['photo'])) })
    expect(store.get().session).toEqual({
      status: 'signed-in',
      user: { account: mei, roles: ['employee'], photoUrl: 'blob:1' },
    })
    expect(document.cookie).toBe('signed-in=1')
  })

  test('an account without a role is not a failure', async () => {
    const { store } = await signedIn({ readRoles: () => Promise.resolve([]) })
    expect(store.get()).toMatchObject({
      session: { status: 'signed-in', user: { roles: [] } },
      failure: undefined,
    })
  })

  test('reads the role once, although the library reports the account too', async () => {
    const readRoles = jest.fn(() => Promise.resolve([]))
    const { store } = makeStore({
      readRoles,
      signIn: () => {
        store.onAccount(mei)
        return Promise.resolve(mei)
      },
    })
    await store.start()
    await signInOnceReady(store)
    await flush()
    expect(readRoles).toHaveBeenCalledTimes(1)
    expect(store.get()).toMatchObject({ session: { status: 'signed-in' }, activity: 'idle' })
  })

  test('works without a photo that can’t be read', async () => {
    const { store } = await signedIn({ readPhoto: () => Promise.reject(new Error('no')) })
    expect(store.get().session).toMatchObject({ status: 'signed-in', user: { photoUrl: null } })
  })

  test.each([
    ['popup_window_error', 'popup-blocked'],
    ['timed_out', 'window-closed'],
    ['access_denied', 'canceled'],
    ['post_request_failed', 'provider-unreachable'],
    ['interaction_in_progress', 'second-window'],
    ['something_else', 'unknown'],
  ])('logs a failure (%s) and keeps its cause', async (code, cause) => {
    const { store } = await signedIn({ signIn: () => Promise.reject(failure(code)) })
    expect(store.get()).toMatchObject({
      session: { status: 'signed-out' },
      activity: 'idle',
      failure: { cause, code, phase: 'sign-in' },
    })
    expect(logged).toHaveBeenCalledWith(`sign-in failed (${code})`, expect.any(Error))
  })

  test('a second attempt replaces a window that never responded', async () => {
    const signIn = jest.fn<Promise<Account>, [() => void]>()
    let cancelFirst: (error: Error) => void = () => undefined
    signIn.mockReturnValueOnce(new Promise((_, reject) => (cancelFirst = reject)))
    signIn.mockImplementationOnce(() => {
      cancelFirst(failure('interaction_in_progress_cancelled'))
      return Promise.resolve(ben)
    })
    const { store } = makeStore({
      signIn,
      readRoles: () => Promise.resolve(['admin']),
    })
    await store.start()
    store.prepareQuietly()
    await flush()
    void store.signIn()
    expect(store.get().activity).toBe('signing-in')
    await store.signIn()
    expect(store.get()).toMatchObject({
      session: { status: 'signed-in', user: { account: ben, roles: ['admin'] } },
      failure: undefined,
    })
  })

  test('says that the window was closed, and takes a sign-in that still comes from it', async () => {
    let finish: (account: Account) => void = () => undefined
    let onClosed = (): void => undefined
    const { store } = makeStore({
      signIn: (whenClosed) => {
        onClosed = whenClosed
        return new Promise((resolve) => (finish = resolve))
      },
    })
    await store.start()
    store.prepareQuietly()
    await flush()
    const attempt = store.signIn()
    onClosed()
    expect(store.get()).toMatchObject({ activity: 'idle', failure: { cause: 'window-closed' } })
    finish(mei)
    await attempt
    expect(store.get()).toMatchObject({
      session: { status: 'signed-in', user: { account: mei } },
      failure: undefined,
    })
  })

  test('a window that a later attempt has replaced says nothing when it closes', async () => {
    const closed: (() => void)[] = []
    const { store } = makeStore({
      signIn: (whenClosed) => {
        closed.push(whenClosed)
        return never()
      },
    })
    await store.start()
    store.prepareQuietly()
    await flush()
    void store.signIn()
    void store.signIn()
    closed[0]?.()
    expect(store.get()).toMatchObject({ activity: 'signing-in', failure: undefined })
  })

  test('keeps a sign-in that a reload interrupted as the last failure', async () => {
    const { store } = makeStore({ interrupted: failure('no_token_request_cache_error') })
    await store.start()
    store.prepareQuietly()
    await flush()
    expect(store.get()).toMatchObject({ session: { status: 'signed-out' }, failure: { cause: 'reloaded' } })
  })

  test('clears tokens that an earlier visit left behind', async () => {
    const forget = jest.fn(() => Promise.resolve())
    await signedIn({ forget })
    expect(forget).toHaveBeenCalledTimes(1)
  })
})

describe('signing out', () => {
  test('clears user, photo and cookie at once, before the provider responds', async () => {
    const { store } = await signedIn({
      readPhoto: () => Promise.resolve(new Blob(['photo'])),
      signOut: never,
    })
    void store.signOut()
    expect(store.get().session.status).toBe('signed-out')
    expect([document.cookie, revoked]).toEqual(['', ['blob:1']])
  })

  test('clears the tokens even if the provider’s window can’t be opened', async () => {
    const forget = jest.fn(() => Promise.resolve())
    const { store } = await signedIn({
      signOut: () => Promise.reject(failure('popup_window_error')),
      forget,
    })
    forget.mockClear()
    await store.signOut()
    expect(forget).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith('sign-out failed (popup_window_error)', expect.any(Error))
  })

  test('deletes the drafts of that person from this browser, and keeps those of others', async () => {
    localStorage.setItem('writing/mei.tanaka%40firm.example/one/a', '{}')
    localStorage.setItem('writing/ben.okafor%40firm.example/one/a', '{}')
    localStorage.setItem('form/contact/about/', '{}')
    sessionStorage.setItem('draft:mei.tanaka%40firm.example/reply-1', 'Dear Ada')
    sessionStorage.setItem('draft:ben.okafor%40firm.example/reply-1', 'Dear Ada')
    const { store } = await signedIn()
    await store.signOut()
    expect([Object.keys(localStorage).sort(), Object.keys(sessionStorage)]).toEqual([
      ['form/contact/about/', 'writing/ben.okafor%40firm.example/one/a'],
      ['draft:ben.okafor%40firm.example/reply-1'],
    ])
    localStorage.clear()
    sessionStorage.clear()
  })

  test('in another tab deletes the drafts of this one too', async () => {
    sessionStorage.setItem('draft:mei.tanaka%40firm.example/reply-1', 'Dear Ada')
    await signedIn()
    new Channel().postMessage('signed-out')
    await flush()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('signs out the other tabs too', async () => {
    const forget = jest.fn(() => Promise.resolve())
    const here = await signedIn()
    const there = await signedIn({ forget })
    forget.mockClear()
    await here.store.signOut()
    await flush()
    expect(there.store.get().session.status).toBe('signed-out')
    expect(forget).toHaveBeenCalledTimes(1)
  })

  test('while the role is being read, the user stays signed out', async () => {
    let answer: (roles: []) => void = () => undefined
    const { store } = makeStore({ readRoles: () => new Promise((done) => (answer = done)) })
    await store.start()
    void signInOnceReady(store)
    await flush()
    await store.signOut()
    answer([])
    await flush()
    expect(store.get().session.status).toBe('signed-out')
  })
})

test('a sign-in that completes after another tab has signed out is dropped', async () => {
  let comeIn: (account: Account) => void = () => undefined
  const forget = jest.fn(() => Promise.resolve())
  const here = makeStore({ forget, signIn: () => new Promise((done) => (comeIn = done)) })
  await here.store.start()
  void signInOnceReady(here.store)
  const there = await signedIn()
  await there.store.signOut()
  await flush()
  forget.mockClear()
  comeIn(mei)
  here.store.onAccount(mei)
  await flush()
  expect(here.store.get().session.status).toBe('signed-out')
  expect([forget.mock.calls.length, document.cookie]).toEqual([1, ''])
})

describe('during a session', () => {
  test('a token that only the user can renew marks the session as expired and keeps the user', async () => {
    const { store } = await signedIn({ findToken: () => Promise.reject(failure('login_required')) })
    await expect(store.findToken('backend')).rejects.toThrow('login_required')
    expect(store.get()).toMatchObject({ isExpired: true, session: { status: 'signed-in' } })
    await signInOnceReady(store)
    expect(store.get()).toMatchObject({ isExpired: false, session: { status: 'signed-in' } })
  })

  test('a backend that refuses every token marks the session as expired and keeps the user', async () => {
    const { store } = await signedIn()
    store.expire()
    expect(store.get()).toMatchObject({ isExpired: true, session: { status: 'signed-in' } })
    await signInOnceReady(store)
    expect(store.get().isExpired).toBe(false)
  })

  test('a provider that can’t be reached for a moment does not expire the session', async () => {
    const { store } = await signedIn({ findToken: () => Promise.reject(failure('post_request_failed')) })
    await expect(store.findToken('backend')).rejects.toThrow('post_request_failed')
    expect(store.get().isExpired).toBe(false)
  })

  test('restoring again revokes the photo before it reads another', async () => {
    const { store } = await signedIn({ readPhoto: () => Promise.resolve(new Blob(['photo'])) })
    await store.restore()
    expect(store.get().session).toMatchObject({ user: { photoUrl: 'blob:2' } })
    expect(revoked).toEqual(['blob:1'])
  })

  test('the photo of another person is asked for once, and revoked with the session', async () => {
    const readPhotoOf = jest.fn(() => Promise.resolve(new Blob(['photo'])))
    const { store } = await signedIn({ readPhotoOf })
    const seen = [await store.findPhotoOf(ben.email), await store.findPhotoOf(ben.email)]
    expect([seen, readPhotoOf.mock.calls]).toEqual([['blob:1', 'blob:1'], [[ben.email]]])
    await store.signOut()
    await flush()
    expect(revoked).toEqual(['blob:1'])
  })

  test('another person without a photo that can be read has none', async () => {
    const { store } = await signedIn({ readPhotoOf: () => Promise.reject(new Error('no')) })
    expect(await store.findPhotoOf(ben.email)).toBeNull()
  })

  test('another account revokes the photo of the first', async () => {
    const signIn = jest.fn<Promise<Account>, []>().mockResolvedValueOnce(mei).mockResolvedValueOnce(ben)
    const { store } = await signedIn({ signIn, readPhoto: () => Promise.resolve(new Blob(['photo'])) })
    await signInOnceReady(store)
    await flush()
    expect(store.get().session).toMatchObject({ user: { account: ben, photoUrl: 'blob:2' } })
    expect(revoked).toEqual(['blob:1'])
  })
})
