import { screen, waitFor, within } from '@testing-library/react'
import { useToast } from '../../../../src/ui/toasts'
import { ben, nora, renderWorkspace } from '../../../setup/render-workspace'

const areas = () => screen.getByRole('navigation', { name: 'Areas' })
const titlesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent)

beforeEach(() => localStorage.clear())

describe('the sidebar', () => {
  test('offers an employee their pages and nothing else', () => {
    renderWorkspace(<h1>Page</h1>, { user: ben, pathname: '/employee/' })
    expect(titlesIn(areas())).toEqual(['Home', 'My articles', 'Calendar'])
  })

  test('offers an admin every area', () => {
    renderWorkspace(<h1>Page</h1>, { user: nora })
    expect(titlesIn(areas())).toEqual([
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
    ])
  })

  test('marks the current area, with or without a trailing slash', () => {
    renderWorkspace(<h1>Page</h1>, { pathname: '/admin/employees' })
    const current = within(areas()).getAllByRole('link', { current: 'page' })
    expect(current.map((link) => link.textContent)).toEqual(['Employees'])
  })

  test('collapses to icons that keep their names, and stays collapsed', async () => {
    const { person } = renderWorkspace(<h1>Page</h1>)
    await person.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    expect(areas()).toHaveAttribute('data-rail', 'true')
    expect(within(areas()).getByRole('link', { name: 'Employees' })).toHaveAttribute(
      'href',
      '/admin/employees/',
    )
    expect(localStorage.getItem('workspace-rail')).toBe('true')
  })

  test('is remembered', () => {
    localStorage.setItem('workspace-rail', 'true')
    renderWorkspace(<h1>Page</h1>)
    expect(screen.getByRole('button', { name: 'Collapse sidebar', pressed: true })).toBeVisible()
    expect(areas()).toHaveAttribute('data-rail', 'true')
  })

  test('is a drawer on a narrow screen that Escape closes, restoring the focus', async () => {
    const { person } = renderWorkspace(<h1>Page</h1>)
    const button = screen.getByRole('button', { name: 'Menu' })
    await person.click(button)
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    expect(titlesIn(drawer)).toContain('Overview')
    expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(button).toHaveFocus())
  })
})

test('the page is in the only main region, the target of the skip link', () => {
  renderWorkspace(<h1>Page</h1>)
  const main = screen.getByRole('main')
  expect(main).toHaveAttribute('id', 'main')
  expect(within(main).getByRole('heading', { level: 1, name: 'Page' })).toBeVisible()
})

describe('the account menu', () => {
  test('shows the current user and their role', async () => {
    const { person } = renderWorkspace(<h1>Page</h1>, { user: ben, pathname: '/employee/' })
    await person.click(screen.getByRole('button', { name: 'Ben Okafor: account' }))
    const menu = screen.getByRole('menu')
    for (const words of ['Ben Okafor', 'ben.okafor@firm.example', 'Employee'])
      expect(within(menu).getByText(words)).toBeVisible()
  })

  test('links to the user’s page and to the site, and signs out', async () => {
    const { person, onSignOut } = renderWorkspace(<h1>Page</h1>)
    await person.click(screen.getByRole('button', { name: 'Nora Lindqvist: account' }))
    expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveAttribute('href', '/employee/')
    expect(screen.getByRole('menuitem', { name: 'View site' })).toHaveAttribute('href', '/')
    await person.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(onSignOut).toHaveBeenCalledTimes(1)
  })

  test('shows the initials without a photo', () => {
    renderWorkspace(<h1>Page</h1>)
    expect(screen.getByRole('button', { name: 'Nora Lindqvist: account' })).toHaveTextContent('NL')
  })

  test('shows the photo', () => {
    renderWorkspace(<h1>Page</h1>, { user: { ...nora, photoUrl: 'blob:photo' } })
    const button = screen.getByRole('button', { name: 'Nora Lindqvist: account' })
    expect(button.querySelector('img')).toHaveAttribute('src', 'blob:photo')
    expect(button).not.toHaveTextContent('NL')
  })
})

test('announces the page’s actions in the status region', async () => {
  function Saver() {
    const say = useToast()
    return <button onClick={() => say('It was saved.')}>Save</button>
  }
  const { person } = renderWorkspace(<Saver />)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('It was saved.').closest('[role="status"]')).toBeInTheDocument()
})

test('a page that fails to render keeps the navigation', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('counts is undefined')
  }
  renderWorkspace(<Broken />, { user: nora })
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(titlesIn(areas())).toContain('Inquiries')
})

describe('signing out with unsaved changes', () => {
  const key = 'writing/nora.lindqvist%40firm.example/one/a'
  beforeEach(() => localStorage.setItem(key, '{}'))
  afterEach(() => localStorage.clear())

  async function askToSignOut() {
    const { person, onSignOut } = renderWorkspace(<h1>Page</h1>)
    await person.click(screen.getByRole('button', { name: /Nora Lindqvist/ }))
    await person.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    const question = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' })
    return { person, onSignOut, question }
  }

  test('asks first, and stays when the person prefers to', async () => {
    const { person, onSignOut, question } = await askToSignOut()
    expect(question).toHaveTextContent('Signing out deletes it.')
    await person.click(within(question).getByRole('button', { name: 'Stay signed in' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(onSignOut).not.toHaveBeenCalled()
  })

  test('signs out when confirmed', async () => {
    const { person, onSignOut, question } = await askToSignOut()
    await person.click(within(question).getByRole('button', { name: 'Sign out and delete' }))
    expect(onSignOut).toHaveBeenCalledTimes(1)
  })
})
