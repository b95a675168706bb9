import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { FindPages, Group } from '../../../../src/features/search/find-pages'
import { SearchResults } from '../../../../src/features/search/search-results'

const group = (title: string): Group => ({
  kind: 'articles',
  title: 'Articles',
  hits: [{ href: `/blog/${title}/`, title, summary: `On ${title}.`, terms: [title] }],
})

/** Questions to the server that wait for an answer. */
const open = new Map<string, { answer: (groups: Group[]) => Promise<void>; fail: () => Promise<void> }>()
const asked: string[] = []
const pages: FindPages = {
  in: 'server',
  ask: (words, signal) =>
    new Promise((resolve, reject) => {
      asked.push(words)
      open.set(words, {
        answer: (groups) => act(async () => resolve(await Promise.resolve(groups))),
        fail: () => act(async () => reject(await Promise.resolve(new Error('away')))),
      })
      signal.addEventListener('abort', () => reject(new Error('left')))
    }),
}

const box = (query: string, first?: 'articles') => (
  <div role="dialog" aria-label="Search">
    <form onSubmit={(event) => event.preventDefault()} aria-label="words">
      <input />
    </form>
    <SearchResults pages={pages} query={query} first={first} />
  </div>
)
const pauseTyping = () => act(() => jest.advanceTimersByTime(200))
const status = () => screen.getByRole('status').textContent

beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
  open.clear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.useRealTimers())

test('asks the server once typing pauses, and not for a single letter', () => {
  const { rerender } = render(box('t'))
  pauseTyping()
  expect(screen.getByText('Start typing, or try one of these')).toBeVisible()
  for (const words of ['ti', 'tid', 'tide']) rerender(box(words))
  pauseTyping()
  expect(asked).toEqual(['tide'])
  expect(status()).toBe('Searching…')
})

test('shows the answer, with the words that match marked', async () => {
  render(box('tides'))
  pauseTyping()
  await open.get('tides')?.answer([group('tides')])
  expect(screen.getByRole('heading', { name: 'Articles' })).toBeVisible()
  expect(screen.getByRole('link', { name: /tides/ })).toHaveAttribute('href', '/blog/tides/')
  expect(screen.getAllByText('tides', { selector: 'mark' })).toHaveLength(2)
  expect(status()).toBe('1 page')
})

test('an answer stays until the next one, and a late one is ignored', async () => {
  const { rerender } = render(box('tides'))
  pauseTyping()
  await open.get('tides')?.answer([group('tides')])
  rerender(box('tides two'))
  pauseTyping()
  expect(screen.getByRole('link', { name: /tides/ })).toBeVisible()
  expect(status()).toBe('Searching…')
  rerender(box('winds'))
  pauseTyping()
  await open.get('winds')?.answer([group('winds')])
  await open.get('tides two')?.answer([group('two')])
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog/winds/')
})

test('says that there are no results and offers links', async () => {
  render(box('zzz'))
  pauseTyping()
  await open.get('zzz')?.answer([])
  expect(screen.getByText(/No results for “zzz”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
})

test('says that there was no answer, and asks again when told to', async () => {
  render(box('tides'))
  pauseTyping()
  await open.get('tides')?.fail()
  expect(screen.getByRole('alert')).toHaveTextContent('The search didn’t answer.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(status()).toBe('Searching…')
  pauseTyping()
  await open.get('tides')?.answer([group('tides')])
  expect(screen.getByRole('link', { name: /tides/ })).toBeVisible()
})

test('Enter before the answer opens the first result when it is there, unless something else is typed', async () => {
  const opened: (string | null)[] = []
  const note = (event: MouseEvent) => {
    event.preventDefault()
    opened.push((event.target as Element).closest('a')?.getAttribute('href') ?? null)
  }
  document.addEventListener('click', note)
  const { rerender } = render(box('tides'))
  pauseTyping()
  fireEvent.submit(screen.getByRole('form'))
  await open.get('tides')?.answer([group('tides')])
  expect(opened).toEqual(['/blog/tides/'])
  rerender(box('winds'))
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'w' } })
  pauseTyping()
  await open.get('winds')?.answer([group('winds')])
  expect(opened).toEqual(['/blog/tides/'])
  document.removeEventListener('click', note)
})

test('the group that was asked for goes first', async () => {
  render(box('tides', 'articles'))
  pauseTyping()
  const study: Group = { ...group('study'), kind: 'studies', title: 'Case studies' }
  await open.get('tides')?.answer([study, group('tides')])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Articles',
    'Case studies',
  ])
})
