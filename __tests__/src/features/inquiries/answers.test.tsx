import { screen, waitFor, within } from '@testing-library/react'
import { InboxBackend, olga } from '../../../setup/inbox-backend'
import { makeId } from '../../../setup/make-entry'
import { makeInquiry } from '../../../setup/make-inquiry'
import { detail, list, me, openInbox, shown } from './support'

const two = () => new InboxBackend([makeInquiry(1), makeInquiry(2, { message: 'Can you help?\nWe are 40.' })])
beforeEach(() => sessionStorage.clear())

test('r opens an answer with greeting, quoted message and the reference in the subject, and sends it', async () => {
  const backend = two()
  const { person } = openInbox(backend)
  await within(detail()).findByText(/We are 40/)
  await person.keyboard('r')
  const box = await screen.findByRole('textbox', { name: 'Answer to sender2@client.example' })
  expect(box).toHaveFocus()
  expect(box).toHaveValue(
    'Hello Sender 2,\n\n\n\nKind regards\nNora Lindqvist\n\nOn November 20, 2026 you wrote:\n> Can you help?\n> We are 40.\n',
  )
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: A project or an idea [TEST-0002]')
  expect(await screen.findByText('The mail goes out through mail.firm.example.')).toBeVisible()
  await person.keyboard('Yes.')
  await person.click(screen.getByRole('button', { name: 'Send the mail' }))
  expect(await screen.findByText('The answer to sender2@client.example goes out.')).toBeVisible()
  const sent = backend.sent.at(-1) as { text: string }
  expect(sent.text).toContain('Hello Sender 2,\n\nYes.\n\nKind regards')
  expect(await within(detail()).findByText('You wrote to the sender')).toBeVisible()
  expect(within(detail()).getByText(/^On its way/)).toBeVisible()
  expect(within(detail()).getByRole('button', { name: /State/ })).toHaveTextContent('In progress')
  // a key after it is no conflict with one's own answer
  await person.keyboard('e')
  await waitFor(() => expect(backend.find(makeId(2))?.state).toBe('closed'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an answer that was not sent says so in the history, and leads to the outbox', async () => {
  const event = { id: makeId(901), at: '2026-11-20T10:00:00Z', by: me.email, text: 'Yes.', before: null }
  const events = [{ ...event, kind: 'email' as const, emailState: 'failed' as const }]
  openInbox(new InboxBackend([makeInquiry(1, { events })]))
  const history = await within(detail()).findByRole('list', { name: 'What happened' })
  expect(within(history).getByText(/^Not sent: the mail server did not take it/)).toBeVisible()
  expect(within(history).getByRole('link', { name: 'See the outbox' })).toHaveAttribute(
    'href',
    '/admin/outbox/?state=failed',
  )
})

test('where no mail server is set up, it is said before one writes', async () => {
  const backend = two()
  backend.mailServer = null
  const { person } = openInbox(backend)
  await within(detail()).findByText(/We are 40/)
  await person.keyboard('r')
  expect(
    await screen.findByText('No mail server is set up: the mail is kept in the outbox and is not sent.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep the mail' })).toBeEnabled()
})

test('a note that fails stays typed, and the next try is the same note', async () => {
  const backend = two()
  const { person } = openInbox(backend)
  await within(detail()).findByText(/We are 40/)
  await person.keyboard('m')
  const box = await screen.findByRole('textbox', { name: 'Private note' })
  await person.keyboard('Called her.')
  backend.failNext(`POST /api/admin/inquiries/${makeId(2)}/notes`, 'unreachable')
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/The server can’t be reached/)).toBeVisible()
  expect(box).toHaveValue('Called her.')
  await person.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(await within(detail()).findByText('You noted')).toBeVisible()
  expect(within(detail()).getByText('Called her.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Private note' })).not.toBeInTheDocument()
})

test('what was typed is still there after one has gone to another inquiry and back', async () => {
  const { person } = openInbox(two())
  await within(detail()).findByText(/We are 40/)
  await person.keyboard('m')
  await screen.findByRole('textbox', { name: 'Private note' })
  await person.keyboard('Half a thou')
  await person.keyboard('{Escape}')
  await person.keyboard('j')
  expect(shown()).toBe('Sender 1')
  await person.keyboard('k')
  await within(detail()).findByText(/We are 40/)
  await person.keyboard('m')
  expect(await screen.findByRole('textbox', { name: 'Private note' })).toHaveValue('Half a thou')
})

test('an inquiry is given to another admin, and only to admins', async () => {
  const backend = two()
  const { person } = openInbox(backend)
  await list()
  await person.click(within(detail()).getByRole('button', { name: /Assignee/ }))
  const choices = screen.getAllByRole('option').map((option) => option.textContent)
  expect(choices).toEqual(['Nobody', 'You', olga])
  await person.click(screen.getByRole('option', { name: olga }))
  await waitFor(() => expect(backend.find(makeId(2))?.assignee).toBe(olga))
  expect(await within(detail()).findByText(`You assigned it to ${olga}`)).toBeVisible()
  expect(shown()).toBe('Sender 2')
})

test('spam says why it was taken for it', async () => {
  const spam = makeInquiry(1, { state: 'spam', spamReasons: ['hidden-field', 'links'] })
  openInbox(new InboxBackend([spam]), '?state=spam')
  await screen.findByRole('heading', { name: 'Why it was taken for spam' })
  expect(within(detail()).getByText('A field was filled in that people do not see.')).toBeVisible()
  expect(within(detail()).getByText('It is mostly links.')).toBeVisible()
})

test('the sender is shown with all that was told, and history names who did what', async () => {
  const backend = new InboxBackend([
    makeInquiry(1, {
      kind: 'support',
      severity: 'critical',
      subject: 'Order portal',
      company: 'Harbor Works',
      phone: '+41 44 000 00 00',
      page: '/tms-support/',
      assignee: me.email,
    }),
  ])
  backend.changeByOlga(makeId(1), 'in_progress')
  openInbox(backend)
  await screen.findByText(`${olga} marked it as in progress, it was new`)
  const facts = within(detail())
  expect(facts.getByText('Order portal')).toBeVisible()
  expect(facts.getByText('Harbor Works')).toBeVisible()
  expect(facts.getByRole('link', { name: '+41 44 000 00 00' })).toHaveAttribute('href', 'tel:+41440000000')
  expect(facts.getByRole('link', { name: '/tms-support/' })).toHaveAttribute('href', '/tms-support/')
  expect(facts.getByText('Critical')).toBeVisible()
})

test('an inquiry that cannot be loaded says why and can be tried again', async () => {
  const backend = two()
  const body = { code: 'internal_error', message: 'Something went wrong on our side.' }
  backend.failNext(`GET /api/admin/inquiries/${makeId(2)}`, { status: 500, body })
  backend.failNext(`GET /api/admin/inquiries/${makeId(2)}`, { status: 500, body })
  const { person } = openInbox(backend)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The inquiry could not be loaded. Something went wrong on our side.')
  await person.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await within(detail()).findByText(/We are 40/)).toBeVisible()
})
