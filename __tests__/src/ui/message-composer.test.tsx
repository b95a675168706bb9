import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MessageComposer, type Message } from '../../../src/ui/message-composer'

beforeEach(() => sessionStorage.clear())

const unreachable = () => Promise.reject(new Error('The server can’t be reached.'))

function show(props: Partial<ComponentProps<typeof MessageComposer>>) {
  const person = userEvent.setup()
  const sent: Message[] = []
  const take = (message: Message) => Promise.resolve(sent.push(message))
  const shown = render(
    <QueryClientProvider client={new QueryClient()}>
      <MessageComposer
        label="Private note"
        draftKey="note-1"
        send="Add note"
        failed="Couldn’t add the note."
        max={20}
        onSend={take}
        {...props}
      />
    </QueryClientProvider>,
  )
  return { ...shown, person, sent }
}
const field = () => screen.getByLabelText('Private note')
const button = () => screen.getByRole('button', { name: 'Add note' })

test('restores a draft after leaving the page, until it is sent', async () => {
  const first = show({})
  await first.person.type(field(), 'Call on Monday')
  first.unmount()
  const { person, sent } = show({})
  expect(field()).toHaveValue('Call on Monday')
  await person.click(button())
  await waitFor(() => expect(field()).toHaveValue(''))
  expect(sent).toMatchObject([{ subject: '', text: 'Call on Monday' }])
  expect(sessionStorage).toHaveLength(0)
})

test('keeps a text that could not be sent, with the reason below it', async () => {
  const { person } = show({ onSend: unreachable })
  await person.type(field(), 'Call{Control>}{Enter}{/Control}')
  expect(
    await screen.findByText('Couldn’t add the note. Your text is still here. The server can’t be reached.'),
  ).toBeVisible()
  expect(field()).toHaveValue('Call')
})

test('keeps the id of a text until it is changed', async () => {
  const ids: string[] = []
  const { person } = show({
    onSend: ({ id }) => {
      ids.push(id)
      return unreachable()
    },
  })
  const send = async () => {
    const tries = ids.length
    await person.click(button())
    await waitFor(() => expect(ids).toHaveLength(tries + 1))
    await waitFor(() => expect(button()).toBeEnabled())
  }
  await person.type(field(), 'Call')
  await send()
  await send()
  await person.type(field(), 'ed')
  await send()
  await send()
  expect([ids[1], ids[3]]).toEqual([ids[0], ids[2]])
  expect(ids[2]).not.toBe(ids[0])
})

test('the same text after sending is a new message', async () => {
  const { person, sent } = show({})
  for (const count of [1, 2]) {
    await person.type(field(), 'Called.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toHaveLength(count))
    await waitFor(() => expect(field()).toHaveValue(''))
  }
  expect(sent[0]?.id).not.toBe(sent[1]?.id)
})

test('includes a subject, which is required', async () => {
  const { person, sent } = show({ initialSubject: 'Hello' })
  const subject = screen.getByLabelText('Subject')
  await person.clear(subject)
  await person.type(field(), 'Text')
  await person.click(button())
  expect(screen.getByText('Enter a subject')).toBeVisible()
  expect(sent).toEqual([])
  await person.type(subject, 'Hi')
  await person.click(button())
  await waitFor(() => expect(sent).toMatchObject([{ subject: 'Hi', text: 'Text' }]))
  await waitFor(() => expect(subject).toHaveValue('Hello'))
})

test('rejects a text that is too long, and says by how much', async () => {
  const { person, sent } = show({})
  await person.type(field(), 'This is far too long for it')
  await person.click(button())
  expect(screen.getByText('This is 7 characters too long.')).toBeVisible()
  expect(sent).toEqual([])
})
