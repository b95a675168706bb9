import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MessageComposer } from '../../../src/ui/message-composer'

beforeEach(() => sessionStorage.clear())

function show(onSend: (text: string) => Promise<boolean>, problem?: string) {
  return render(
    <MessageComposer
      label="Private note"
      draftKey="note-1"
      send="Add the note"
      isPending={false}
      problem={problem}
      max={20}
      onSend={onSend}
    />,
  )
}

test('what was typed is there again after the page was left, until it is sent', async () => {
  const user = userEvent.setup()
  const sent: string[] = []
  const take = (text: string) => {
    sent.push(text)
    return Promise.resolve(true)
  }
  const { unmount } = show(take)
  await user.type(screen.getByLabelText('Private note'), 'Call on Monday')
  unmount()
  show(take)
  expect(screen.getByLabelText('Private note')).toHaveValue('Call on Monday')
  await user.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(sent).toEqual(['Call on Monday'])
  expect(screen.getByLabelText('Private note')).toHaveValue('')
  expect(sessionStorage).toHaveLength(0)
})

test('what could not be sent stays, and the reason stands below it', async () => {
  const user = userEvent.setup()
  const { rerender } = show(() => Promise.resolve(false))
  await user.type(screen.getByLabelText('Private note'), 'Call{Control>}{Enter}{/Control}')
  rerender(
    <MessageComposer
      label="Private note"
      draftKey="note-1"
      send="Add the note"
      isPending={false}
      problem="The server can’t be reached."
      max={20}
      onSend={() => Promise.resolve(false)}
    />,
  )
  expect(screen.getByLabelText('Private note')).toHaveValue('Call')
  expect(screen.getByText('The server can’t be reached.')).toBeVisible()
})

test('too long a text is not sent, and it says by how much', async () => {
  const user = userEvent.setup()
  const onSend = jest.fn(() => Promise.resolve(true))
  show(onSend)
  await user.type(screen.getByLabelText('Private note'), 'This is far too long for it')
  await user.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(screen.getByText('This is 7 characters too long.')).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
})
