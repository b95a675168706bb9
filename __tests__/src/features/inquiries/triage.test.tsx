import { screen, waitFor, within } from '@testing-library/react'
import { InquiriesBackend, olga } from '../../../setup/inquiries-backend'
import { makeId } from '../../../setup/make-entry'
import { makeInquiry } from '../../../setup/make-inquiry'
import { detail, list, me, names, openInbox, shown } from './support'

const five = () => new InquiriesBackend([1, 2, 3, 4, 5].map((number) => makeInquiry(number)))
const serverError = { status: 500, body: { code: 'internal_error', message: 'It broke.' } }
const tooMany = {
  status: 429,
  body: { code: 'too_many_requests', message: 'That was too much at once.' },
  headers: { 'retry-after': '1' },
}
const stateOf = (backend: InquiriesBackend, number: number) => backend.find(makeId(number))?.state

test('the latest is shown first, and j and k move through the list', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  const { person } = openInbox(five())
  await list()
  expect(scroll).not.toHaveBeenCalled() // on a phone the title of the page stays in sight
  expect(names()).toEqual(['Sender 5', 'Sender 4', 'Sender 3', 'Sender 2', 'Sender 1'])
  expect(shown()).toBe('Sender 5')
  expect(await within(detail()).findByText('Message 5: we would like to move.')).toBeVisible()
  await person.keyboard('jj')
  expect(shown()).toBe('Sender 3')
  await person.keyboard('k')
  expect(shown()).toBe('Sender 4')
  expect(scroll).toHaveBeenCalled()
  scroll.mockRestore()
})

test('e closes, s marks as spam: the inquiry leaves and the next one is shown', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  await person.keyboard('e')
  expect([names()[0], shown()]).toEqual(['Sender 4', 'Sender 4'])
  expect(screen.getByText('Sender 5: closed.')).toBeVisible()
  await person.keyboard('s')
  await waitFor(() => expect(backend.states()).toEqual(['closed', 'spam', 'new', 'new', 'new']))
  expect(await screen.findByRole('button', { name: /^Closed 1$/ })).toBeVisible()
})

test('i and a keep it in the list and move on', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  await person.keyboard('i')
  expect([names().length, shown()]).toEqual([5, 'Sender 4'])
  await person.keyboard('a')
  expect(shown()).toBe('Sender 3')
  await waitFor(() => expect(backend.find(makeId(4))?.assignee).toBe(me.email))
  expect(stateOf(backend, 5)).toBe('in_progress')
  expect(await screen.findByText('Assigned to you')).toBeVisible()
})

test('z undoes the last change', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  await person.keyboard('e')
  await waitFor(() => expect(stateOf(backend, 5)).toBe('closed'))
  await person.keyboard('z')
  await waitFor(() => expect(stateOf(backend, 5)).toBe('new'))
  await waitFor(() => expect(names()).toHaveLength(5))
})

test('x and * select, a change applies to all selected at once, and z restores each', async () => {
  const backend = new InquiriesBackend([
    makeInquiry(1, { state: 'in_progress' }),
    makeInquiry(2),
    makeInquiry(3, { state: 'in_progress' }),
  ])
  const { person } = openInbox(backend)
  await list()
  await person.keyboard('xjx')
  expect(screen.getByText('2 selected')).toBeVisible()
  await person.keyboard('*')
  expect(screen.getByText('3 selected')).toBeVisible()
  await person.keyboard('e')
  await waitFor(() => expect(backend.states()).toEqual(['closed', 'closed', 'closed']))
  expect(screen.getByText('3 inquiries: closed.')).toBeVisible()
  await person.keyboard('z')
  await waitFor(() => expect(backend.states()).toEqual(['in_progress', 'new', 'in_progress']))
})

// fifty in a browser: inquiries.spec.ts
test('closes twelve inquiries with twelve keys, page by page, without a pointer', async () => {
  const backend = new InquiriesBackend(Array.from({ length: 12 }, (_, index) => makeInquiry(index + 1)))
  backend.pageSize = 5
  const { person } = openInbox(backend)
  await list()
  for (let number = 12; number > 0; number--) {
    await waitFor(() => expect(shown()).toBe(`Sender ${number}`))
    await person.keyboard(number % 2 === 0 ? 'e' : 's')
  }
  await waitFor(() => expect(backend.states().filter((state) => state === 'new')).toEqual([]))
  expect(backend.states().filter((state) => state === 'closed')).toHaveLength(6)
  expect(await screen.findByText('You’re all caught up')).toBeVisible()
}, 60_000)

test('shortcuts are off while typing', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  await person.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await person.keyboard('se')
  expect(backend.states().every((state) => state === 'new')).toBe(true)
})

test('a conflict names who was first, and their change stays', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  backend.changeByOlga(makeId(5), 'spam')
  await person.keyboard('e')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `The inquiry from Sender 5 wasn’t changed: ${olga} marked it as spam (21 November 2026,`,
  )
  expect(stateOf(backend, 5)).toBe('spam')
  await person.keyboard('z')
  await waitFor(() => expect(screen.queryByText('Sender 5: closed.')).not.toBeInTheDocument())
  expect(stateOf(backend, 5)).toBe('spam')
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the same change by someone else is not a conflict', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  backend.changeByOlga(makeId(5), 'closed')
  await person.keyboard('e')
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a change that could not be saved is reverted, with the reason', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  backend.failNext('POST /api/admin/inquiries/changes', 'unreachable')
  await person.keyboard('e')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t update the inquiry from Sender 5. The server can’t be reached.',
  )
  await waitFor(() => expect(names()).toHaveLength(5))
})

test('failures of quick keys are listed together and stay listed, and no success is announced', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  for (const _ of ['s', 'e']) backend.failNext('POST /api/admin/inquiries/changes', serverError)
  await person.keyboard('se')
  await screen.findByText('Couldn’t update 2 inquiries. It broke.')
  expect(screen.queryByText(/: closed\.$/)).not.toBeInTheDocument()
  await waitFor(() => expect(names()).toHaveLength(5))
  await person.keyboard('ke')
  await waitFor(() => expect(stateOf(backend, 4)).toBe('closed'))
  const left = 'Couldn’t update the inquiry from Sender 5. It broke.'
  expect(screen.getByText(left)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('too many changes at once are queued and saved after a pause', async () => {
  const backend = five()
  const { person } = openInbox(backend)
  await list()
  backend.failNext('POST /api/admin/inquiries/changes', tooMany)
  await person.keyboard('e')
  expect(await screen.findByText('Too many changes at once.')).toBeVisible()
  await person.keyboard('ee')
  expect(names()).toEqual(['Sender 2', 'Sender 1'])
  await waitFor(() => expect(backend.states()).toEqual(['closed', 'closed', 'closed', 'new', 'new']), {
    timeout: 5_000,
  })
  expect(screen.queryByText('Too many changes at once.')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('? shows the keyboard shortcuts', async () => {
  const { person } = openInbox(five())
  await list()
  await person.keyboard('?')
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Undo, within ten seconds')).toBeVisible()
  expect(within(dialog).getByText('Go to the message')).toBeVisible()
})

test('Enter moves to the message', async () => {
  const { person } = openInbox(five())
  await list()
  await person.keyboard('j{Enter}')
  expect(within(detail()).getByRole('heading', { name: 'Sender 4' })).toHaveFocus()
})
