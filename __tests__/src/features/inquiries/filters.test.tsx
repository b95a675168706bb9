import { screen, waitFor, within } from '@testing-library/react'
import { catchDownloads } from '../../../setup/catch-downloads'
import { InquiriesBackend } from '../../../setup/inquiries-backend'
import { makeInquiry } from '../../../setup/make-inquiry'
import { list, me, names, openInbox } from './support'

afterEach(() => jest.restoreAllMocks())

const mixed = () =>
  new InquiriesBackend([
    makeInquiry(1, { name: 'Ana' }),
    makeInquiry(2, { name: 'Ben', kind: 'support', severity: 'high', assignee: me.email }),
    makeInquiry(3, { name: 'Cho', state: 'closed' }),
    makeInquiry(4, { name: 'Dee', state: 'spam', spamReasons: ['links'] }),
    makeInquiry(5, { name: 'Eli', state: 'in_progress' }),
  ])

test('says that it is loading, then shows open inquiries, and the count of each status', async () => {
  openInbox(mixed())
  expect(screen.getByText('Loading inquiries').closest('[role="status"]')).toBeInTheDocument()
  await list()
  expect(names()).toEqual(['Eli', 'Ben', 'Ana'])
  const tabs = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Open 3',
    'New 2',
    'In progress 1',
    'Closed 1',
    'Spam 1',
    'All except spam 4',
  ])
})

test('the filter is kept in the address', async () => {
  const { person, address } = openInbox(mixed())
  await list()
  await person.click(screen.getByRole('button', { name: /^Closed/ }))
  expect(address()).toBe('?state=closed')
  await waitFor(() => expect(names()).toEqual(['Cho']))
  await person.click(screen.getByRole('button', { name: /^All except spam/ }))
  await person.click(screen.getByRole('button', { name: /Type/ }))
  await person.click(screen.getByRole('option', { name: 'Support requests' }))
  expect(address()).toBe('?state=all&kind=support')
  await waitFor(() => expect(names()).toEqual(['Ben']))
  await person.click(screen.getByRole('button', { name: /Any assignee/ }))
  await person.click(screen.getByRole('option', { name: 'Unassigned' }))
  expect(address()).toBe('?state=all&kind=support&assignee=unassigned')
  expect(await screen.findByText('No inquiries match these filters')).toBeVisible()
})

test('an address opens its filter', async () => {
  openInbox(mixed(), '?state=all&assignee=me&search=ben')
  await list()
  expect(names()).toEqual(['Ben'])
  expect(screen.getByRole('searchbox')).toHaveValue('ben')
})

test('a search is written to the address once typing stops, unchanged', async () => {
  const { person, address } = openInbox(mixed())
  await list()
  await person.type(screen.getByRole('searchbox', { name: 'Search inquiries' }), 'an')
  await waitFor(() => expect(address()).toBe('?search=an'))
  await person.type(screen.getByRole('searchbox'), 'a')
  await waitFor(() => expect(address()).toBe('?search=ana'))
  expect(screen.getByRole('searchbox')).toHaveValue('ana')
  await waitFor(() => expect(names()).toEqual(['Ana']))
  await person.clear(screen.getByRole('searchbox'))
  await person.type(screen.getByRole('searchbox'), 'zz')
  expect(await screen.findByText(/No inquiries match “zz”/)).toBeVisible()
})

test('a view is saved, opened as a link, renamed, deleted and restored', async () => {
  const backend = mixed()
  const { person } = openInbox(backend, '?state=closed&search=cho')
  await list()
  await person.click(screen.getByRole('button', { name: 'Save view' }))
  const dialog = screen.getByRole('dialog', { name: 'Save view' })
  await person.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByText('Enter a name')).toBeVisible()
  await person.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Done by Cho')
  await person.click(within(dialog).getByRole('button', { name: 'Save' }))
  const link = await screen.findByRole('link', { name: 'Done by Cho' })
  expect(link).toHaveAttribute('href', '/admin/inquiry/?state=closed&search=cho')
  expect(link).toHaveAttribute('aria-current', 'page')
  expect(backend.views).toMatchObject([{ name: 'Done by Cho', query: { state: 'closed', search: 'cho' } }])

  await person.click(screen.getByRole('button', { name: 'Rename' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await person.clear(name)
  await person.type(name, 'Cho{Enter}')
  expect(await screen.findByRole('link', { name: 'Cho' })).toBeVisible()

  await person.click(screen.getByRole('button', { name: 'Delete view' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cho' })).not.toBeInTheDocument())
  await person.click(screen.getByRole('button', { name: /Undo/ }))
  expect(await screen.findByRole('link', { name: 'Cho' })).toBeVisible()
})

test('the CSV is requested with exactly the filter shown', async () => {
  const backend = mixed()
  const names = catchDownloads()
  const { person } = openInbox(backend, '?state=closed&kind=contact&search=cho')
  await list()
  await person.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText(/CSV exported/)).toBeVisible()
  expect(backend.asked.filter((asked) => asked.includes('.csv'))).toEqual([
    'GET /api/admin/inquiries.csv?search=cho&state=closed&kind=contact',
  ])
  expect(names).toEqual([expect.stringMatching(/^inquiries-\d{4}-\d\d-\d\d\.csv$/)])
})

test('says when a CSV could not include all inquiries, in its name too, until it is dismissed', async () => {
  const backend = mixed()
  backend.latestOnly = 50_000
  const names = catchDownloads()
  const { person } = openInbox(backend)
  await list()
  await person.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Only the latest 50,000 inquiries were exported.',
  )
  expect(names).toEqual([expect.stringMatching(/^inquiries-\d{4}-\d\d-\d\d-latest-50000\.csv$/)])
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a list that can’t be loaded says why and can be retried', async () => {
  const backend = mixed()
  backend.failNext('GET /api/admin/inquiries?', 'unreachable')
  backend.failNext('GET /api/admin/inquiries?', 'unreachable')
  const { person } = openInbox(backend)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Couldn’t load inquiries. The server can’t be reached.')
  await person.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await list()).toBeVisible()
})

test('more inquiries are loaded on demand', async () => {
  const backend = new InquiriesBackend(Array.from({ length: 70 }, (_, index) => makeInquiry(index + 1)))
  const { person } = openInbox(backend)
  await list()
  expect(screen.getByText('50 of 70 inquiries')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('70 inquiries')).toBeVisible()
})

test('an empty inbox says so', async () => {
  openInbox(new InquiriesBackend([]))
  expect(await screen.findByText('You’re all caught up')).toBeVisible()
})
