import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CommentSection } from '../../../../src/features/comments/comment-section'
import type { ShownComment } from '../../../../src/features/comments/thread-comments'
import { useWaitingComments } from '../../../../src/features/comments/use-waiting-comments'
import type { SentComment } from '../../../../src/lib/sent-comment'

const own: SentComment = { name: 'Ada', text: 'At seven.\n\nOr eight.' }

interface Props {
  comments?: readonly ShownComment[]
  /** What the button sends. */
  comment?: SentComment
}

/** An article whose comment form is a button. */
function Article({ comments = [], comment = own }: Props) {
  const { add, ...waiting } = useWaitingComments('tides')
  return (
    <CommentSection post="tides" comments={comments} count={comments.length} {...waiting}>
      <button type="button" onClick={() => add(comment)}>
        Post comment
      </button>
    </CommentSection>
  )
}

const waiting = () => screen.queryByRole('list', { name: 'Your comments waiting for review' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post comment' }))

beforeEach(() => {
  sessionStorage.clear()
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})
afterEach(() => jest.restoreAllMocks())

test('a comment that was sent is shown to its writer as waiting for review, and announced', async () => {
  render(<Article />)
  expect(waiting()).toBeNull()
  await send()
  const list = within(waiting() ?? document.body)
  expect(list.getByRole('heading', { name: 'Ada' })).toBeVisible()
  expect(list.getByText('Waiting for review')).toBeVisible()
  expect(list.getByText('Or eight.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your comment is shown above. It’s waiting for review.',
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Comments')
})

test('a second one is announced, too', async () => {
  render(<Article />)
  await send()
  await send()
  expect(within(waiting() ?? document.body).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent('Your last 2 comments are shown above.')
})

test('a reply says whom it replies to', async () => {
  render(<Article comment={{ ...own, replyTo: 'Grace' }} />)
  await send()
  expect(within(waiting() ?? document.body).getByText('Reply to Grace')).toBeVisible()
})

test('it is there after a reload, without being announced again', async () => {
  const { unmount } = render(<Article />)
  await send()
  unmount()
  render(<Article />)
  expect(waiting()).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('once it is public it is shown among the others alone', async () => {
  const { unmount } = render(<Article />)
  await send()
  unmount()
  const comment = {
    id: 'c1',
    name: 'Ada',
    text: 'At seven.\r\n\r\nOr eight.',
    at: '2026-05-01T10:00:00.000Z',
  }
  render(<Article comments={[comment]} />)
  expect(waiting()).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: 'Ada' })).toBeVisible()
})

test('what another program left in its place is ignored', () => {
  for (const text of ['{', '7', '[{"name":3}, null]']) {
    sessionStorage.setItem('comments/tides', text)
    const { unmount } = render(<Article />)
    expect(waiting()).toBeNull()
    unmount()
  }
})

test('where the browser stores nothing, it is shown until the page is left', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('No room')
  })
  render(<Article />)
  await send()
  expect(waiting()).toBeVisible()
})
