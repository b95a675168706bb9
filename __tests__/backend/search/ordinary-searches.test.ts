import { createSearchLoader } from '../../../backend/search/create-search-loader'
import { openSite } from '../../../backend/site/open-site'
import { searchPages } from '../../../contract/search'
import { writeSearch } from '../../../src/gatsby/write/write-data-files'
import {
  joinedSearches,
  leastFound,
  misspelledSearches,
  narrowSearches,
  nonsense,
  ordinarySearches,
} from '../../setup/ordinary-searches'
import { loadWholeSite } from '../../setup/whole-content'
import { openApp, type OpenApp } from '../support/open-app'

const { site, content } = loadWholeSite()
let service: OpenApp

beforeAll(async () => {
  service = await openApp()
  const { synonyms, company } = content
  await writeSearch({ pages: site.pages, synonyms, company }, service.directory)
  const failed = (error: unknown) => {
    throw error
  }
  const readSite = await openSite(service.directory, { onBroken: failed })
  const log = { info: () => undefined, warn: failed }
  await createSearchLoader({ db: service.db, readSite, log }).look()
})
afterAll(() => service.close())

/** Addresses of the pages found, the best first. */
const find = async (words: string) => (await search(words)).pages

async function search(words: string) {
  const answer = await service.app.inject(`/api/search?${new URLSearchParams({ q: words }).toString()}`)
  expect(answer.statusCode).toBe(200)
  const { data, correction } = searchPages.responses[200].parse(answer.json())
  const hits = data.flatMap((group) => group.hits)
  return { pages: hits.toSorted((a, b) => a.place - b.place).map(({ href }) => href), correction }
}

test('39 of 40 ordinary searches have their page among the first three', async () => {
  const missed = []
  for (const [typed, pages] of ordinarySearches) {
    const first = (await find(typed)).slice(0, 3)
    if (!first.some((href) => pages.includes(href))) missed.push([typed, first])
  }
  const found = 1 - missed.length / ordinarySearches.length
  expect(found < leastFound ? missed : []).toEqual([])
})

test.each(narrowSearches)('“%s” finds %s and few others, not %s', async (typed, page, other) => {
  const pages = await find(typed)
  expect(pages[0]).toBe(page)
  expect(pages).not.toContain(other)
  expect(pages.length).toBeLessThan(10)
})

test.each(misspelledSearches)('“%s” is read as “%s” and finds %s', async (typed, searched, page) => {
  const { pages, correction } = await search(typed)
  expect(correction).toEqual({ typed, searched: [searched] })
  expect(pages.slice(0, 3)).toContain(page)
})

test.each(joinedSearches)('“%s”, typed as one word, finds %s', async (typed, page) => {
  expect((await find(typed)).slice(0, 3)).toContain(page)
})

test.each(nonsense)('“%s” finds nothing', async (words) => {
  expect(await find(words)).toEqual([])
})
