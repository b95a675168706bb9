import { screen, waitFor } from '@testing-library/react'
import { InquiriesBackend } from '../../../setup/inquiries-backend'
import { makeId } from '../../../setup/make-entry'
import { makeInquiry } from '../../../setup/make-inquiry'
import { list, openInbox, shown } from './support'

test('the inquiry that the address names is shown, also where the filter has others', async () => {
  const backend = new InquiriesBackend([makeInquiry(1), makeInquiry(2, { state: 'closed' }), makeInquiry(3)])
  const { person } = openInbox(backend, `?inquiry=${makeId(2)}`)
  await list()
  await waitFor(() => expect(shown()).toBe('Sender 2'))
  expect(screen.getByRole('heading', { level: 2, name: 'Sender 2' })).toHaveFocus()
  await person.keyboard('j')
  expect(shown()).toBe('Sender 1') // the list goes on where it was
})
