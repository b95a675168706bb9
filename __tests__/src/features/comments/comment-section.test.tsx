import '@testing-library/jest-dom'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { CommentSection } from '../../../../src/features/comments/comment-section'
import type { ShownComment } from '../../../../src/features/comments/thread-comments'

const comment = (number: number, more: Partial<ShownComment> = {}): ShownComment => ({
  id: `c${number}`,
  parent: null,
  name: `Ada ${number}`,
  text: `Comment ${number}`,
  at: `2026-05-0${number}T23:30:00.000Z`,
  ...more,
})

/** Notifies observers at once, or when the test does. */
let come: () => void
const asked: string[] = []
let answer: () => Promise<unknown>
const answerWith = (data: readonly ShownComment[]) => {
  answer = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ data }) })
}

beforeEach(() => {
  asked.length = 0
  answerWith([])
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => act(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
    fetch: (url: string) => {
      asked.push(url)
      return answer()
    },
  })
  Object.assign(window, { scrollBy: jest.fn() })
  location.hash = ''
})

interface Shown {
  comments?: readonly ShownComment[]
  count?: number
  onReply?: (comment: ShownComment) => void
}
const section = ({ comments = [], count = comments.length, onReply }: Shown) => (
  <CommentSection post="tides" comments={comments} count={count} onReply={onReply}>
    <p>The form</p>
  </CommentSection>
)
const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('as built', () => {
  const html = (shown: Shown) => renderToString(section(shown))

  test('sets the direction of names and texts by their script', () => {
    render(section({ comments: [comment(1, { name: 'אברהם', text: 'שלום לכולם!\n\nHello.' })] }))
    const parts = [screen.getByRole('heading', { level: 3 }), ...document.querySelectorAll('article > p')]
    expect(parts.map((part) => part.textContent)).toEqual(['אברהם', 'שלום לכולם!', 'Hello.'])
    for (const part of parts) expect(part).toHaveAttribute('dir', 'auto')
  })

  test('shows comments with name, date and an anchor, and replies within their comment', () => {
    document.body.innerHTML = html({
      comments: [comment(1), comment(2), comment(3, { parent: 'c1' })],
    })
    expect(heading()).toBe('3 comments')
    const [first, second] = document.querySelectorAll('ol > li')
    expect(first?.querySelector('article')?.id).toBe('comment-c1')
    expect(first).toHaveTextContent('1 May 2026')
    expect(first?.querySelector('a[href="#comment-c1"] time')).toHaveAttribute(
      'datetime',
      '2026-05-01T23:30:00.000Z',
    )
    expect(
      within(screen.getByRole('list', { name: 'Replies to Ada 1' })).getByText('Comment 3'),
    ).toBeVisible()
    expect(second).toHaveTextContent('Ada 3')
    document.body.innerHTML = ''
  })

  test('shows comments as plain text, with nofollow links', () => {
    const text =
      '<img src=x onerror=alert(1)> & "so"\nnext line\n\nSee https://example.com/x. javascript:alert(1)'
    document.body.innerHTML = html({ comments: [comment(1, { text, name: '<b>Ada</b>' })] })
    expect(document.querySelector('img, b, script')).toBeNull()
    expect(names()).toEqual(['<b>Ada</b>'])
    const paragraphs = [...document.querySelectorAll('article p')]
    expect(paragraphs.map(({ innerHTML }) => innerHTML)).toEqual([
      '&lt;img src=x onerror=alert(1)&gt; &amp; "so"<br>next line',
      expect.stringContaining('See <a href="https://example.com/x" rel="nofollow ugc noopener">'),
    ])
    expect(document.querySelectorAll('article p a')).toHaveLength(1)
    document.body.innerHTML = ''
  })

  test('has no controls that need scripts', () => {
    expect(html({ comments: [comment(1)], onReply: jest.fn() })).not.toContain('<button')
  })

  test('says when there are more comments than the page includes', () => {
    expect(html({ comments: [comment(1)], count: 57 }).replaceAll('<!-- -->', '')).toContain(
      'Showing the latest 1 of 57.',
    )
  })
})

test('without comments there is a heading and the form, and nothing else', () => {
  const { container } = render(section({}))
  expect(heading()).toBe('Comments')
  expect(container).toHaveTextContent(/^CommentsThe form$/)
})

test('loads the comments once when they come near, and shows new ones', async () => {
  answerWith([comment(1), comment(2), comment(3, { parent: 'c1' })])
  render(section({ comments: [comment(2)], count: 1 }))
  expect(asked).toEqual([])
  come()
  await waitFor(() => expect(heading()).toBe('3 comments'))
  expect(names()).toEqual(['Ada 1', 'Ada 3', 'Ada 2'])
  expect(asked).toEqual(['/api/comments/tides'])
})

test('keeps the reader’s position when comments appear above it', async () => {
  const tops = new Map([
    ['comment-c1', -400],
    ['comment-c2', 120],
  ])
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isGrown = document.getElementById('comment-c1') !== null
    const top = (tops.get(this.id) ?? 900) + (isGrown && this.id === 'comment-c2' ? 333 : 0)
    return { top, bottom: top + 100 } as DOMRect
  })
  answerWith([comment(1), comment(2)])
  render(section({ comments: [comment(2)], count: 2 }))
  come()
  await waitFor(() => expect(names()).toEqual(['Ada 1', 'Ada 2']))
  expect(window.scrollBy).toHaveBeenCalledTimes(1)
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 333, behavior: 'instant' })
  jest.restoreAllMocks()
})

test('keeps the comments of the build when loading fails, and can try again', async () => {
  answer = () => Promise.reject(new TypeError('offline'))
  render(section({ comments: [comment(1)] }))
  come()
  expect(await screen.findByText(/couldn’t load newer comments/)).toBeVisible()
  expect([heading(), names()]).toEqual(['1 comment', ['Ada 1']])
  answerWith([comment(1), comment(2)])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Ada 1', 'Ada 2']))
  expect(screen.queryByText(/couldn’t load/)).toBeNull()
})

test('when loading fails there is no number of comments', async () => {
  answer = () => Promise.resolve({ ok: false, status: 503 })
  render(section({}))
  come()
  expect(await screen.findByText(/couldn’t load the comments/)).toBeVisible()
  expect(heading()).toBe('Comments')
})

test('treats a response from another host as an error, not as an empty list', async () => {
  answer = () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<!doctype')) })
  render(section({ comments: [comment(1)] }))
  come()
  expect(await screen.findByText(/couldn’t load newer comments/)).toBeVisible()
})

test('loads the comments at once for a link to a comment that is not in the page, and scrolls to it', async () => {
  const scrolled: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id)
  }
  location.hash = '#comment-c1'
  answerWith([comment(1), comment(2)])
  render(section({ comments: [comment(2)], count: 2 }))
  await waitFor(() => expect(scrolled).toEqual(['comment-c1']))
})

test('offers a reply to each top-level comment', async () => {
  const onReply = jest.fn()
  const first = comment(1)
  render(section({ comments: [first, comment(2, { parent: 'c1' })], onReply }))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Reply Ada 1' }))
  expect(onReply).toHaveBeenCalledWith(first)
})
