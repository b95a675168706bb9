import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import type { Entry } from '../../../../contract/entry'
import { EmployeeDashboard } from '../../../../src/features/employee-dashboard/employee-dashboard'
import type { Published } from '../../../../src/features/employee-dashboard/latest-published'
import { makeEntry, makeId, makeLive } from '../../../setup/make-entry'
import { apiOf, ben, nora, renderWorkspace } from '../../../setup/render-workspace'
import { WorkspaceBackend } from '../../../setup/workspace-backend'

const publish = (kind: Published['kind'], title: string, date: string): Published => ({
  kind,
  title,
  date,
  href: `/${title.toLowerCase()}/`,
})
const published = [
  publish('Article', 'Tides', '2026-03-01'),
  publish('Article', 'Reefs', '2026-09-14'),
  publish('Case study', 'Harbour', '2026-05-20'),
  publish('Job', 'Pilot', '2026-10-02'),
  publish('Article', 'Shoals', '2026-02-01'),
  publish('Article', 'Currents', '2026-04-01'),
  publish('Article', 'Winds', '2025-12-31'),
]
/** One's page, with what one has written. */
function open(
  { user, ...rest }: Omit<ComponentProps<typeof EmployeeDashboard>, 'api'>,
  backend = new WorkspaceBackend(),
) {
  backend.caller = user
  return renderWorkspace(<EmployeeDashboard api={apiOf(backend)} user={user} {...rest} />, { user, backend })
}
const list = (name: string) => within(screen.getByRole('region', { name })).getByRole('list')

test('shows the current user', () => {
  open({ user: ben, profile: { jobTitle: 'Data consultant' }, published: [] })
  const profile = within(screen.getByRole('region', { name: 'Profile' }))
  for (const words of ['Ben Okafor', 'Data consultant', 'ben.okafor@firm.example', 'Employee', 'BO'])
    expect(profile.getByText(words)).toBeVisible()
})

test('does not wait for Microsoft to show the rest', () => {
  open({ user: nora, profile: undefined, published: [] })
  const profile = screen.getByRole('region', { name: 'Profile' })
  expect(profile).toHaveTextContent('NLNora LindqvistNora.Lindqvist@firm.exampleAdmin')
})

test('lists the six newest entries with their date, the newest first', () => {
  open({ user: ben, profile: undefined, published })
  const items = within(list('Recently published')).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Pilot',
    'Reefs',
    'Harbour',
    'Currents',
    'Tides',
    'Shoals',
  ])
  expect(items[0]).toHaveTextContent('2 October 2026Job')
  expect(within(list('Recently published')).getByText('14 September 2026')).toHaveAttribute(
    'datetime',
    '2026-09-14',
  )
})

test('says when nothing is published', () => {
  open({ user: ben, profile: undefined, published: [] })
  expect(screen.getByText('Nothing published yet')).toBeVisible()
})

test('links an employee to their articles and to the public site', () => {
  open({ user: ben, profile: undefined, published: [] })
  const links = within(list('Shortcuts')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/employee/post-blog/',
    '/admin/calendar/',
    '/blog/',
    '/career/',
    '/',
  ])
})

test('links an admin to the areas', () => {
  open({ user: nora, profile: undefined, published: [] })
  const links = within(list('Shortcuts')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toContain('Employees')
  expect(links.map((link) => link.textContent)).not.toContain('Home')
})

describe('the user’s articles', () => {
  const mine = (id: number, title: string, parts: Partial<Entry>) =>
    makeEntry({ id: makeId(id), title, author: ben.email, ...parts })
  const openWith = (entries: readonly Entry[], user = ben) => {
    const backend = new WorkspaceBackend(entries)
    return { backend, ...open({ user, profile: undefined, published: [] }, backend) }
  }
  const part = (name: string) => within(screen.getByRole('region', { name }))

  test('are grouped by status, those that need work first, and link to the editor', async () => {
    openWith([
      mine(1, 'Reefs', { state: 'published', live: makeLive() }),
      mine(2, 'Tides', { state: 'draft' }),
      mine(3, 'Shoals', { state: 'changes_requested' }),
      makeEntry({ id: makeId(4), title: 'A colleague’s article' }),
    ])
    await screen.findByRole('link', { name: 'Tides' })
    const heads = part('My articles').getAllByRole('heading', { level: 3 })
    expect(heads.map((head) => head.textContent)).toEqual(['Changes requested 1', 'Draft 1', 'Published 1'])
    expect(screen.getByRole('link', { name: 'Tides' })).toHaveAttribute(
      'href',
      `/employee/post-blog/?entry=${makeId(2)}`,
    )
    expect(screen.queryByText('A colleague’s article')).not.toBeInTheDocument()
  })

  test('with requested changes show the comment', async () => {
    const note = {
      id: makeId(50),
      by: 'nora.lindqvist@firm.example',
      at: '2026-11-12T10:00:00Z',
      text: 'Name a source.',
    }
    openWith([mine(3, 'Shoals', { state: 'changes_requested', reviewNotes: [note] })])
    expect(
      await part('My articles').findByText(/nora\.lindqvist@firm\.example requested changes:/),
    ).toHaveTextContent('Name a source.')
  })

  test('show when a scheduled one goes live, and that an earlier version is live', async () => {
    openWith([
      mine(1, 'Reefs', { state: 'scheduled', publishAt: '2026-12-01T08:00:00Z' }),
      mine(2, 'Tides', { state: 'draft', live: makeLive() }),
    ])
    expect(await screen.findByText(/^Scheduled for 1 December 2026/)).toBeVisible()
    expect(
      screen.getByText(/^Changed on 12 November 2026, .*\. An earlier version is published$/),
    ).toBeVisible()
  })

  test('say when there are none, and link to write one', async () => {
    openWith([])
    expect(await screen.findByText('No articles yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write an article' })).toHaveAttribute(
      'href',
      '/employee/post-blog/?new',
    )
    expect(screen.queryByRole('link', { name: 'All articles' })).not.toBeInTheDocument()
  })

  test('link to the admin editor for an admin', async () => {
    openWith([makeEntry({ author: nora.email.toLowerCase() })], nora)
    expect(await screen.findByRole('link', { name: 'Tides' })).toHaveAttribute(
      'href',
      `/admin/post-blog/?entry=${makeId(1)}`,
    )
  })

  test('can be retried after an error', async () => {
    const backend = new WorkspaceBackend([mine(1, 'Reefs', {})])
    for (let time = 0; time < 2; time++) backend.failNext('GET /api/entries', 'unreachable')
    const { person } = open({ user: ben, profile: undefined, published: [] }, backend)
    await person.click(await part('My articles').findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Reefs' })).toBeVisible()
  })
})
