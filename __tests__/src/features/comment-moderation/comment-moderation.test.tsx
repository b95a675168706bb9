import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { CommentModeration } from '../../../../src/features/comment-moderation/comment-moderation'
import { CommentBackend, makeComment } from '../../../setup/comment-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

const many = (count: number) => Array.from({ length: count }, (_, index) => makeComment(index + 1))
let address = ''

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
})

function open(backend: CommentBackend, at = '') {
  const api = apiOf(backend)
  address = at
  function Page() {
    const [search, setSearch] = useState(at)
    const change = (next: string) => {
      address = next
      setSearch(next)
    }
    return <CommentModeration api={api} me={nora.email} search={search} onSearchChange={change} />
  }
  return renderWorkspace(<Page />, { pathname: '/admin/comments/', backend })
}

const list = () => screen.getByRole('list', { name: 'Comments' })
const listed = () =>
  within(screen.queryByRole('list', { name: 'Comments' }) ?? document.createElement('ul'))
    .queryAllByRole('checkbox')
    .map((box) => Number(/Ada (\d+)/.exec(box.getAttribute('aria-label') ?? '')?.[1]))
const active = () => Number(/Ada (\d+)/.exec(list().querySelector('[aria-current]')?.textContent ?? '')?.[1])
const detail = () => screen.getByRole('region', { name: 'Comment' })
const loaded = (number = 1) => waitFor(() => expect(active()).toBe(number))
const tab = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name })

describe('the queue', () => {
  test('shows pending comments, the oldest first, and the count of each status', async () => {
    const backend = new CommentBackend([
      ...many(3),
      makeComment(4, { state: 'approved' }),
      makeComment(5, { state: 'spam' }),
    ])
    open(backend)
    expect(screen.getByText('Loading comments').closest('[role="status"]')).toBeInTheDocument()
    await loaded()
    expect(listed()).toEqual([1, 2, 3])
    expect(screen.getByText('3 comments')).toBeVisible()
    expect(tab(/Pending/)).toHaveTextContent('Pending 3')
    expect(tab(/Spam/)).toHaveTextContent('Spam 1')
    expect(tab(/Pending/)).toHaveAttribute('aria-pressed', 'true')
  })

  test('shows the context needed for moderation', async () => {
    const parent = { id: makeComment(9).id, name: 'Grace', text: 'A question', state: 'rejected' } as const
    const spamReasons = ['links', 'repeated'] as const
    open(new CommentBackend([makeComment(1, { parent, spamReasons: [...spamReasons], earlier: 2 })]))
    await loaded()
    const shown = within(detail())
    const article = shown.getByRole('link', { name: 'How tides move (opens in a new tab)' })
    expect(article).toHaveAttribute('href', '/blog/tides/')
    expect(shown.getByText('Reply to Grace (rejected)')).toBeVisible()
    expect(shown.getByText('A question')).toBeVisible()
    expect(shown.getByText('Flagged as spam: mostly links, duplicate of an earlier message.')).toBeVisible()
    expect(
      shown.getByText('This reply becomes visible once the comment from Grace is approved.'),
    ).toBeVisible()
    const facts = shown.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(['ada-1@reader.example', '2', 'No one yet', '1', 'REF-1'])
  })

  test('says when there is nothing to review', async () => {
    open(new CommentBackend([]))
    expect(await screen.findByText('No comments to review')).toBeVisible()
  })

  test('says when it could not be loaded, and can retry', async () => {
    const backend = new CommentBackend(many(1))
    for (let tries = 0; tries < 2; tries++) backend.failNext('GET /api/admin/comments', 'unreachable')
    const { person } = open(backend)
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
    expect(screen.getByText('Couldn’t load comments.')).toBeVisible()
    await person.click(again)
    await loaded()
  })

  test('another status shows its list, also on a phone, where an open comment takes its place', async () => {
    const { person } = open(new CommentBackend([...many(2), makeComment(3, { state: 'spam' })]))
    await loaded()
    await person.click(within(list()).getByRole('button', { name: /^Ada 2/ }))
    const isOpen = () => detail().parentElement?.dataset['opened']
    expect(isOpen()).toBe('true')
    await person.click(tab(/Spam/))
    await loaded(3)
    expect(isOpen()).toBe('false')
  })

  test('is searched and filtered by article, all in the address', async () => {
    const backend = new CommentBackend([
      ...many(2),
      makeComment(3, { post: 'moon', postTitle: 'The moon', text: 'Full' }),
    ])
    const { person } = open(backend)
    await loaded()
    await person.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await person.keyboard('full')
    await waitFor(() => expect(listed()).toEqual([3]))
    expect(address).toBe('?search=full')
    await person.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(listed()).toEqual([1, 2, 3]))
    await person.click(within(list()).getByRole('button', { name: /Ada 3/ }))
    await person.click(screen.getByRole('button', { name: 'Show only this article’s comments' }))
    await waitFor(() => expect(listed()).toEqual([3]))
    expect(address).toBe('?post=moon')
    await person.click(screen.getByRole('button', { name: 'Only “The moon” : show all articles' }))
    await waitFor(() => expect(listed()).toEqual([1, 2, 3]))
  })
})

describe('by keyboard', () => {
  // fifty in a browser: comments.spec.ts
  test('each decision moves on to the next, so that many need no pointer', async () => {
    const backend = new CommentBackend(many(15))
    const { person } = open(backend)
    await loaded()
    for (let number = 1; number <= 15; number++) {
      expect(active()).toBe(number)
      await person.keyboard(number % 3 === 0 ? 'r' : number % 7 === 0 ? 's' : 'a')
    }
    expect(await screen.findByText('No comments to review')).toBeVisible()
    await waitFor(() => expect(backend.decisions).toHaveLength(15))
    const numbers = Array.from({ length: 15 }, (_, index) => index + 1)
    expect(backend.numbersIn('rejected')).toEqual(numbers.filter((number) => number % 3 === 0))
    expect(backend.numbersIn('spam')).toEqual(
      numbers.filter((number) => number % 3 !== 0 && number % 7 === 0),
    )
    expect(backend.numbersIn('pending')).toEqual([])
  })

  test('j and k move, x selects, and a decision applies to all selected, in one call', async () => {
    const backend = new CommentBackend(many(5))
    const { person } = open(backend)
    await loaded()
    await person.keyboard('xjjxk')
    expect(active()).toBe(2)
    expect(screen.getByText('2 selected')).toBeVisible()
    await person.keyboard('s')
    expect(listed()).toEqual([2, 4, 5])
    expect(screen.getByText('2 comments: marked as spam.')).toBeVisible()
    await waitFor(() => expect(backend.decisions).toEqual(['spam 1 3']))
    await person.keyboard('*a')
    await waitFor(() => expect(backend.numbersIn('approved')).toEqual([2, 4, 5]))
  })

  test('z undoes the last decision, whatever the status was before', async () => {
    const backend = new CommentBackend(many(3))
    const { person } = open(backend)
    await loaded()
    await person.keyboard('a')
    expect(screen.getByText('Comment from Ada 1: approved.')).toBeVisible()
    expect(listed()).toEqual([2, 3])
    await person.keyboard('z')
    await waitFor(() => expect(listed()).toEqual([1, 2, 3]))
    expect(backend.decisions).toEqual(['approved 1', 'pending 1'])
    expect(backend.numbersIn('pending')).toEqual([1, 2, 3])
    expect(screen.queryByText('Comment from Ada 1: approved.')).toBeNull()
  })

  test('after z the next key acts on the comment that came back', async () => {
    const backend = new CommentBackend(many(3))
    const { person } = open(backend)
    await loaded()
    await person.keyboard('a')
    await waitFor(() => expect(backend.decisions).toEqual(['approved 1']))
    await person.keyboard('z')
    expect(within(detail()).getByRole('heading', { name: 'Ada 1' })).toBeVisible()
    await waitFor(() => expect(listed()).toEqual([1, 2, 3]))
    expect(active()).toBe(1)
    await person.keyboard('r')
    await waitFor(() => expect(backend.decisions).toEqual(['approved 1', 'pending 1', 'rejected 1']))
    expect(active()).toBe(2)
  })

  test('p moves a comment back to pending, and o opens its article at the comment', async () => {
    const backend = new CommentBackend([makeComment(1, { state: 'approved' })])
    const { person } = open(backend, '?state=approved')
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    await loaded()
    await person.keyboard('o')
    expect(opened).toHaveBeenCalledWith(`/blog/tides/#comment-${makeComment(1).id}`, '_blank', 'noopener')
    await person.keyboard('p')
    await waitFor(() => expect(backend.numbersIn('pending')).toEqual([1]))
    opened.mockRestore()
  })

  test('? shows the keyboard shortcuts, which are off while it is open', async () => {
    const backend = new CommentBackend(many(2))
    const { person } = open(backend)
    await loaded()
    await person.keyboard('?')
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog).toHaveTextContent('Approve')
    await person.keyboard('a')
    expect(backend.decisions).toEqual([])
  })
})

describe('by pointer', () => {
  test('a comment can be opened and rejected', async () => {
    const backend = new CommentBackend(many(3))
    const { person } = open(backend)
    await loaded()
    await person.click(within(list()).getByRole('button', { name: /Ada 2/ }))
    await person.click(within(detail()).getByRole('button', { name: /Reject/ }))
    await waitFor(() => expect(backend.numbersIn('rejected')).toEqual([2]))
    expect(active()).toBe(3)
  })

  test('all visible comments can be approved at once', async () => {
    const backend = new CommentBackend(many(4))
    const { person } = open(backend)
    await loaded()
    await person.click(screen.getByRole('button', { name: 'Select all shown' }))
    const bar = within(screen.getByRole('group', { name: 'Selected comments' }))
    await person.click(bar.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(backend.decisions).toEqual(['approved 1 2 3 4']))
  })
})

describe('failures', () => {
  test('a decision that is not saved is reverted, with the reason', async () => {
    const backend = new CommentBackend(many(2))
    const { person } = open(backend)
    await loaded()
    backend.failNext('POST /api/admin/comments/changes', 'unreachable')
    await person.keyboard('a')
    const problem = await screen.findByRole('alert')
    expect(problem).toHaveTextContent('Couldn’t update the comment from Ada 1.')
    expect(listed()).toEqual([1, 2])
    await person.click(within(problem).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('in a batch, comments that someone else moderated are named, and the others are saved', async () => {
    const backend = new CommentBackend(many(3))
    const { person } = open(backend)
    await loaded()
    backend.moderateBySomeoneElse(2, 'rejected')
    await person.keyboard('*a')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The comment from Ada 2 wasn’t changed: already rejected by olga.petrova@firm.example.',
    )
    expect(backend.numbersIn('approved')).toEqual([1, 3])
    await person.keyboard('z')
    await waitFor(() => expect(backend.numbersIn('pending')).toEqual([1, 3]))
    expect(backend.numbersIn('rejected')).toEqual([2])
  })
})
