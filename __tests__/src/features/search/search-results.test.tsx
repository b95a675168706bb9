import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { FindPages, Found, Hit, PageTexts } from '../../../../src/features/search/find-pages'
import { SearchResults } from '../../../../src/features/search/search-results'

const hit = (title: string, more: Partial<Hit> = {}): Hit => ({
  href: `/blog/${title}/`,
  kind: 'articles',
  title,
  summary: `On ${title}.`,
  terms: [title],
  ...more,
})

/** Questions to the server that wait for an answer. */
const open = new Map<
  string,
  { answer: (hits: Hit[], correction?: Found['correction']) => Promise<void>; fail: () => Promise<void> }
>()
const asked: string[] = []
const pages: FindPages = {
  in: 'server',
  ask: (words, signal) =>
    new Promise((resolve, reject) => {
      asked.push(words)
      open.set(words, {
        answer: (hits, correction) => act(async () => resolve(await Promise.resolve({ hits, correction }))),
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

test('a tab that was opened before an update says how to search again', () => {
  render(<SearchResults pages={{ in: 'nowhere' }} query="tide" first={undefined} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The site was updated after you opened this page.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

test('asks the server once typing pauses, and not for a single letter', () => {
  const { rerender } = render(box('t'))
  pauseTyping()
  expect(screen.getByText('Start typing, or try one of these pages:')).toBeVisible()
  for (const words of ['ti', 'tid', 'tide']) rerender(box(words))
  pauseTyping()
  expect(asked).toEqual(['tide'])
  expect(status()).toBe('Searching…')
})

test('shows the answer, with the words that match marked', async () => {
  render(box('tides'))
  pauseTyping()
  await open.get('tides')?.answer([hit('tides')])
  expect(screen.getByRole('heading', { name: 'Articles' })).toBeVisible()
  expect(screen.getByRole('link', { name: /tides/ })).toHaveAttribute('href', '/blog/tides/')
  expect(screen.getAllByText('tides', { selector: 'mark' })).toHaveLength(2)
  expect(status()).toBe('1 page')
})

test('an answer stays until the next one, and a late one is ignored', async () => {
  const { rerender } = render(box('tides'))
  pauseTyping()
  await open.get('tides')?.answer([hit('tides')])
  rerender(box('tides two'))
  pauseTyping()
  expect(screen.getByRole('link', { name: /tides/ })).toBeVisible()
  expect(status()).toBe('Searching…')
  rerender(box('winds'))
  pauseTyping()
  await open.get('winds')?.answer([hit('winds')])
  await open.get('tides two')?.answer([hit('two')])
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog/winds/')
})

test('says above the results how a misspelled search was read, and announces it with their number', async () => {
  const { rerender } = render(box('tieds'))
  pauseTyping()
  await open.get('tieds')?.answer([hit('tides')], { typed: 'tieds', searched: ['tides', 'tied'] })
  const sentence = 'No pages match “tieds”. Showing results for “tides” or “tied”.'
  expect(screen.getByText(sentence)).toBeVisible()
  expect(status()).toBe(`${sentence}1 page`)
  rerender(box('tieds two'))
  expect(screen.getByText(sentence)).toBeVisible()
  pauseTyping()
  await open.get('tieds two')?.answer([], { typed: 'tieds two', searched: ['tides two'] })
  expect(screen.queryByText(/Showing results/)).toBeNull()
  expect(screen.getByText(/No pages match “tieds two”/)).toBeVisible()
})

test('says that there are no results and offers links', async () => {
  render(box('zzz'))
  pauseTyping()
  await open.get('zzz')?.answer([])
  expect(screen.getByText(/No pages match “zzz”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact/')
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
})

test('says that there was no answer, and asks again when told to', async () => {
  render(box('tides'))
  pauseTyping()
  await open.get('tides')?.fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Search isn’t responding.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(status()).toBe('Searching…')
  pauseTyping()
  await open.get('tides')?.answer([hit('tides')])
  expect(screen.getByRole('link', { name: /tides/ })).toBeVisible()
})

test('Enter before the answer opens the first result when it is there, unless something else is typed or nothing is found', async () => {
  const opened: (string | null)[] = []
  const note = (event: MouseEvent) => {
    event.preventDefault()
    opened.push((event.target as Element).closest('a')?.getAttribute('href') ?? null)
  }
  document.addEventListener('click', note)
  const { rerender } = render(box('tides'))
  pauseTyping()
  fireEvent.submit(screen.getByRole('form'))
  await open.get('tides')?.answer([hit('tides')])
  expect(opened).toEqual(['/blog/tides/'])
  rerender(box('winds'))
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'w' } })
  pauseTyping()
  await open.get('winds')?.answer([hit('winds')])
  rerender(box('zzz'))
  fireEvent.submit(screen.getByRole('form'))
  pauseTyping()
  await open.get('zzz')?.answer([])
  expect(opened).toEqual(['/blog/tides/'])
  document.removeEventListener('click', note)
})

test('each of the best says of what kind it is', async () => {
  render(box('tides'))
  pauseTyping()
  const sample = hit('Sample proposal: tides', { kind: 'samples' })
  await open.get('tides')?.answer([sample, hit('study', { kind: 'studies' })])
  expect(screen.getByRole('link', { name: /^study/ })).toHaveTextContent('study Case studies')
  expect(screen.getByRole('link', { name: /^Sample/ })).toHaveTextContent('Sample deliverables')
})

test('the kind that was asked for goes first', async () => {
  render(box('tides', 'articles'))
  pauseTyping()
  await open.get('tides')?.answer([hit('study', { kind: 'studies' }), hit('tides')])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Articles (1)',
    'Case studies (1)',
  ])
})

test('a snippet stands in the place of the summary, with the words that match marked', async () => {
  render(box('ebb'))
  pauseTyping()
  await open.get('ebb')?.answer([hit('tides', { snippet: 'At the ebb we go.', terms: ['ebb'] })])
  expect(screen.getByRole('link')).toHaveTextContent('At the ebb we go.')
  expect(screen.getByText('ebb', { selector: 'mark' })).toBeVisible()
  expect(screen.queryByText('On tides.')).toBeNull()
})

test('in the browser, results come at once and snippets when the texts are there', async () => {
  let arrive: (texts: PageTexts) => void = () => undefined
  const loadTexts = () => new Promise<PageTexts>((resolve) => (arrive = resolve))
  const find = (_: string, texts?: PageTexts) => ({
    hits: [hit('tides', { snippet: texts?.get('/blog/tides/') })],
  })
  render(<SearchResults pages={{ in: 'browser', find, loadTexts }} query="ebb" first={undefined} />)
  expect(screen.getByRole('link')).toHaveTextContent('On tides.')
  await act(async () => arrive(await Promise.resolve(new Map([['/blog/tides/', 'At the ebb.']]))))
  expect(screen.getByRole('link')).toHaveTextContent('At the ebb.')
})
