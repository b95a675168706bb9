/** @jest-environment node */
import MiniSearch from 'minisearch'
import type { SearchDocument } from '../../../../contract/search'
import { listWords } from '../../../../contract/search-words'
import { searchFormat } from '../../../../src/config/search'
import { indexingOptions } from '../../../../src/config/search-options'
import { loadSearch } from '../../../../src/features/search/load-search'

const page: SearchDocument = {
  href: '/about/',
  kind: 'firm',
  title: 'About us',
  summary: 'Who we are.',
  names: '',
  headings: '',
  text: '',
}
const asked: string[] = []
const caches: (string | undefined)[] = []

/** What the site and the backend answer, by the beginning of the path. */
function answerWith(answers: Record<string, { status?: number; body: unknown }>): void {
  asked.length = 0
  caches.length = 0
  globalThis.fetch = (url, init) => {
    const address = url instanceof Request ? url.url : url.toString()
    asked.push(address)
    caches.push(init?.cache)
    const [, answer] = Object.entries(answers).find(([path]) => address.startsWith(path)) ?? []
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 }))
  }
}

const loadFromServer = async () => {
  const pages = await loadSearch()
  if (pages.in !== 'server') throw new Error('The browser searches.')
  return (words: string) => pages.ask(words, new AbortController().signal)
}

test('searches in the browser where the build wrote an index', async () => {
  const index = new MiniSearch(indexingOptions([]))
  index.add(page)
  const search = { format: searchFormat, index, words: listWords(page).join(' '), synonyms: [] }
  answerWith({
    '/search-index.json': { body: search },
    '/search-texts.json': { body: { '/about/': 'We are engineers.' } },
  })
  const pages = await loadSearch()
  if (pages.in !== 'browser') throw new Error('The server searches.')
  expect(pages.find('abut').hits[0]?.href).toBe('/about/')
  expect(asked).toEqual(['/search-index.json'])
  expect(await pages.loadTexts()).toEqual(new Map([['/about/', 'We are engineers.']]))
})

test('asks the server again, past caches, for an index of another format, and says when it stays so', async () => {
  answerWith({ '/search-index.json': { body: { format: searchFormat + 1, pages: [] } } })
  expect(await loadSearch()).toEqual({ in: 'nowhere' })
  expect(asked).toEqual(['/search-index.json', '/search-index.json'])
  expect(caches).toEqual([undefined, 'reload'])
})

test('takes an index without a format, as older sites have it, for another format', async () => {
  answerWith({ '/search-index.json': { body: { index: {}, words: '', synonyms: [] } } })
  expect(await loadSearch()).toEqual({ in: 'nowhere' })
})

test('asks the server where the index would be too large', async () => {
  const hit = (href: string, place: number) => ({ href, title: href, summary: '', place, terms: [] })
  answerWith({
    '/search-index.json': { body: { server: true } },
    '/api/search': {
      body: {
        data: [
          { kind: 'firm', hits: [hit('/about/', 1), hit('/contact/', 3)] },
          { kind: 'articles', hits: [hit('/blog/about/', 2)] },
        ],
      },
    },
  })
  const ask = await loadFromServer()
  expect((await ask('r&d about')).hits.map(({ href, kind }) => [href, kind])).toEqual([
    ['/about/', 'firm'],
    ['/blog/about/', 'articles'],
    ['/contact/', 'firm'],
  ])
  expect(asked.at(-1)).toBe('/api/search?q=r%26d+about')
})

test('passes on how the server read a misspelled search', async () => {
  const correction = { typed: 'abuot', searched: ['about'] }
  answerWith({
    '/search-index.json': { body: { server: true } },
    '/api/search': { body: { data: [], correction } },
  })
  const ask = await loadFromServer()
  expect(await ask('abuot')).toEqual({ hits: [], correction })
})

test('sends no more than the server reads', async () => {
  answerWith({ '/search-index.json': { body: { server: true } }, '/api/search': { body: { data: [] } } })
  const ask = await loadFromServer()
  await ask('a'.repeat(300))
  expect(asked.at(-1)).toBe(`/api/search?q=${'a'.repeat(200)}`)
})

test.each([
  ['an error', { status: 503, body: { code: 'search_not_ready', message: 'Later.' } }],
  ['something else', { body: {} }],
])('rejects when the server answers %s', async (_what, answer) => {
  answerWith({ '/search-index.json': { body: { server: true } }, '/api/search': answer })
  const ask = await loadFromServer()
  await expect(ask('about')).rejects.toThrow('The search')
})

test.each([
  ['is missing', { status: 404, body: {} }],
  ['is none', { body: 'something else' }],
])('rejects when the index %s', async (_what, answer) => {
  answerWith({ '/search-index.json': answer })
  await expect(loadSearch()).rejects.toThrow()
})
