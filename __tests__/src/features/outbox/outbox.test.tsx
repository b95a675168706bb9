import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { OutboxDesk } from '../../../../src/features/outbox/outbox-desk'
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
    return <OutboxDesk api={api} query={asked} onQuery={keep} />
  }
  const { person } = renderWorkspace(<Page />, { pathname: '/admin/outbox/', backend })
  return { person, address: () => addresses.at(-1) }
}

const subjects = () =>
  within(screen.getByRole('list', { name: /Mails/ }))
    .getAllByRole('group')
    .map((mail) => within(mail).getByText(/Your question \d+/).textContent)
const lineOf = (subject: string) => screen.getByText(subject).closest('summary')
const mailAbout = (subject: string) => {
  const mail = screen.getByText(subject).closest('details')
  if (!mail) throw new Error(`There is no mail "${subject}".`)
  return within(mail)
}

test('mails stand the latest first with their state, recipient and what the server said', async () => {
  const backend = new OutboxBackend()
  backend.addMail()
  backend.addMail({ state: 'failed', failure: 'mail.firm.example said: 550 No such user', attempts: 6 })
  const { person } = open(backend)
  expect(await screen.findByText('Your question 2')).toBeVisible()
  expect(subjects()).toEqual(['Your question 2', 'Your question 1'])
  expect(screen.getByText('Every mail the service wrote. They go out by mail.firm.example.')).toBeVisible()
  const failed = mailAbout('Your question 2')
  expect(failed.getByText('Failed')).toBeVisible()
  expect(failed.getByText('mail.firm.example said: 550 No such user')).toBeVisible()
  await person.click(screen.getByText('Your question 2'))
  expect(failed.getByText(/We answer\./)).toHaveTextContent('We answer. Kind regards')
  expect(failed.getByText('Answer to an inquiry')).toBeVisible()
  expect(screen.getByText('2 mails')).toBeVisible()
})

test('a state narrows the list and stays in the address; each says how many there are', async () => {
  const backend = new OutboxBackend()
  backend.addMail()
  backend.addMail({ state: 'unsure' })
  const { person, address } = open(backend)
  await person.click(await screen.findByRole('button', { name: 'Unsure 1' }))
  await waitFor(() => expect(subjects()).toEqual(['Your question 2']))
  expect(address()).toBe('?state=unsure')
  expect(screen.getByText('It may have arrived: ask, or send it again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'false')
  await person.click(screen.getByRole('button', { name: 'Being sent 0' }))
  expect(await screen.findByText('No mail is in this state: being sent.')).toBeVisible()
})

test('what is searched is kept in the address, and an address is searched when it is opened', async () => {
  const backend = new OutboxBackend()
  backend.addMail()
  backend.addMail({ to: 'harbour@home.example' })
  const { person, address } = open(backend, '?search=harb')
  expect(await screen.findByText('Your question 2')).toBeVisible()
  expect(subjects()).toEqual(['Your question 2'])
  const field = screen.getByRole('searchbox', { name: 'Search mails' })
  expect(field).toHaveValue('harb')
  await person.clear(field)
  await person.type(field, 'nothing')
  expect(await screen.findByText(/No mail here holds “nothing”/)).toBeVisible()
  expect(address()).toBe('?search=nothing')
})

test('a mail that failed is sent again, which is said', async () => {
  const backend = new OutboxBackend()
  backend.addMail({ state: 'failed', failure: '550 No such user' })
  const { person } = open(backend)
  await person.click(await screen.findByText('Your question 1'))
  await person.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('The mail to visitor-1@home.example is on its way.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Waiting 1' })).toBeVisible()
  expect(backend.asked).toContain(`POST /api/admin/emails/${backend.mails[0]?.id ?? ''}/send`)
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument()
})

test('when the button goes, the focus stays with the mail, or where the mail leaves the list, beside it', async () => {
  const backend = new OutboxBackend()
  for (let number = 0; number < 3; number++) backend.addMail({ state: 'failed' })
  const { person } = open(backend)
  const sendAgain = async (subject: string) => {
    await person.click(await screen.findByText(subject))
    mailAbout(subject).getByRole('button', { name: 'Send again' }).focus()
    await person.keyboard('{Enter}')
  }
  await sendAgain('Your question 3')
  await screen.findByRole('button', { name: 'Waiting 1' })
  expect(lineOf('Your question 3')).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Failed 2' }))
  await waitFor(() => expect(subjects()).toEqual(['Your question 2', 'Your question 1']))
  await sendAgain('Your question 2')
  await waitFor(() => expect(subjects()).toEqual(['Your question 1']))
  expect(lineOf('Your question 1')).toHaveFocus()
})

test('a mail that can’t be sent again says why', async () => {
  const backend = new OutboxBackend()
  backend.addMail({ state: 'unsure' })
  const { person } = open(backend)
  await person.click(await screen.findByText('Your question 1'))
  expect(screen.getByText('It may have arrived already: they would have it twice.')).toBeVisible()
  const message = 'This mail is on its way already.'
  backend.failNext('POST', { status: 409, body: { code: 'not_now', message } })
  await person.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(`It was not sent. ${message}`)
})

test('without a mail server it is said what to set up, and nothing can be sent', async () => {
  const backend = new OutboxBackend()
  backend.server = null
  backend.addMail({ state: 'kept' })
  const { person } = open(backend)
  expect(await screen.findByText('No mail server is set up, so nothing is sent.')).toBeVisible()
  await person.click(screen.getByText('Your question 1'))
  expect(screen.getByText(/We answer\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
})

test('of many, a page stands there and more are loaded on demand', async () => {
  const backend = new OutboxBackend()
  for (let number = 0; number < 55; number++) backend.addMail()
  const { person } = open(backend)
  expect(await screen.findByText('50 of 55 mails')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('55 mails')).toBeVisible()
  expect(new Set(subjects()).size).toBe(55)
})

test('a list that can’t be loaded says so and can be tried again', async () => {
  const backend = new OutboxBackend()
  backend.addMail()
  for (let tries = 0; tries < 2; tries++) backend.failNext('GET /api/admin/emails', 'unreachable')
  const { person } = open(backend)
  expect(await screen.findByRole('alert')).toHaveTextContent('The mails could not be loaded.')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your question 1')).toBeVisible()
})

test('an empty outbox says when it fills', async () => {
  open(new OutboxBackend())
  expect(await screen.findByText(/No mail has been written yet/)).toBeVisible()
})
