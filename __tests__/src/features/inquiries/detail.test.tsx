import { screen, waitFor, within } from '@testing-library/react'
import { InquiriesBackend, olga } from '../../../setup/inquiries-backend'
import { makeId } from '../../../setup/make-entry'
import { makeInquiry } from '../../../setup/make-inquiry'
import { detail, list, me, openInbox, shown } from './support'

const two = () =>
  new InquiriesBackend([makeInquiry(1), makeInquiry(2, { message: 'Can you help?\nWe are 40.' })])
beforeEach(() => sessionStorage.clear())

test('r opens a reply with greeting, quoted message and the reference in the subject, and sends it', async () => {
  const backend = two()
  const { person } = openInbox(backend)
  await within(detail()).findByText(/We are 40/)
  await person.keyboard('r')
  const box = await screen.findByRole('textbox', { name: 'Reply to sender2@client.example' })
  expect(box).toHaveFocus()
  expect(box).toHaveValue(
    'Hello Sender 2,\n\n\n\nKind regards\nNora Lindqvist\n\nOn 20 November 2026, you wrote:\n> Can you help?\n> We are 40.\n',
  )
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: A project or an idea [TEST-0002]')
  expect(await screen.findByText('Sent through mail.firm.example.')).toBeVisible()
  await person.keyboard('Yes.')
  await person.click(screen.getByRole('button', { name: 'Send email' }))
  expect(await screen.findByText('Your reply to sender2@client.example is on its way.')).toBeVisible()
  const sent = backend.sent.at(-1) as { text: string }
  expect(sent.text).toContain('Hello Sender 2,\n\nYes.\n\nKind regards')
  expect(await within(detail()).findByText('You replied')).toBeVisible()
  expect(within(detail()).getByText('Queued.')).toBeVisible()
  expect(within(detail()).getByRole('button', { name: /Status/ })).toHaveTextContent('In progress')
  // the next key does not conflict with one's own reply
  await person.keyboard('e')
  await waitFor(() => expect(backend.find(makeId(2))?.state).toBe('closed'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a reply that was not sent says so in the timeline, and leads to the outbox', async () => {
  const event = { id: makeId(901), at: '2026-11-20T10:00:00Z', by: me.email, text: 'Yes.', before: null }
  const events = [{ ...event, kind: 'email' as const, emailState: 'failed' as const }]
  openInbox(new InquiriesBackend([makeInquiry(1, { events })]))
  const history = await within(detail()).findByRole('list', { name: 'Activity' })
  expect(within(history).getByText(/^Not sent: the mail server didn’t accept it/)).toBeVisible()
  expect(within(history).getByRole('link', { name: 'View in outbox' })).toHaveAttribute(
    'href',
    '/admin/outbox/?state=failed',
  )
})

test('without a mail server, the composer says so before anything is written', async () => {
  const backend = two()
  backend.mailServer = null
  const { person } = openInbox(backend)
  await within(detail()).findByText(/We are 40/)
  await person.keyboard('r')
  expect(
    await screen.findByText('Email isn’t set up. Your email will be saved in the outbox but not sent.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save to outbox' })).toBeEnabled()
})

test('a failed note keeps its text, and is sent again with the same id', async () => {
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
  await person.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await within(detail()).findByText('You added a note')).toBeVisible()
  expect(within(detail()).getByText('Called her.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Private note' })).not.toBeInTheDocument()
})

test('a draft is still there after opening another inquiry and coming back', async () => {
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

test('an inquiry is assigned to another admin, and only to admins', async () => {
  const backend = two()
  const { person } = openInbox(backend)
  await list()
  await person.click(within(detail()).getByRole('button', { name: /Assignee/ }))
  const choices = screen.getAllByRole('option').map((option) => option.textContent)
  expect(choices).toEqual(['Unassigned', 'You', olga])
  await person.click(screen.getByRole('option', { name: olga }))
  await waitFor(() => expect(backend.find(makeId(2))?.assignee).toBe(olga))
  expect(await within(detail()).findByText(`You assigned it to ${olga}`)).toBeVisible()
  expect(shown()).toBe('Sender 2')
})

test('spam says why it was flagged', async () => {
  const spam = makeInquiry(1, { state: 'spam', spamReasons: ['hidden-field', 'links'] })
  openInbox(new InquiriesBackend([spam]), '?state=spam')
  expect(
    await within(detail()).findByText('Flagged as spam: filled in a hidden field, mostly links.'),
  ).toBeVisible()
})

test('the contact is shown with all details, and the timeline names who did what', async () => {
  const backend = new InquiriesBackend([
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
  await screen.findByText(`${olga} marked it as in progress (was new)`)
  const facts = within(detail())
  expect(facts.getByText('Order portal')).toBeVisible()
  expect(facts.getByText('Harbor Works')).toBeVisible()
  expect(facts.getByRole('link', { name: '+41 44 000 00 00' })).toHaveAttribute('href', 'tel:+41440000000')
  expect(facts.getByRole('link', { name: '/tms-support/' })).toHaveAttribute('href', '/tms-support/')
  expect(facts.getByText('Critical')).toBeVisible()
})

test('an inquiry that can’t be loaded says why and can be retried', async () => {
  const backend = two()
  const body = { code: 'internal_error', message: 'Something went wrong on our side.' }
  backend.failNext(`GET /api/admin/inquiries/${makeId(2)}`, { status: 500, body })
  backend.failNext(`GET /api/admin/inquiries/${makeId(2)}`, { status: 500, body })
  const { person } = openInbox(backend)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Couldn’t load this inquiry. Something went wrong on our side.')
  await person.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await within(detail()).findByText(/We are 40/)).toBeVisible()
})
