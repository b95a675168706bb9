/** @jest-environment node */
import MiniSearch from 'minisearch'
import { searchOptions } from '../../../../src/config/search'
import { findPages } from '../../../../src/features/search/search-index'
import { loadSite } from '../../../../src/gatsby/load-site'
import { planSearchDocuments } from '../../../../src/gatsby/plan/plan-search'

const { site } = loadSite(process.cwd())
const documents = planSearchDocuments(site.pages)
const index = new MiniSearch(searchOptions)
index.addAll(documents)
const firstFor = (query: string) => findPages(index, query)[0]?.hits[0]?.href

test('finds every page, except filled jobs', () => {
  const closed = site.pages.filter((page) => page.type === 'JobPage' && !page.open)
  expect(closed.length).toBeGreaterThan(0)
  expect(new Set(documents.map(({ href }) => href)).size).toBe(site.pages.length - closed.length)
  expect(documents.filter(({ text, title, summary }) => !text || !title || !summary)).toEqual([])
})

test.each(documents.map(({ title, href }) => [title, href]))('“%s” finds its page', (title, href) => {
  const hits = findPages(index, title).flatMap((group) => group.hits.map((hit) => hit.href))
  expect(hits).toContain(href)
})

test.each([
  ['power bi', '/technologies/data-intelligence/power-bi/'],
  ['powerbi', '/technologies/data-intelligence/power-bi/'],
  ['copilt', '/services/automation-integration/microsoft-copilot/'],
  ['sharepiont', '/technologies/microsoft-ecosystem/sharepoint/'],
  ['office 365', '/technologies/microsoft-ecosystem/office-365/'],
  ['gatsb', '/technologies/modern-development/gatsby/'],
  ['about', '/about/'],
  ['smart docs', '/solutions/smart-docs/'],
])('“%s” finds %s first', (query, href) => {
  expect(firstFor(query)).toBe(href)
})

test('finds pages with every word, or with any word if there is no such page', () => {
  const both = findPages(index, 'azure migration').flatMap(({ hits }) => hits)
  expect(both.every(({ terms }) => terms.length >= 2)).toBe(true)
  expect(findPages(index, 'azure qqqqqq').length).toBeGreaterThan(0)
  expect(findPages(index, 'qqqqqq')).toEqual([])
})

test('groups results by kind, at most five each, the requested group first', () => {
  const groups = findPages(index, 'azure', 'articles')
  expect(groups[0]?.kind).toBe('articles')
  expect(groups.length).toBeGreaterThan(2)
  expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length)
  expect(Math.max(...groups.map(({ hits }) => hits.length))).toBe(5)
})

test('finds a page by its content, not by that of pages it links to', () => {
  const home = documents.find(({ href }) => href === '/')
  const service = documents.find(({ href }) => href === '/services/strategic-consulting/tech-advisory/')
  const related = site.pages.find(({ href }) => href === service?.href)
  const elsewhere = related?.type === 'ServicePage' ? related.related.map(({ tagline }) => tagline) : []
  expect(elsewhere.length).toBeGreaterThan(0)
  for (const tagline of elsewhere) expect(service?.text).not.toContain(tagline)
  expect(home?.text).not.toMatch(/<[a-z]/)
})
