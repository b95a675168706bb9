import { screen, waitFor, within } from '@testing-library/react'
import type { Entry } from '../../../../contract/entry'
import { AdminDashboard } from '../../../../src/features/admin-dashboard/admin-dashboard'
import { makeEntry, makeId } from '../../../setup/make-entry'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'
import { WorkspaceBackend } from '../../../setup/workspace-backend'

const published = { articles: 12, caseStudies: 5, openJobs: 1 }
const staff = (entries: readonly Entry[] = []) =>
  new WorkspaceBackend(entries, [
    { email: 'nora.lindqvist@firm.example', roles: ['admin'] },
    { email: 'mei.tanaka@firm.example', roles: ['employee'] },
    { email: 'ben.okafor@firm.example', roles: ['employee'] },
  ])

const open = (backend: WorkspaceBackend) =>
  renderWorkspace(
    <AdminDashboard
      api={apiOf(backend)}
      me={nora.email}
      roles={nora.roles}
      published={published}
      publications={<p>Three went out</p>}
    />,
    { backend },
  )

const panel = (name: string) => within(screen.getByRole('region', { name }))

test('counts employees by role, and links each count to the list', async () => {
  open(staff())
  const link = await panel('Employees').findByRole('link', { name: '1 Admin' })
  expect(link).toHaveAttribute('href', '/admin/employees/')
  expect(panel('Employees').getByRole('link', { name: '2 Employees' })).toBeVisible()
})

test('counts published pages without calling the backend', () => {
  open(staff())
  expect(panel('Published').getByRole('link', { name: '12 Articles' })).toHaveAttribute(
    'href',
    '/admin/post-blog/',
  )
  expect(panel('Published').getByRole('link', { name: '5 Case studies' })).toBeVisible()
  expect(panel('Published').getByRole('link', { name: '1 Open jobs' })).toBeVisible()
})

test('describes the site’s status', async () => {
  open(staff())
  expect(await panel('Site status').findAllByText('Operational')).toHaveLength(3)
  expect(panel('Site status').getByText('Succeeded')).toBeVisible()
  expect(panel('Site status').getByText(/20 November 2026, \d\d:\d\d/)).toHaveAttribute(
    'datetime',
    '2026-11-20T06:00:00Z',
  )
})

test('says that a site that was not built is missing', async () => {
  const backend = staff()
  backend.site = 'missing'
  open(backend)
  expect(await panel('Site status').findByText('Not built yet')).toBeVisible()
})

test('shows the virus scanner where there is one, and what its failure means', async () => {
  const backend = staff()
  backend.scanner = 'unavailable'
  open(backend)
  expect(await panel('Site status').findByText('Virus scanner')).toBeVisible()
  expect(panel('Site status').getByText('Unavailable: CVs are refused')).toBeVisible()
})

test('distinguishes a database that does not respond from a service that does not', async () => {
  const backend = staff()
  backend.database = 'unavailable'
  const { person } = open(backend)
  const alert = await panel('Site status').findByRole('alert')
  expect(alert).toHaveTextContent('Database unavailable. You can’t load or save anything for now.')
  backend.database = 'ok'
  await person.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await panel('Site status').findAllByText('Operational')).toHaveLength(3)
})

test('names what an admin should look at', async () => {
  const backend = staff()
  backend.lastBuild = 'failed'
  open(backend)
  const status = panel('Site status')
  expect(await status.findByText('Failed')).toBeVisible()
  expect(status.getByText('Not set up')).toBeVisible()
})

test('each part fails independently and can be retried', async () => {
  const backend = staff()
  for (const path of ['/api/health', '/api/admin/audit', '/api/admin/employees']) {
    backend.failNext(`GET ${path}`, 'unreachable')
    backend.failNext(`GET ${path}`, 'unreachable')
  }
  const { person } = open(backend)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  expect(panel('Site status').getByRole('alert')).toHaveTextContent('Service unavailable.')
  await person.click(panel('Employees').getByRole('button', { name: 'Try again' }))
  expect(await panel('Employees').findByRole('link', { name: '2 Employees' })).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

test('shows the progress of the latest publications', () => {
  open(staff())
  expect(panel('Latest publications').getByText('Three went out')).toBeVisible()
})

describe('unpublished entries', () => {
  const number = (id: number, parts: Partial<Entry>) => makeEntry({ id: makeId(id), ...parts })
  const inReview = (id: number, title: string, updatedAt: string) =>
    number(id, { title, state: 'in_review', updatedAt })

  test('are counted by status, with links to the lists', async () => {
    open(staff([inReview(1, 'Tides', '2026-11-10T08:00:00Z'), number(2, { state: 'draft' })]))
    expect(await panel('Content').findByRole('link', { name: '1 In review' })).toHaveAttribute(
      'href',
      '#in-review',
    )
    expect(document.getElementById('in-review')).toHaveTextContent('In review')
    expect(panel('Content').getByRole('link', { name: '1 Draft' })).toHaveAttribute(
      'href',
      '/admin/post-blog/',
    )
    expect(panel('Content').getByRole('link', { name: '0 Scheduled' })).toBeVisible()
  })

  test('in review are listed with their author, the oldest first', async () => {
    open(staff([inReview(1, 'Tides', '2026-11-12T08:00:00Z'), inReview(2, 'Reefs', '2026-11-10T08:00:00Z')]))
    const list = within(await panel('In review').findByRole('list'))
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Reefs', 'Tides'])
    expect(list.getByRole('link', { name: 'Reefs' })).toHaveAttribute(
      'href',
      `/admin/post-blog/?entry=${makeId(2)}`,
    )
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/Article, mei\.tanaka@firm\.example, .* ago/)
  })

  test('are listed up to six, with the number of others', async () => {
    open(
      staff(
        Array.from({ length: 8 }, (_, index) => inReview(index, `Tide ${index}`, '2026-11-10T08:00:00Z')),
      ),
    )
    expect(await panel('In review').findByText('and 2 more')).toBeVisible()
    expect(panel('In review').getAllByRole('link')).toHaveLength(6)
  })

  test('that are scheduled are listed with their time, the next first', async () => {
    const scheduled = (id: number, title: string, publishAt: string) =>
      number(id, { title, state: 'scheduled', publishAt })
    open(staff([scheduled(1, 'Late', '2099-05-02T08:00:00Z'), scheduled(2, 'Soon', '2099-05-01T08:00:00Z')]))
    const items = within(await panel('Scheduled').findByRole('list')).getAllByRole('listitem')
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual(['Soon', 'Late'])
    expect(items[0]).toHaveTextContent(/Article, 1 May 2099, \d\d:\d\d, in about \d+ months/)
  })

  test('say so when there are none', async () => {
    open(staff())
    expect(await panel('In review').findByText('Nothing to review')).toBeVisible()
    expect(await panel('Scheduled').findByText('Nothing scheduled')).toBeVisible()
  })

  test('can be retried list by list after an error', async () => {
    const backend = staff([inReview(1, 'Tides', '2026-11-12T08:00:00Z')])
    for (let time = 0; time < 2; time++) backend.failNext('GET /api/entries?state=in_review', 'unreachable')
    const { person } = open(backend)
    const alert = await panel('In review').findByRole('alert')
    expect(alert).toHaveTextContent('Couldn’t load the list. The server can’t be reached.')
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await panel('In review').findByRole('link', { name: 'Tides' })).toBeVisible()
  })
})

describe('the latest changes', () => {
  test('say so when there are none', async () => {
    open(staff())
    expect(await panel('Recent activity').findByText('No changes yet')).toBeVisible()
  })

  test('show who did what to whom, before and after, and when', async () => {
    const backend = staff()
    const subject = 'mei.tanaka@firm.example'
    const at = '2026-11-03T08:00:00Z'
    backend.log({
      at,
      actor: 'nora.lindqvist@firm.example',
      action: 'employee.added',
      subject,
      before: null,
      after: { roles: ['employee'] },
    })
    backend.log({
      at,
      actor: 'olga.petrova@firm.example',
      action: 'employee.changed',
      subject,
      before: { roles: ['employee'] },
      after: { roles: ['admin'] },
    })
    backend.log({
      at,
      actor: 'system',
      action: 'employee.removed',
      subject,
      before: { roles: ['admin'] },
      after: null,
    })
    open(backend)
    const list = await panel('Recent activity').findByRole('list')
    const texts = within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent)
    expect(texts).toEqual([
      `System removed ${subject}, who was an admin`,
      `olga.petrova@firm.example changed the roles of ${subject}: employee →became admin`,
      `You added ${subject} as an employee`,
    ])
    const [time] = within(list).getAllByText(/^3 November 2026, \d\d:\d\d$/)
    expect(time).toHaveAttribute('datetime', at)
  })

  test('include neither readings nor security events', async () => {
    const backend = staff()
    const at = '2026-11-03T08:00:00Z'
    const entry = { at, actor: 'nora.lindqvist@firm.example', before: null, after: null }
    backend.log({ ...entry, action: 'build.requested', subject: 'the site' })
    backend.log({ ...entry, action: 'inquiry.read', subject: 'K7QF-3M2P' })
    backend.log({ ...entry, action: 'security.call_denied', subject: 'GET /api/admin/audit' })
    open(backend)
    const list = await panel('Recent activity').findByRole('list')
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(list).toHaveTextContent('You started a build of the site')
  })

  test('load ten at a time', async () => {
    const backend = staff()
    for (let index = 0; index < 14; index++)
      backend.log({
        at: '2026-11-03T08:00:00Z',
        actor: 'system',
        action: 'employee.added',
        subject: `p${index}@firm.example`,
        before: null,
        after: { roles: ['employee'] },
      })
    const { person } = open(backend)
    const list = await panel('Recent activity').findByRole('list')
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    await person.click(panel('Recent activity').getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(14))
    expect(panel('Recent activity').queryByRole('button')).not.toBeInTheDocument()
  })
})
