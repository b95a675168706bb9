import { screen, waitFor, within } from '@testing-library/react'
import { navigate } from 'gatsby'
import type { FoundItem } from '../../../../contract/workspace-search'
import { EmployeeBackend } from '../../../setup/employee-backend'
import { ben, renderWorkspace } from '../../../setup/render-workspace'

const palette = () => screen.getByRole('dialog', { name: 'Search and commands' })
const offered = () =>
  within(palette())
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

afterEach(() => jest.mocked(navigate).mockClear())

test('opens on Ctrl-K with the field focused', async () => {
  const { person } = renderWorkspace(<h1>Page</h1>)
  await person.keyboard('{Control>}k{/Control}')
  expect(within(palette()).getByRole('searchbox', { name: 'Search everything' })).toHaveFocus()
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
    'Calendar',
    'Articles',
    'Case studies',
    'Jobs',
    'People',
    'Pages',
    'Media library',
    'Emails',
    'SEO',
    'Search',
    'View site',
    'Write an article',
    'Write a case study',
    'Write a job',
    'Add a person',
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
    'Calendar',
    'Search',
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
  screen.getByRole('button', { name: /^Theme: / }).addEventListener('click', clicked)
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
  expect(await within(palette()).findByText(/No results for “zeppelin”/)).toBeVisible()
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

describe('things in the workspace', () => {
  const inquiry: FoundItem = {
    kind: 'inquiry',
    id: 'a1',
    variant: 'contact',
    state: 'closed',
    title: 'Ada Lund',
    detail: 'project',
    snippet: 'Our lantern is out.',
    terms: ['lantern'],
    at: '2026-11-20T10:00:00Z',
  }
  const entry: FoundItem = {
    ...inquiry,
    kind: 'entry',
    variant: 'post',
    state: 'trash',
    title: '',
    snippet: 'A lantern.',
  }
  const open = async (backend: EmployeeBackend) => {
    const { person } = renderWorkspace(<h1>Page</h1>, { backend })
    await person.keyboard('{Control>}k{/Control}')
    return person
  }

  test('are found by their words, with their status and the match marked', async () => {
    const backend = new EmployeeBackend()
    backend.found = [inquiry, entry]
    const person = await open(backend)
    await person.keyboard('lantern')
    const found = await screen.findByRole('menuitem', { name: 'Ada Lund, Inquiry · Closed' })
    expect(within(found).getByText('lantern').tagName).toBe('MARK')
    expect(screen.getByRole('menuitem', { name: 'Untitled, Article · In the trash' })).toBeVisible()
    await screen.findByText('2 results')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 results')
    expect(backend.asked.at(-1)).toBe('GET /api/workspace/search?q=lantern&limit=4')
  })

  test('are opened, and listed first the next time', async () => {
    const backend = new EmployeeBackend()
    backend.found = [inquiry]
    const person = await open(backend)
    await person.keyboard('lantern')
    await person.click(await screen.findByRole('menuitem', { name: /Ada Lund/ }))
    expect(navigate).toHaveBeenCalledWith('/admin/inquiry/?state=closed&inquiry=a1')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await person.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(offered()[0]).toContain('Ada Lund'))
    expect(screen.getByText('Recently opened')).toBeVisible()
  })

  test('are shown with the spelling they were found by', async () => {
    const backend = new EmployeeBackend()
    backend.found = [inquiry]
    backend.correction = { typed: 'lamtern', searched: ['lantern'], of: 'all' }
    const person = await open(backend)
    await person.keyboard('lamtern')
    const note = await screen.findByText('Nothing matches “lamtern”. Showing results for “lantern”.')
    expect(note.closest('[role=status]')).toHaveTextContent('1 result')
    await person.keyboard('{Control>}a{/Control}a')
    await waitFor(() => expect(note).not.toBeInTheDocument())
  })

  test('that fail to load can be asked for again', async () => {
    const backend = new EmployeeBackend()
    backend.found = [inquiry]
    backend.failNext('GET /api/workspace/search', {
      status: 400,
      body: { code: 'bad_request', message: 'No.' },
    })
    const person = await open(backend)
    await person.paste('lantern') // at once: typed slowly, it would be asked for more than once
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t search. No.')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('menuitem', { name: /Ada Lund/ })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('and all others are a choice away', async () => {
    const backend = new EmployeeBackend()
    backend.found = [inquiry]
    const person = await open(backend)
    await person.keyboard('our lantern')
    await person.click(await screen.findByRole('menuitem', { name: 'All results for “our lantern”' }))
    expect(navigate).toHaveBeenCalledWith('/admin/search/?q=our+lantern')
  })

  test('and commands to write are found by what people call them', async () => {
    const person = await open(new EmployeeBackend())
    await person.keyboard('job')
    expect(offered()).toEqual(['Jobs', 'Write a job'])
    await person.clear(screen.getByRole('searchbox'))
    await person.keyboard('opening')
    expect(offered()).toEqual(['Jobs', 'Write a job'])
  })
})
