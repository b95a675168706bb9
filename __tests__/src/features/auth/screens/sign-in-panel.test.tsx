import { render, screen, waitFor } from '@testing-library/react'
import { explanations } from '../../../../../src/features/auth/screens/sign-in-help'
import { SignInPanel } from '../../../../../src/features/auth/screens/sign-in-panel'
import { SessionProvider } from '../../../../../src/features/auth/session/session-provider'

jest.mock('../../../../../src/features/auth/sign-in/connect', () => ({
  connect: () => Promise.reject(Object.assign(new Error('503'), { code: 'sign_in_not_configured' })),
}))

test('where sign-in isn’t set up, it isn’t offered, and the page says whom to ask and leads on', async () => {
  Object.assign(globalThis, {
    BroadcastChannel: class {
      close() {}
    },
  })
  render(
    <SessionProvider>
      <SignInPanel title="Sign in" text="For the firm's people" />
    </SessionProvider>,
  )
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Sign-in isn’t available on this site yet\. .+ ask the person who runs the site\.$/,
    ),
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact/')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
})

test('no explanation names settings of the server, which mean nothing to people who sign in', () => {
  const all = Object.values(explanations).flatMap(({ title, text, next }) => [title, text, next])
  expect(all.filter((words) => /[A-Z]+_[A-Z]+/.test(words))).toEqual([])
})
