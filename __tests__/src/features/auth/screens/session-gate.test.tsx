import { render, screen } from '@testing-library/react'
import { createContext, use, useEffect } from 'react'
import { SessionGate } from '../../../../../src/features/auth/screens/session-gate'
import type { SignInClient } from '../../../../../src/features/auth/session/session'
import { SessionProvider } from '../../../../../src/features/auth/session/session-provider'

const mockConnect = jest.fn<Promise<SignInClient>, []>()
jest.mock('../../../../../src/features/auth/sign-in/connect', () => ({ connect: () => mockConnect() }))

const Library = createContext('missing')

const refuse = (code: string) => Object.assign(new Error(code), { code })

/** What a page of the workspace gets from the library's own provider. */
const Workspace = () => <p>The workspace, library {use(Library)}</p>

/** Opens a page of the workspace as Ben, whose role the backend refuses to say. */
const openRefused = (code: string) => open({ readRoles: () => Promise.reject(refuse(code)) })

/** Opens a page of the workspace as Ben. */
function open(changes: Pick<SignInClient, 'readRoles'>): void {
  document.cookie = 'signed-in=1; Path=/'
  mockConnect.mockResolvedValue({
    Accounts: ({ onChange }) => {
      useEffect(() => onChange({ id: 'ben', name: 'Ben Okafor', email: 'ben@firm.example' }), [onChange])
      return null
    },
    Provider: ({ children }) => <Library value="there">{children}</Library>,
    signIn: () => Promise.reject(refuse('x')),
    signInSilently: () => Promise.reject(refuse('login_required')),
    signOut: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    findToken: () => Promise.resolve('token'),
    readPhoto: () => Promise.resolve(null),
    readPhotoOf: () => Promise.resolve(null),
    readProfile: () => Promise.resolve({}),
    ...changes,
  })
  render(
    <SessionProvider>
      <SessionGate permission="workspace.open" brand="Firm">
        {() => <Workspace />}
      </SessionGate>
    </SessionProvider>,
  )
}

let logged: jest.SpyInstance
beforeEach(() => {
  Object.assign(globalThis, {
    BroadcastChannel: class {
      postMessage() {}
      close() {}
    },
  })
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

test.each([
  ['account_mismatch', 'This email belongs to another account', 'Ask an admin to unlink the old account'],
  ['guest_not_allowed', 'Guest accounts can’t sign in here', 'sign in with a work account'],
])('an account refused as %s is told why and what to do next', async (code, title, next) => {
  openRefused(code)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('You’re signed in as Ben Okafor (ben@firm.example).')
  expect(screen.getByRole('main')).toHaveTextContent(next)
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(screen.queryByText(/^The workspace/)).not.toBeInTheDocument()
})

test('the workspace stands within the provider of the sign-in library', async () => {
  open({ readRoles: () => Promise.resolve(['employee']) })
  expect(await screen.findByText('The workspace, library there')).toBeVisible()
})

test('a backend that is down offers to try again', async () => {
  openRefused('unreachable')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t check your access' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
