import { JSDOM } from 'jsdom'
import { createSearchLoader } from '../../../backend/search/create-search-loader'
import { openSite } from '../../../backend/site/open-site'
import { findHtmlFaults } from '../../setup/find-html-faults'
import { createTestDatabase } from '../support/databases'
import { openApp, type OpenApp } from '../support/open-app'
import { makeSearchDocument, putDocuments } from '../support/search-documents'
import type { TestDatabase } from '../support/test-database'

const pages = [
  makeSearchDocument('Power BI', { href: '/technologies/power-bi/', kind: 'technologies' }),
  makeSearchDocument('Reports in Power BI', { href: '/case-study/reports/', kind: 'studies' }),
  ...['one', 'two', 'three', 'four', 'five'].map((name) => makeSearchDocument(`Power ${name}`)),
]

let database: TestDatabase
let service: OpenApp
beforeAll(async () => {
  database = createTestDatabase()
  service = await openApp({ db: database.db })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

async function open(query: string) {
  const answer = await service.app.inject(`/search/${query}`)
  return { answer, page: new JSDOM(answer.body).window.document }
}
const search = (words: string) => open(`?${new URLSearchParams({ q: words }).toString()}`)
const said = (page: Document) => page.querySelector('main [role=status], main [role=alert]')?.textContent

test('before a search the page has places to start from', async () => {
  const { page } = await open('')
  const links = [...page.querySelectorAll('.starts a')].map((link) => link.textContent)
  expect(links).toContain('All services')
  expect(links).toContain('Contact us')
})

test.each(['/api/search/results', '/search'])(
  '%s leads to its address, with what was asked',
  async (path) => {
    const { statusCode, headers } = await service.app.inject(`${path}?q=power+bi`)
    expect([statusCode, headers.location]).toEqual([301, '/search/?q=power+bi'])
  },
)

test('says that the search isn’t ready until pages are loaded', async () => {
  const { answer, page } = await search('power')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  expect(said(page)).toBe('The search is being prepared. Try again in a minute.')
})

describe('with pages', () => {
  beforeAll(async () => {
    await putDocuments(service.directory, pages, [])
    const readSite = await openSite(service.directory, { onBroken: () => undefined })
    const log = { info: () => undefined, warn: () => undefined }
    await createSearchLoader({ db: database.db, readSite, siteUrl: undefined, log }).look()
  })

  test('lists pages in the groups of the site’s search, without script', async () => {
    const { answer, page } = await search('power')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.title).toMatch(/^Search results for “power”/)
    expect(said(page)).toBe('7 pages for “power”')
    const groups = [...page.querySelectorAll('section')].map((section) => [
      section.querySelector('h2')?.textContent,
      section.querySelectorAll('a').length,
    ])
    expect(groups[0]).toEqual(['Best matches', 3])
    expect(groups.slice(1).map(([title]) => title)).toContain('Articles (3 more)')
    expect(groups.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(7)
    const links = [...page.querySelectorAll('section a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/technologies/power-bi/')
    expect(page.querySelector('[name=q]')?.getAttribute('value')).toBe('power')
    expect(page.querySelectorAll('script')).toHaveLength(0)
    expect(await findHtmlFaults(answer.body)).toEqual([])
  })

  test('counts the pages of each kind, the best ones too, and leads to the first of them', async () => {
    const { page } = await search('power')
    const links = [...page.querySelectorAll('nav[aria-label="Kinds of results"] a')]
    expect(links.map(({ textContent }) => textContent).toSorted()).toEqual([
      'Articles (5)',
      'Case studies (1)',
      'Technologies (1)',
    ])
    for (const link of links) {
      const [kind = ''] = link.textContent.split(' (')
      const group = page.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.closest('section')
      const kinds = [...(group?.querySelectorAll('h2, .hint') ?? [])].map(({ textContent }) => textContent)
      expect(kinds.some((name) => name.startsWith(kind))).toBe(true)
    }
    const few = await search('bi')
    expect(few.page.querySelector('nav[aria-label="Kinds of results"]')).toBeNull()
  })

  test('marks what was searched for, and names the kind of the best pages above their title', async () => {
    const { page } = await search('bi')
    const [first] = page.querySelectorAll('section li')
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Technologies',
      'Power BI',
      expect.any(String),
    ])
    const marked = [...page.querySelectorAll('section a mark')].map(({ textContent }) => textContent)
    expect(marked).toEqual(['BI', 'BI'])
  })

  test('says how a misspelled search was read', async () => {
    const { answer, page } = await search('Powre')
    const [sentence, count] = page.querySelectorAll('main [role=status] p')
    expect(sentence?.textContent).toBe('No pages match “Powre”. Showing results for “power”.')
    expect(count?.textContent).toBe('7 pages')
    expect(page.querySelectorAll('[role=status] + nav')).toHaveLength(1)
    expect(await findHtmlFaults(answer.body)).toEqual([])
  })

  test('says what to do when nothing is found, with pages to begin with', async () => {
    const { answer, page } = await search('zzzz')
    expect(said(page)).toBe('No pages match “zzzz”. Try other words, ask us, or start here:')
    expect(page.querySelector('[role=status] a')?.getAttribute('href')).toMatch(/\/contact\/$/)
    const links = [...page.querySelectorAll('[role=status] + ul a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/services/')
    expect(links).toHaveLength(9)
    expect(await findHtmlFaults(answer.body)).toEqual([])
  })

  test.each(['', '?q=', '?q=%20', '?q=a%00', '?q=a&q=b'])('shows the form alone for “%s”', async (query) => {
    const { answer, page } = await open(query)
    expect(answer.statusCode).toBe(200)
    expect(page.title).toMatch(/^Search(?: ·|$)/)
    expect(page.querySelector('form[role=search]')?.getAttribute('action')).toBe('/search/')
    expect(said(page)).toBeUndefined()
    expect(await findHtmlFaults(answer.body)).toEqual([])
  })

  test('cuts what is too long, and shows markup as text', async () => {
    const { answer, page } = await search(`<b>${'power '.repeat(60)}`)
    expect(answer.statusCode).toBe(200)
    expect(page.querySelector('main b')).toBeNull()
    expect(page.querySelector('[name=q]')?.getAttribute('value')?.length).toBeLessThanOrEqual(200)
  })
})
