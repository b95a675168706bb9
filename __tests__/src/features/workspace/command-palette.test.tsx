import { screen, waitFor, within } from '@testing-library/react'
import { navigate } from 'gatsby'
import { ben, renderWorkspace } from '../../../setup/render-workspace'

const palette = () => screen.getByRole('dialog', { name: 'Commands' })
const offered = () =>
  within(palette())
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

afterEach(() => jest.mocked(navigate).mockClear())

test('opens on Ctrl-K with the field focused', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  expect(within(palette()).getByRole('searchbox', { name: 'Search commands' })).toHaveFocus()
})

test('stays closed where Ctrl-K does something else, such as a link in a text', async () => {
  const { person } = renderWorkspace(
    <textarea aria-label="Text" onKeyDown={(event) => event.key === 'k' && event.preventDefault()} />,
  )
  await person.click(screen.getByRole('textbox', { name: 'Text' }))
  await person.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('opens on Cmd-K and by its button', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Meta>}k{/Meta}')
  expect(palette()).toBeVisible()
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'Search or run a command' }))
  expect(palette()).toBeVisible()
})

test('offers an admin every area and command', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  expect(offered()).toEqual([
    'Home',
    'My articles',
    'Overview',
    'Employees',
    'Audit log',
    'Inquiries',
    'Applicants',
    'Comments',
    'Outbox',
    'Articles',
    'Case studies',
    'Jobs',
    'SEO',
    'View site',
    'Write an article',
    'Add employee',
    'Change theme',
    'Sign out',
  ])
})

test('offers an employee no area or command of admins', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>, { user: ben, pathname: '/employee/' })
  await person.keyboard('{Control>}k{/Control}')
  expect(offered()).toEqual([
    'Home',
    'My articles',
    'View site',
    'Write an article',
    'Change theme',
    'Sign out',
  ])
})

test('matches words in any order, also words that are not in the title', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  await person.keyboard('engines sea')
  expect(offered()).toEqual(['SEO'])
  await person.clear(screen.getByRole('searchbox'))
  await person.keyboard('blog review')
  expect(offered()).toEqual(['Articles'])
})

test('Enter opens the selected page', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  await person.keyboard('peop{Enter}')
  expect(navigate).toHaveBeenCalledWith('/admin/employees/')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('arrow keys move the selection', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(navigate).toHaveBeenCalledWith('/admin/')
})

test('opens the dialog to add an employee', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  await person.keyboard('add emp{Enter}')
  expect(navigate).toHaveBeenCalledWith('/admin/employees/?add')
})

test('switches the theme', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  const clicked = jest.fn()
  screen.getByRole('button', { name: 'Switch between light and dark' }).addEventListener('click', clicked)
  await person.keyboard('{Control>}k{/Control}')
  await person.keyboard('dark{Enter}')
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('signs out', async () => {
  const { person, onSignOut } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  await person.keyboard('sign out{Enter}')
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('says when nothing matches', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  await person.keyboard('zeppelin')
  expect(within(palette()).queryByRole('menuitem', { name: 'Employees' })).not.toBeInTheDocument()
  expect(within(palette()).getByText(/No results for “zeppelin”/)).toBeVisible()
})

test('Escape restores the focus', async () => {
  const { person } = renderWorkspace(<button>Somewhere</button>)
  const somewhere = screen.getByRole('button', { name: 'Somewhere' })
  somewhere.focus()
  await person.keyboard('{Control>}k{/Control}')
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(somewhere).toHaveFocus())
})

test('does not open while another dialog is open', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.click(screen.getByRole('button', { name: 'Menu' }))
  await person.keyboard('{Control>}k{/Control}')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
