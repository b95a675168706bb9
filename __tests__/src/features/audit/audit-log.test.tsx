import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { AuditLog } from '../../../../src/features/audit/audit-log'
import { catchDownloads } from '../../../setup/catch-downloads'
import { EmployeeBackend } from '../../../setup/employee-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

function fill(): EmployeeBackend {
  const backend = new EmployeeBackend([{ email: 'mei@firm.example', roles: ['admin'] }])
  backend.log({
    at: '2026-11-10T08:00:00Z',
    actor: 'system',
    action: 'build.requested',
    subject: 'the site',
    before: null,
    after: null,
  })
  backend.log({
    at: '2026-11-12T08:00:00Z',
    actor: 'mei@firm.example',
    action: 'inquiry.changed',
    subject: 'K7QF-3M2P',
    before: { state: 'new', assignee: null },
    after: { state: 'in_progress', assignee: 'mei@firm.example' },
  })
  return backend
}

afterEach(() => jest.restoreAllMocks())

function open(backend: EmployeeBackend, query = '') {
  const api = apiOf(backend)
  const addresses = [query]
  function Page() {
    const [asked, setAsked] = useState(query)
    const keep = (next: string) => {
      addresses.push(next)
      setAsked(next)
    }
    return <AuditLog api={api} me={nora.email} query={asked} onQuery={keep} />
  }
  const { person } = renderWorkspace(<Page />, { pathname: '/admin/audit/', backend })
  return { person, address: () => addresses.at(-1) }
}

const entries = () =>
  within(screen.getByRole('list', { name: /Entries/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('shows who changed what and when, with values before and after', async () => {
  open(fill())
  await screen.findByText('K7QF-3M2P')
  const [latest, earlier] = entries()
  expect(latest).toMatch(/^12 November 2026, .*mei@firm\.example changed inquiry K7QF-3M2P/)
  expect(latest).toContain('Statusbefore: new → , now: in progress')
  expect(latest).toContain('Assigneebefore: none')
  expect(earlier).toMatch(/System started a build of the site$/)
  expect(screen.getByText('2 entries')).toBeVisible()
})

test('writes a search to the address once typing pauses, and says when there are no results', async () => {
  const { person, address } = open(fill())
  await screen.findByText('K7QF-3M2P')
  await person.type(screen.getByRole('searchbox'), 'k7qf')
  await waitFor(() => expect(entries()).toHaveLength(1))
  expect(address()).toBe('?search=k7qf')
  await person.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText(/^No results\./)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(entries()).toHaveLength(2))
  expect([address(), screen.getByRole<HTMLInputElement>('searchbox').value]).toEqual(['', ''])
})

test('filters by area, person and days, all in the address', async () => {
  const { person, address } = open(fill(), '?area=inquiry')
  await screen.findByText('K7QF-3M2P')
  expect(entries()).toHaveLength(1)
  expect(screen.getByRole('button', { name: /Area/ })).toHaveTextContent('Inquiries')
  await person.click(screen.getByRole('button', { name: /Person/ }))
  await person.click(screen.getByRole('option', { name: 'mei@firm.example' }))
  expect(address()).toBe('?actor=mei%40firm.example&area=inquiry')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-13' } })
  expect(await screen.findByText(/^No results\./)).toBeVisible()
  expect(address()).toContain('from=2026-11-13')
})

test('filters by kind: changes, access to personal data, refusals', async () => {
  const backend = fill()
  backend.log({
    at: '2026-11-13T08:00:00Z',
    actor: 'anonymous',
    action: 'security.sign_in_refused',
    subject: 'guest account',
    before: null,
    after: null,
  })
  const { person, address } = open(backend)
  await screen.findByText('K7QF-3M2P')
  await person.click(screen.getByRole('button', { name: /Show/ }))
  await person.click(screen.getByRole('option', { name: 'Refusals' }))
  await waitFor(() => expect(entries()).toHaveLength(1))
  expect(entries()[0]).toContain('Someone not signed in couldn’t sign in: guest account')
  expect(address()).toBe('?kind=security')
  await person.click(screen.getByRole('button', { name: /Show/ }))
  await person.click(screen.getByRole('option', { name: 'Access to personal data' }))
  expect(await screen.findByText(/^No results\./)).toBeVisible()
})

test('exports exactly what is shown, and says when older entries were left out', async () => {
  const backend = fill()
  backend.latestOnly = 50_000
  const names = catchDownloads()
  const { person } = open(backend, '?kind=change&area=inquiry')
  await screen.findByText('K7QF-3M2P')
  await person.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText(/CSV exported/)).toBeVisible()
  expect(backend.asked.filter((asked) => asked.includes('.csv'))).toEqual([
    'GET /api/admin/audit.csv?search=&kind=change&area=inquiry',
  ])
  expect(names).toEqual([expect.stringMatching(/^audit-log-\d{4}-\d\d-\d\d-latest-50000\.csv$/)])
  expect(screen.getByRole('alert')).toHaveTextContent('Only the latest 50,000 entries were exported.')
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('selecting a name filters by that person', async () => {
  const { person, address } = open(fill())
  await person.click(await screen.findByRole('button', { name: 'System' }))
  await waitFor(() => expect(entries()).toHaveLength(1))
  expect(address()).toBe('?actor=system')
  expect(screen.getByRole('button', { name: /Person/ })).toHaveTextContent('System')
})

test('shows fifty, and more on demand', async () => {
  const backend = fill()
  for (let number = 0; number < 60; number++)
    backend.log({
      at: '2026-11-13T08:00:00Z',
      actor: 'mei@firm.example',
      action: 'seo.changed',
      subject: `/page-${number}/`,
      before: null,
      after: null,
    })
  const { person } = open(backend)
  expect(await screen.findByText('50 entries loaded')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('62 entries')).toBeVisible()
})

test('a log that can’t be loaded says so and can be retried', async () => {
  const backend = fill()
  for (let tries = 0; tries < 2; tries++) backend.failNext('GET /api/admin/audit', 'unreachable')
  const { person } = open(backend)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the audit log')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('K7QF-3M2P')).toBeVisible()
})
