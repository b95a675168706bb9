import { screen, waitFor, within } from '@testing-library/react'
import { InquiriesBackend } from '../../../setup/inquiries-backend'
import { makeId } from '../../../setup/make-entry'
import { makeInquiry } from '../../../setup/make-inquiry'
import { detail, list, names, openInbox, shown } from './support'

const two = () => new InquiriesBackend([makeInquiry(1), makeInquiry(2)])
const open = async (backend: InquiriesBackend) => {
  const { person } = openInbox(backend)
  await list()
  await person.click(within(detail()).getByRole('button', { name: 'Delete…' }))
  return { person, box: screen.getByRole('alertdialog', { name: 'Delete this inquiry from Sender 2?' }) }
}

test('an inquiry is deleted only after a confirmation that lists what goes with it; the next one has the focus', async () => {
  const backend = two()
  const { person, box } = await open(backend)
  expect(within(box).getByText('notes and history')).toBeVisible()
  await person.click(within(box).getByRole('button', { name: 'Cancel' }))
  expect(backend.inquiries).toHaveLength(2)

  await person.click(within(detail()).getByRole('button', { name: 'Delete…' }))
  await person.click(screen.getByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText('Inquiry deleted.')).toBeVisible()
  await waitFor(() => expect(names()).toEqual(['Sender 1']))
  expect(shown()).toBe('Sender 1')
  expect(within(detail()).getByRole('heading', { level: 2 })).toHaveFocus()
  expect(backend.inquiries.map(({ id }) => id)).toEqual([makeId(1)])
})

test('an inquiry that someone else changed stays, and the dialog says why', async () => {
  const backend = two()
  const { person, box } = await open(backend)
  backend.changeByOlga(makeId(2), 'in_progress')
  await person.click(within(box).getByRole('button', { name: 'Delete permanently' }))
  expect(await within(box).findByRole('alert')).toHaveTextContent(
    'Couldn’t delete. Someone else changed this inquiry. Review it and try again.',
  )
  expect(backend.inquiries).toHaveLength(2)
})

test('without a response nothing is deleted, and it can be retried', async () => {
  const backend = two()
  const { person, box } = await open(backend)
  backend.failNext(`DELETE /api/admin/inquiries/${makeId(2)}`, 'unreachable')
  await person.click(within(box).getByRole('button', { name: 'Delete permanently' }))
  expect(await within(box).findByRole('alert')).toHaveTextContent(
    'Couldn’t delete. The server can’t be reached',
  )
  await person.click(within(box).getByRole('button', { name: 'Delete permanently' }))
  await waitFor(() => expect(names()).toEqual(['Sender 1']))
})
