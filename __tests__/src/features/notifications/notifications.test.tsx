import { screen, waitFor, within } from '@testing-library/react'
import { NotificationBell } from '../../../../src/features/notifications/notification-bell'
import { NotificationSettings } from '../../../../src/features/notifications/notification-settings'
import { NotificationsPage } from '../../../../src/features/notifications/notifications-page'
import { NotificationsBackend } from '../../../setup/notifications-backend'
import { apiOf, renderWorkspace } from '../../../setup/render-workspace'

const bell = (backend: NotificationsBackend) =>
  renderWorkspace(<NotificationBell api={apiOf(backend)} roles={['admin']} />, { backend })
const page = (backend: NotificationsBackend, query = '') => {
  const opened = jest.fn()
  const api = apiOf(backend)
  return {
    opened,
    ...renderWorkspace(<NotificationsPage api={api} roles={['admin']} query={query} onOpen={opened} />, {
      backend,
    }),
  }
}

test('the bell counts unread notifications and opens the list', async () => {
  const backend = new NotificationsBackend()
  backend.notify({ isRead: true })
  backend.notify()
  backend.notify({
    kind: 'inquiry.received',
    text: 'New message',
    actor: 'visitor',
    subject: { type: 'inquiry', reference: 'K7QF-3M2P' },
  })
  const { person } = bell(backend)
  const button = await screen.findByRole('button', { name: 'Notifications, 2 unread' })
  await person.click(button)
  const panel = screen.getByRole('dialog', { name: 'Notifications' })
  const links = within(within(panel).getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.textContent.replace(/ · .*/, ''))).toEqual([
    'Unread: New messageVisitor',
    'Unread: “Tides 2” was submitted for reviewmei@firm.example',
    '“Tides 1” was submitted for reviewmei@firm.example',
  ])
  expect(links[0]).toHaveAttribute('href', '/admin/inquiry/?state=all&search=K7QF-3M2P')

  await person.click(within(panel).getByRole('button', { name: 'Mark all as read' }))
  // the panel hides the rest of the page from screen readers, so the button has no accessible name now
  await waitFor(() => expect(button).toHaveAttribute('aria-label', 'Notifications'))
  expect(within(panel).queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(button).toHaveFocus())
})

test('opening one marks it as read and closes the panel', async () => {
  const backend = new NotificationsBackend()
  backend.notify()
  backend.notify()
  const { person } = bell(backend)
  await person.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  await person.click(screen.getByRole('link', { name: /Tides 2/ }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await waitFor(() => expect(backend.notifications.map(({ isRead }) => isRead)).toEqual([true, false]))
})

test('the list says when it fails, and when it is empty', async () => {
  const backend = new NotificationsBackend()
  const failure = { code: 'internal_error', message: 'Something went wrong.' }
  for (let times = 0; times < 2; times++)
    backend.failNext('GET /api/notifications', { status: 500, body: failure })
  const { person } = page(backend)
  expect(await screen.findByText('Couldn’t load notifications.', {}, { timeout: 3_000 })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No notifications yet')).toBeVisible()
})

test('older notifications are loaded on demand', async () => {
  const backend = new NotificationsBackend()
  for (let count = 0; count < 25; count++) backend.notify()
  const { person } = page(backend)
  const list = await screen.findByRole('list', { name: /Notifications/ })
  expect(within(list).getAllByRole('link')).toHaveLength(20)
  await person.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(25))
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('a link from an email leads on to what it is about, and marks it as read', async () => {
  const backend = new NotificationsBackend()
  const { id } = backend.notify({ kind: 'build.failed', subject: { type: 'build' } })
  const { opened } = page(backend, `?open=${id}`)
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/admin/seo/'))
  await waitFor(() => expect(backend.notifications[0]?.isRead).toBe(true))
})

test('a link to a deleted notification says so', async () => {
  page(new NotificationsBackend(), '?open=00000000-0000-4000-8000-000000000009')
  expect(await screen.findByText('Couldn’t open this notification.')).toBeVisible()
})

test('a choice of when to be emailed is saved at once', async () => {
  const backend = new NotificationsBackend()
  const { person } = renderWorkspace(<NotificationSettings api={apiOf(backend)} />, { backend })
  const choice = await screen.findByRole('button', { name: /At once.*Submitted for review/ })
  await person.click(choice)
  await person.click(screen.getByRole('option', { name: 'Daily digest' }))
  expect(await screen.findByText('Settings saved.')).toBeVisible()
  expect(backend.preferences).toEqual([{ kind: 'entry.submitted', email: 'digest' }])
  expect(screen.queryByText(/Email isn’t set up/)).not.toBeInTheDocument()
})

test('a choice that can’t be saved says why, and shows the former one again', async () => {
  const backend = new NotificationsBackend()
  backend.sendsEmail = false
  backend.failNext('PUT /api/notification-preferences', {
    status: 503,
    body: { code: 'database_unavailable', message: 'The database isn’t responding.' },
  })
  const { person } = renderWorkspace(<NotificationSettings api={apiOf(backend)} />, { backend })
  expect(await screen.findByText(/Email isn’t set up/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: /At once/ }))
  await person.click(screen.getByRole('option', { name: 'Off' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t save. The database isn’t responding')
  expect(screen.getByRole('button', { name: /At once/ })).toBeVisible()
})
