import { screen, waitFor, within } from '@testing-library/react'
import { InboxBackend } from '../../../setup/inbox-backend'
import { makeId } from '../../../setup/make-entry'
import { makeInquiry } from '../../../setup/make-inquiry'
import { detail, list, names, openInbox, shown } from './support'

const two = () => new InboxBackend([makeInquiry(1), makeInquiry(2)])
const open = async (backend: InboxBackend) => {
  const { person } = openInbox(backend)
  await list()
  await person.click(within(detail()).getByRole('button', { name: 'Erase…' }))
  return { person, box: screen.getByRole('alertdialog', { name: 'Erase the inquiry of Sender 2?' }) }
}

test('an inquiry is erased only after a question that says what goes; the next one has the focus', async () => {
  const backend = two()
  const { person, box } = await open(backend)
  expect(within(box).getByText('notes and history')).toBeVisible()
  await person.click(within(box).getByRole('button', { name: 'Cancel' }))
  expect(backend.inquiries).toHaveLength(2)

  await person.click(within(detail()).getByRole('button', { name: 'Erase…' }))
  await person.click(screen.getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('The inquiry was erased for good.')).toBeVisible()
  await waitFor(() => expect(names()).toEqual(['Sender 1']))
  expect(shown()).toBe('Sender 1')
  expect(within(detail()).getByRole('heading', { level: 2 })).toHaveFocus()
  expect(backend.inquiries.map(({ id }) => id)).toEqual([makeId(1)])
})

test('one that somebody changed meanwhile stays, and it is said why', async () => {
  const backend = two()
  const { person, box } = await open(backend)
  backend.changeByOlga(makeId(2), 'in_progress')
  await person.click(within(box).getByRole('button', { name: 'Erase for good' }))
  expect(await within(box).findByRole('alert')).toHaveTextContent('Somebody changed this inquiry meanwhile.')
  expect(backend.inquiries).toHaveLength(2)
})

test('without an answer nothing is erased, and one can try again', async () => {
  const backend = two()
  const { person, box } = await open(backend)
  backend.failNext(`DELETE /api/admin/inquiries/${makeId(2)}`, 'unreachable')
  await person.click(within(box).getByRole('button', { name: 'Erase for good' }))
  expect(await within(box).findByRole('alert')).toHaveTextContent(
    'Nothing was erased. The server can’t be reached',
  )
  await person.click(within(box).getByRole('button', { name: 'Erase for good' }))
  await waitFor(() => expect(names()).toEqual(['Sender 1']))
})
