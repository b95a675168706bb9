import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { explanations } from '../../../../../src/features/auth/screens/sign-in-help'
import { SignInPanel } from '../../../../../src/features/auth/screens/sign-in-panel'
import { SessionProvider } from '../../../../../src/features/auth/session/session-provider'

jest.mock('../../../../../src/features/auth/sign-in/connect', () => ({
  connect: () => Promise.reject(Object.assign(new Error('503'), { code: 'sign_in_not_configured' })),
}))

test('where sign-in isn’t set up, a press says so beside the button, and whom to ask', async () => {
  Object.assign(globalThis, {
    BroadcastChannel: class {
      close() {}
    },
  })
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const person = userEvent.setup()
  render(
    <SessionProvider>
      <SignInPanel title="Sign in" text="For the firm's people" />
    </SessionProvider>,
  )
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await person.click(screen.getByRole('button', { name: 'Sign in with Microsoft' }))
  await waitFor(() =>
    expect(status).toHaveTextContent(
      /^Sign-in isn’t available on this site yet\. Ask the site’s administrator/,
    ),
  )
  expect(logged).toHaveBeenCalledWith('MSAL is not ready yet.')
  logged.mockRestore()
})

test('no explanation names settings of the server, which mean nothing to people who sign in', () => {
  const all = Object.values(explanations).flatMap(({ title, text, next }) => [title, text, next])
  expect(all.filter((words) => /[A-Z]+_[A-Z]+/.test(words))).toEqual([])
})
