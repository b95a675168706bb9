import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Outbox } from '../../../../src/features/outbox/outbox'
import { OutboxBackend } from '../../../setup/outbox-backend'
import { apiOf, renderWorkspace } from '../../../setup/render-workspace'

/** The page with its address, as Gatsby would keep it. */
function open(backend: OutboxBackend, query = '') {
  const api = apiOf(backend)
  const addresses = [query]
  function Page() {
    const [asked, setAsked] = useState(query)
    const keep = (next: string) => {
      addresses.push(next)
      setAsked(next)
    }
    return <Outbox api={api} query={asked} onQuery={keep} />
  }
  const { person } = renderWorkspace(<Page />, { pathname: '/admin/outbox/', backend })
  return { person, address: () => addresses.at(-1) }
}

const subjects = () =>
  within(screen.getByRole('list', { name: /Emails/ }))
    .getAllByRole('group')
    .map((mail) => within(mail).getByText(/Your question \d+/).textContent)
const lineOf = (subject: string) => screen.getByText(subject).closest('summary')
const emailAbout = (subject: string) => {
  const email = screen.getByText(subject).closest('details')
  if (!email) throw new Error(`There is no email "${subject}".`)
  return within(email)
}

test('emails are listed with status, recipient and the server’s error, the latest first', async () => {
  const backend = new OutboxBackend()
  backend.addEmail()
  backend.addEmail({ state: 'failed', failure: 'mail.firm.example said: 550 No such user', attempts: 6 })
  const { person } = open(backend)
  expect(await screen.findByText('Your question 2')).toBeVisible()
  expect(subjects()).toEqual(['Your question 2', 'Your question 1'])
  expect(screen.getByText('Emails sent by the site, through mail.firm.example.')).toBeVisible()
  const failed = emailAbout('Your question 2')
  expect(failed.getByText('Failed')).toBeVisible()
  expect(failed.getByText('mail.firm.example said: 550 No such user')).toBeVisible()
  await person.click(screen.getByText('Your question 2'))
  expect(failed.getByText(/We answer\./)).toHaveTextContent('We answer. Kind regards')
  expect(failed.getByText('Reply to an inquiry')).toBeVisible()
  expect(screen.getByText('2 emails')).toBeVisible()
})

test('a status filters the list and stays in the address; each has a count', async () => {
  const backend = new OutboxBackend()
  backend.addEmail()
  backend.addEmail({ state: 'unsure' })
  const { person, address } = open(backend)
  await person.click(await screen.findByRole('button', { name: 'Delivery unknown 1' }))
  await waitFor(() => expect(subjects()).toEqual(['Your question 2']))
  expect(address()).toBe('?state=unsure')
  expect(screen.getByText('It may have been delivered.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'false')
  await person.click(screen.getByRole('button', { name: 'Sending 0' }))
  expect(await screen.findByText('No emails with this status')).toBeVisible()
})

test('the search is kept in the address, and an address opens with its search', async () => {
  const backend = new OutboxBackend()
  backend.addEmail()
  backend.addEmail({ to: 'harbour@home.example' })
  const { person, address } = open(backend, '?search=harb')
  expect(await screen.findByText('Your question 2')).toBeVisible()
  expect(subjects()).toEqual(['Your question 2'])
  const field = screen.getByRole('searchbox', { name: 'Search emails' })
  expect(field).toHaveValue('harb')
  await person.clear(field)
  await person.type(field, 'nothing')
  expect(await screen.findByText(/No emails match “nothing”/)).toBeVisible()
  expect(address()).toBe('?search=nothing')
})

test('a failed email can be sent again, with a message', async () => {
  const backend = new OutboxBackend()
  backend.addEmail({ state: 'failed', failure: '550 No such user' })
  const { person } = open(backend)
  await person.click(await screen.findByText('Your question 1'))
  await person.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('The email to visitor-1@home.example is on its way.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Queued 1' })).toBeVisible()
  expect(backend.asked).toContain(`POST /api/admin/emails/${backend.mails[0]?.id ?? ''}/send`)
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument()
})

test('when the button disappears, the focus stays with the email, or moves to the next one if the email leaves the list', async () => {
  const backend = new OutboxBackend()
  for (let number = 0; number < 3; number++) backend.addEmail({ state: 'failed' })
  const { person } = open(backend)
  const sendAgain = async (subject: string) => {
    await person.click(await screen.findByText(subject))
    emailAbout(subject).getByRole('button', { name: 'Send again' }).focus()
    await person.keyboard('{Enter}')
  }
  await sendAgain('Your question 3')
  await screen.findByRole('button', { name: 'Queued 1' })
  expect(lineOf('Your question 3')).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Failed 2' }))
  await waitFor(() => expect(subjects()).toEqual(['Your question 2', 'Your question 1']))
  await sendAgain('Your question 2')
  await waitFor(() => expect(subjects()).toEqual(['Your question 1']))
  expect(lineOf('Your question 1')).toHaveFocus()
})

test('an email that can’t be sent again says why', async () => {
  const backend = new OutboxBackend()
  backend.addEmail({ state: 'unsure' })
  const { person } = open(backend)
  await person.click(await screen.findByText('Your question 1'))
  expect(screen.getByText(/It may already have been delivered/)).toBeVisible()
  const message = 'This mail is on its way already.'
  backend.failNext('POST', { status: 409, body: { code: 'not_now', message } })
  await person.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(`Couldn’t send. ${message}`)
})

test('without a mail server the page says what to configure, and nothing can be sent', async () => {
  const backend = new OutboxBackend()
  backend.server = null
  backend.addEmail({ state: 'kept' })
  const { person } = open(backend)
  expect(await screen.findByText('Email isn’t set up, so nothing is sent.')).toBeVisible()
  await person.click(screen.getByText('Your question 1'))
  expect(screen.getByText(/We answer\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Send(?: again)?$/ })).not.toBeInTheDocument()
})

test('more emails are loaded on demand', async () => {
  const backend = new OutboxBackend()
  for (let number = 0; number < 55; number++) backend.addEmail()
  const { person } = open(backend)
  expect(await screen.findByText('50 of 55 emails')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('55 emails')).toBeVisible()
  expect(new Set(subjects()).size).toBe(55)
})

test('a list that can’t be loaded says so and can be retried', async () => {
  const backend = new OutboxBackend()
  backend.addEmail()
  for (let tries = 0; tries < 2; tries++) backend.failNext('GET /api/admin/emails', 'unreachable')
  const { person } = open(backend)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load emails.')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your question 1')).toBeVisible()
})

test('an empty outbox says so', async () => {
  open(new OutboxBackend())
  expect(await screen.findByText('No emails yet')).toBeVisible()
})
