import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { AuditLog } from '../../../../src/features/audit/audit-log'
import { EmployeeBackend } from '../../../setup/employee-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

function fill(): EmployeeBackend {
  const backend = new EmployeeBackend([{ email: 'mei@firm.example', role: 'admin' }])
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

const changes = () =>
  within(screen.getByRole('list', { name: /Changes/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('shows who changed what and when, with values before and after', async () => {
  open(fill())
  await screen.findByText('K7QF-3M2P')
  const [latest, earlier] = changes()
  expect(latest).toMatch(/^12 November 2026, .*mei@firm\.example changed inquiry K7QF-3M2P/)
  expect(latest).toContain('Statusbefore: new → , now: in progress')
  expect(latest).toContain('Assigneebefore: none')
  expect(earlier).toMatch(/System started a build of the site$/)
  expect(screen.getByText('2 changes')).toBeVisible()
})

test('writes a search to the address once typing pauses, and says when there are no results', async () => {
  const { person, address } = open(fill())
  await screen.findByText('K7QF-3M2P')
  await person.type(screen.getByRole('searchbox'), 'k7qf')
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(address()).toBe('?search=k7qf')
  await person.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText(/^No results\./)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(changes()).toHaveLength(2))
  expect([address(), screen.getByRole<HTMLInputElement>('searchbox').value]).toEqual(['', ''])
})

test('filters by area, person and days, all in the address', async () => {
  const { person, address } = open(fill(), '?area=inquiry')
  await screen.findByText('K7QF-3M2P')
  expect(changes()).toHaveLength(1)
  expect(screen.getByRole('button', { name: /Area/ })).toHaveTextContent('Inquiries')
  await person.click(screen.getByRole('button', { name: /Person/ }))
  await person.click(screen.getByRole('option', { name: 'mei@firm.example' }))
  expect(address()).toBe('?actor=mei%40firm.example&area=inquiry')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-13' } })
  expect(await screen.findByText(/^No results\./)).toBeVisible()
  expect(address()).toContain('from=2026-11-13')
})

test('selecting a name filters by that person', async () => {
  const { person, address } = open(fill())
  await person.click(await screen.findByRole('button', { name: 'System' }))
  await waitFor(() => expect(changes()).toHaveLength(1))
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
  expect(await screen.findByText('50 changes loaded')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('62 changes')).toBeVisible()
})

test('a log that can’t be loaded says so and can be retried', async () => {
  const backend = fill()
  for (let tries = 0; tries < 2; tries++) backend.failNext('GET /api/admin/audit', 'unreachable')
  const { person } = open(backend)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the audit log')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('K7QF-3M2P')).toBeVisible()
})
