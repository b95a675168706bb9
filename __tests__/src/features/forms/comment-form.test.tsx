import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { CommentForm } from '../../../../src/features/forms/comment-form'
import { FakeBackend, received } from './support/fake-backend'

const onSent = jest.fn()

/** An article with one comment. */
function Article({ isFolded }: { isFolded?: boolean }) {
  const [replyTo, setReplyTo] = useState<{ id: string; name: string }>()
  return (
    <>
      <button type="button" onClick={() => setReplyTo({ id: 'c1', name: 'Grace' })}>
        Reply
      </button>
      <CommentForm
        post="tides"
        postTitle="On tides"
        isFolded={isFolded ?? false}
        replyTo={replyTo}
        onReplyCancelled={() => setReplyTo(undefined)}
        onSent={onSent}
      />
    </>
  )
}

let backend: FakeBackend
beforeAll(async () => {
  await import('../../../../src/features/forms/lazy-form')
  await import('../../../../src/features/forms/comment-form-body')
})
beforeEach(() => {
  localStorage.clear()
  onSent.mockClear()
  backend = new FakeBackend()
})
afterEach(() => jest.restoreAllMocks())

async function write(person: ReturnType<typeof userEvent.setup>) {
  await person.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada')
  await person.type(screen.getByRole('textbox', { name: 'Your email address' }), 'ada@example.com')
  await person.type(screen.getByRole('textbox', { name: 'Your comment' }), 'At seven.')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Post comment' }))
}

test('without JavaScript it is a link to the backend’s form', () => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(<Article />)
  expect(holder.querySelector('a')).toHaveAttribute('href', '/api/forms/comment?post=tides&page=/blog/tides/')
  expect(holder.querySelector('form')).toBeNull()
})

test('with JavaScript the link opens the form in its place', async () => {
  const person = userEvent.setup()
  render(<Article />)
  await person.click(screen.getByRole('link', { name: /^Write a comment/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus())
})

test.each([
  [true, 'stays a link until it is asked for'],
  [false, 'opens the form'],
])('when it comes into view, the link to a form that is folded (%s) %s', async (isFolded) => {
  const person = userEvent.setup()
  const { IntersectionObserver } = globalThis
  const near: (() => void)[] = []
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  })
  render(<Article isFolded={isFolded} />)
  await act(async () => {
    for (const come of near) come()
    await import('../../../../src/features/forms/comment-form-body')
  })
  const link = screen.queryByRole('link', { name: 'Write a comment or a correction' })
  if (isFolded) await person.click(link ?? document.body)
  else expect(link).toBeNull()
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeVisible()
  Object.assign(globalThis, { IntersectionObserver })
})

test('a reply names the comment it replies to, and the next comment does not', async () => {
  backend.answer(received('AAAA-BBBB', 'comment'))
  const person = userEvent.setup()
  render(<Article />)
  await person.click(screen.getByRole('button', { name: 'Reply' }))
  expect(await screen.findByRole('heading', { name: 'Reply to Grace' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus())
  await write(person)
  await screen.findByText('Comment sent')
  await person.click(screen.getByRole('button', { name: 'Send another comment' }))
  expect(screen.getByRole('heading', { name: 'Write a comment' })).toBeVisible()
  await write(person)
  await screen.findByText('Comment sent')
  expect(backend.sent('parent')).toEqual(['c1', ''])
  expect(onSent.mock.calls).toEqual([
    [{ name: 'Ada', text: 'At seven.', replyTo: 'Grace' }],
    [{ name: 'Ada', text: 'At seven.', replyTo: undefined }],
  ])
  expect(backend.sent('post')).toEqual(['tides', 'tides'])
})

test('a cancelled reply becomes a comment on the article, with the same text', async () => {
  const person = userEvent.setup()
  render(<Article />)
  await person.click(screen.getByRole('button', { name: 'Reply' }))
  await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'At seven.')
  await person.click(screen.getByRole('button', { name: 'Cancel reply' }))
  expect(screen.getByRole('heading', { name: 'Write a comment' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('At seven.')
})
