import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AccountMenu } from '../../../../../src/features/auth/account/account-menu'

const mockSignOut = jest.fn(() => Promise.resolve())
jest.mock('../../../../../src/features/auth/session/session-provider', () => ({
  useSession: () => ({ signOut: mockSignOut }),
}))

const mei = { id: 'mei', name: 'Mei Tanaka', email: 'Mei.Tanaka@firm.example' }

function open() {
  render(<AccountMenu user={{ account: mei, roles: ['employee'], photoUrl: null }} />)
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

beforeEach(() => mockSignOut.mockClear())
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('signs out at once when nothing is unsaved', async () => {
  localStorage.setItem('writing/ben.okafor%40firm.example/one/a', '{}')
  const person = open()
  await person.click(button('Sign out'))
  expect(mockSignOut).toHaveBeenCalledTimes(1)
})

test.each([
  ['an unsaved entry', () => localStorage.setItem('writing/mei.tanaka%40firm.example/one/a', '{}')],
  ['an unsent message', () => sessionStorage.setItem('draft:mei.tanaka%40firm.example/reply-1', 'Dear Ada')],
])('with %s it warns first, and signs out on the second click', async (_what, keep) => {
  keep()
  const person = open()
  await person.click(button('Sign out'))
  expect(mockSignOut).not.toHaveBeenCalled()
  expect(
    screen.getByText('You have unsaved changes in this browser. Signing out deletes them.'),
  ).toBeInTheDocument()
  await person.click(button('Sign out and delete'))
  expect(mockSignOut).toHaveBeenCalledTimes(1)
})

test('stays open while Safari focuses what is around it instead of a pressed button, and closes when Tab leads out', () => {
  const hidePopover = jest.fn() // jsdom has no popovers
  render(
    <main tabIndex={-1}>
      <AccountMenu user={{ account: mei, roles: ['employee'], photoUrl: null }} />
      <a href="/contact/">Contact us</a>
    </main>,
  )
  const signOut = button('Sign out')
  const menu = signOut.closest('[popover]')
  if (!menu) throw new Error('There is no menu.')
  Object.assign(menu, { hidePopover })
  fireEvent.focusOut(signOut, { relatedTarget: screen.getByRole('main') })
  expect(hidePopover).not.toHaveBeenCalled()
  fireEvent.focusOut(signOut, { relatedTarget: screen.getByRole('link', { name: 'Contact us' }) })
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
