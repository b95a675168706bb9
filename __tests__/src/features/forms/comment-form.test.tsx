import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { CommentForm } from '../../../../src/features/forms/comment-form'
import { BackendStandIn, received } from './support/backend-stand-in'

/** An article with one comment that can be answered. */
function Article() {
  const [answerTo, setAnswerTo] = useState<{ id: string; name: string }>()
  return (
    <>
      <button type="button" onClick={() => setAnswerTo({ id: 'c1', name: 'Grace' })}>
        Answer
      </button>
      <CommentForm
        post="tides"
        postTitle="On tides"
        answerTo={answerTo}
        onAnswerToCleared={() => setAnswerTo(undefined)}
      />
    </>
  )
}

let backend: BackendStandIn
beforeAll(async () => {
  await import('../../../../src/features/forms/late-desk')
  await import('../../../../src/features/forms/comment-form-body')
})
beforeEach(() => {
  localStorage.clear()
  backend = new BackendStandIn()
})
afterEach(() => jest.restoreAllMocks())

async function write(person: ReturnType<typeof userEvent.setup>) {
  await person.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada')
  await person.type(screen.getByRole('textbox', { name: 'Your e-mail address' }), 'ada@example.com')
  await person.type(screen.getByRole('textbox', { name: 'Your comment' }), 'At seven.')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Send the comment' }))
}

test('without script it is a link to the backend’s own page of the form', () => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(<Article />)
  expect(holder.querySelector('a')).toHaveAttribute('href', '/api/forms/comment?post=tides&page=/blog/tides/')
  expect(holder.querySelector('form')).toBeNull()
})

test('an answer names the comment it answers, and the next comment none', async () => {
  backend.answer(received('AAAA-BBBB', 'comment'))
  const person = userEvent.setup()
  render(<Article />)
  await person.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByRole('heading', { name: 'Answer Grace' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus())
  await write(person)
  await screen.findByText('Your comment has arrived')
  await person.click(screen.getByRole('button', { name: 'Write another comment' }))
  expect(screen.getByRole('heading', { name: 'Write a comment' })).toBeVisible()
  await write(person)
  await screen.findByText('Your comment has arrived')
  expect(backend.sent('parent')).toEqual(['c1', ''])
  expect(backend.sent('post')).toEqual(['tides', 'tides'])
})

test('who changes their mind comments on the article, with what they have typed', async () => {
  const person = userEvent.setup()
  render(<Article />)
  await person.click(screen.getByRole('button', { name: 'Answer' }))
  await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'At seven.')
  await person.click(screen.getByRole('button', { name: 'Comment on the article instead' }))
  expect(screen.getByRole('heading', { name: 'Write a comment' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('At seven.')
})
