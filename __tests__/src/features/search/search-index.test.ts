/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '../../../../contract/search'
import { listWords } from '../../../../contract/search-words'
import { indexingOptions, type BrowserSearch } from '../../../../src/config/search-options'
import { findPages, readSearchIndex, type SearchIndex } from '../../../../src/features/search/search-index'
import { planSearchDocuments } from '../../../../src/gatsby/plan/plan-search'
import { writeSearch } from '../../../../src/gatsby/write/write-data-files'
import { makeSearchDocument as makeDocument } from '../../../backend/support/search-documents'
import {
  joinedSearches,
  leastFound,
  misspelledSearches,
  narrowSearches,
  nonsense,
  ordinarySearches,
} from '../../../setup/ordinary-searches'
import { loadWholeSite } from '../../../setup/whole-content'

const { site, content } = loadWholeSite()
const input = { pages: site.pages, synonyms: content.synonyms, company: content.company }
const documents = planSearchDocuments(input)
const texts = new Map(documents.map(({ href, text }) => [href, text]))
let index: SearchIndex
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'search-'))
  await writeSearch(input, folder)
  const json = await readFile(path.join(folder, 'search-index.json'), 'utf8')
  await rm(folder, { recursive: true })
  index = readSearchIndex(JSON.parse(json) as BrowserSearch)
})

function makeIndex(pages: readonly SearchDocument[], synonyms: readonly string[][] = []): SearchIndex {
  const made = new MiniSearch(indexingOptions(synonyms))
  made.addAll(pages)
  const words = pages.flatMap(listWords).join(' ')
  return readSearchIndex({ index: made.toJSON(), words, synonyms })
}

const hitsOf = (...search: Parameters<typeof findPages>) => findPages(...search).hits
const find = (query: string) => hitsOf(index, query).map(({ href }) => href)

test('a page is named as in the menus, and a search for the phone number shows it', () => {
  expect(hitsOf(index, 'who are you')[0]).toMatchObject({ href: '/about/', title: 'About us' })
  const contact = hitsOf(index, 'phone number', texts).find(({ href }) => href === '/contact/')
  expect(contact).toMatchObject({ title: 'Contact us' })
  expect(contact?.snippet).toContain(content.company.offices[0]?.phone)
})

test.each([
  ['power bi', ['/accessibility/', '/samples/help-desk-march/', '/samples/this-website/']],
  ['gdpr', ['/technologies/modern-development/next-js/']],
])('“%s” doesn’t find pages that are about something else', (typed, others) => {
  expect(find(typed).filter((href) => others.includes(href))).toEqual([])
})

test.each(narrowSearches)('“%s” finds %s and few others, not %s', (typed, page, other) => {
  const pages = find(typed)
  expect(pages[0]).toBe(page)
  expect(pages).not.toContain(other)
  expect(pages.length).toBeLessThan(10)
})

test('a page of the firm is found without all those that only mention what means the same', () => {
  const mentions = ['One', 'Two', 'Three', 'Four'].map((name) => makeDocument(name, { text: 'At the quay.' }))
  const typed = makeDocument('Five', { text: 'By the harbour office.' })
  const makePages = (kind: SearchDocument['kind']) =>
    makeIndex([makeDocument('Quay', { kind }), ...mentions, typed], [['quay', 'harbour office']])
  expect(hitsOf(makePages('firm'), 'harbour office').map(({ title }) => title)).toEqual(['Quay', 'Five'])
  expect(hitsOf(makePages('services'), 'harbour office')).toHaveLength(6)
})

test.each(['salary', 'jobs'])('“%s” shows what it found on the page of all jobs and on each job', (typed) => {
  const pages = hitsOf(index, typed, texts).filter(({ href }) => href.startsWith('/career/'))
  expect(pages.length).toBeGreaterThan(3)
  expect(
    pages.filter(({ snippet, terms }) => !terms.some((term) => snippet?.toLowerCase().includes(term))),
  ).toEqual([])
})

test('a page that is named as what was typed comes before pages that speak of it', () => {
  expect(find('teams')[0]).toBe('/technologies/microsoft-ecosystem/teams/')
})

test.each(['sharepoint onlin', 'sharepoint online'])('“%s” finds SharePoint first', (typed) => {
  expect(find(typed)[0]).toBe('/technologies/microsoft-ecosystem/sharepoint/')
})

test('“team” finds the product and the people who do the work first', () => {
  const [teams, about] = ['/technologies/microsoft-ecosystem/teams/', '/about/']
  expect(find('team').slice(0, 3)).toEqual(expect.arrayContaining([teams, about]))
})

test('a page whose title is what was typed comes before one whose title has more', () => {
  const pages = makeIndex([
    makeDocument('Harbour dues', { kind: 'services', names: 'harbour', headings: 'Harbour' }),
    makeDocument('Harbours', { text: 'Of the coast.' }),
  ])
  expect(hitsOf(pages, 'harbour').map(({ title }) => title)).toEqual(['Harbours', 'Harbour dues'])
})

test('what a part names comes before pages that only mention all, and a name in many titles names none', () => {
  const offer = (title: string, more: Partial<SearchDocument> = {}) =>
    makeDocument(title, { kind: 'services', href: `/${title}/`, ...more })
  const mention = makeDocument('Stories', { text: 'Harbour and lamp and crane and price.' })
  const pages = makeIndex([
    mention,
    offer('Harbour one'),
    offer('Harbour two'),
    offer('Harbour three'),
    offer('Crane'),
    offer('Lamp works', { names: 'lamp post' }),
    offer('Lampshades'),
  ])
  const titles = (typed: string) => hitsOf(pages, typed).map(({ title }) => title)
  expect(titles('crane price')[0]).toBe('Crane')
  expect(titles('carne price')[0]).toBe('Crane')
  expect(titles('harbour price')[0]).toBe('Stories')
})

test('where nothing is about what was typed, pages that mention half of it are found', () => {
  const pages = makeIndex([makeDocument('Stories', { text: 'Lamps and cranes.' }), makeDocument('Tides')])
  expect(hitsOf(pages, 'forgot lamp').map(({ title }) => title)).toEqual(['Stories'])
})

test('“sign in” finds the page to sign in on, then what clients are told', () => {
  expect(find('sign in').slice(0, 2)).toEqual(['/auth/login/', '/tms-support/'])
  const support = hitsOf(index, 'login', texts).find(({ href }) => href === '/tms-support/')
  expect(support?.snippet).toContain('no accounts for clients')
})

test('finds every page, except filled jobs', () => {
  const closed = site.pages.filter((page) => page.type === 'JobPage' && !page.open)
  expect(closed.length).toBeGreaterThan(0)
  const pages = documents.filter(({ href }) => href !== '/auth/login/')
  expect(new Set(pages.map(({ href }) => href)).size).toBe(site.pages.length - closed.length)
  expect(documents.filter(({ text, title, summary }) => !text || !title || !summary)).toEqual([])
})

test('the text of a page has no paths, fingerprints or bare dates, which would be quoted', () => {
  const found = documents.flatMap(
    ({ text }) => text.match(/^(?:content\/\S+|\/\S+\/|[0-9a-f]{16}|\d{4}-\d\d-\d\d)$/gm) ?? [],
  )
  expect(found).toEqual([])
})

test.each(documents.map(({ title, href }) => [title, href]))('“%s” finds its page', (title, href) => {
  expect(find(title)).toContain(href)
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
  ['jobs', '/career/'],
  ['c#', '/technologies/modern-development/net-core/'],
  ['windows 10', '/blog/end-of-support-dates/'],
  ['remote jobs', '/career/'],
])('“%s” finds %s first', (query, href) => {
  expect(find(query)[0]).toBe(href)
})

test('a product is not found by a word that is like its name, nor an article by its author', () => {
  expect(find('dynamics')).not.toContain('/blog/static-sites-for-firms/')
  const articles = documents.filter(({ href }) => href.startsWith('/blog/'))
  expect(articles.filter(({ text }) => /^Cloud platforms$/m.test(text))).toEqual([])
})

test('39 of 40 ordinary searches have their page among the first three', () => {
  const missed = ordinarySearches.filter(
    ([typed, pages]) =>
      !find(typed)
        .slice(0, 3)
        .some((href) => pages.includes(href)),
  )
  const found = 1 - missed.length / ordinarySearches.length
  expect(found < leastFound ? missed : []).toEqual([])
})

test.each(misspelledSearches)('“%s” is read as “%s” and finds %s', (typed, searched, page) => {
  const { hits, correction } = findPages(index, typed)
  expect(correction).toEqual({ typed, searched: [searched] })
  expect(hits.slice(0, 3).map(({ href }) => href)).toContain(page)
})

test.each(joinedSearches)('“%s”, typed as one word, finds %s', (typed, page) => {
  expect(find(typed).slice(0, 3)).toContain(page)
})

test.each(nonsense)('“%s” finds nothing', (query) => {
  expect(find(query)).toEqual([])
})

test('an unknown word beside a known one is left out', () => {
  expect(find('qqqqqq azure')).toEqual(find('azure'))
})

test('a word that each object has as a property is searched for like any other', () => {
  const pages = makeIndex([
    makeDocument('Cranes', { kind: 'services', text: 'A constructor.' }),
    makeDocument('Contract', { kind: 'services' }),
  ])
  expect(hitsOf(pages, 'contractor').map(({ title }) => title)).toEqual(['Contract', 'Cranes'])
})

test('an excerpt has the words of a heading at the start of its paragraph', () => {
  expect(hitsOf(index, 'windows 10', texts)[0]?.snippet).toMatch(/^Windows 10\. For organisations, /)
})

test('“Excel” isn’t “Operational Excellence”', () => {
  expect(find('excel').indexOf('/services/operational-excellence/')).not.toBe(0)
  expect(find('excel').slice(0, 2)).toEqual([
    '/technologies/modern-development/powerquery/',
    '/technologies/modern-development/powerfx/',
  ])
})

test('says how a misspelled search was read', () => {
  expect(findPages(index, 'sharpoint').correction).toEqual({ typed: 'sharpoint', searched: ['sharepoint'] })
  expect(findPages(index, 'sharepoint').correction).toBeUndefined()
})

test.each(['voip', 'founders'])('“%s” is found by what means the same, not as a misspelling', (query) => {
  const { hits, correction } = findPages(index, query)
  expect(hits.length).toBeGreaterThan(0)
  expect(correction).toBeUndefined()
  expect(hits.flatMap(({ terms }) => terms)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/void|folder/)]),
  )
})

test('pages with every word come first; a page with some follows if more than its text has them', () => {
  const few = makeIndex([
    makeDocument('Tide tables', { text: 'By the harbour.' }),
    makeDocument('Harbour dues'),
    makeDocument('Moorings', { text: 'In the harbour, at every tide.' }),
    makeDocument('Lights', { text: 'Of the harbour.' }),
  ])
  const titles = hitsOf(few, 'harbour tide').map(({ title }) => title)
  expect(titles).toEqual(['Tide tables', 'Moorings', 'Harbour dues'])
})

test('a page whose heading or summary has every word comes before one whose text has them', () => {
  const pages = makeIndex([
    makeDocument('Tides', { names: 'tide harbour tides', text: 'Tides. '.repeat(9) }),
    makeDocument('Tides of the coast', { headings: 'Tides', text: 'A harbour.' }),
    makeDocument('Moorings', { summary: 'In the harbour, by the tide.' }),
  ])
  expect(hitsOf(pages, 'tides harbour').map(({ title }) => title)).toEqual([
    'Tides',
    'Moorings',
    'Tides of the coast',
  ])
})

test('pages that only mention a word are left out where five are about it', () => {
  const about = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => makeDocument(`${name} harbour`))
  const mention = makeDocument('Tide tables', { kind: 'firm', text: 'By the harbour.' })
  expect(hitsOf(makeIndex([...about, mention]), 'harbour')).toHaveLength(5)
  expect(hitsOf(makeIndex([...about.slice(1), mention]), 'harbour')).toHaveLength(5)
})

test('“jobs” finds the careers pages, not each page that says “pay”', () => {
  const kinds = hitsOf(index, 'jobs').map(({ kind }) => kind)
  expect(kinds.slice(0, 5)).toEqual(Array(5).fill('careers'))
  expect(kinds.length).toBeLessThan(12)
  expect(kinds).not.toContain('samples')
})

test('a phrase is found as it stands, not where its words are apart', () => {
  const phrases = makeIndex(
    [
      makeDocument('Answers', { text: 'A help desk for your staff.' }),
      makeDocument('Desks', { text: 'A desk that needs help.' }),
    ],
    [['help desk', 'support line']],
  )
  expect(hitsOf(phrases, 'support line').map(({ title }) => title)).toEqual(['Answers'])
})

test('a service comes before an article that says the same', () => {
  const same = { summary: 'Of the tide.', text: 'By the harbour.' }
  const pages = makeIndex([
    makeDocument('Tides', { ...same, href: '/blog/tides/' }),
    makeDocument('Tides', { ...same, href: '/services/tides/', kind: 'services' }),
  ])
  expect(hitsOf(pages, 'tides').map(({ kind }) => kind)).toEqual(['services', 'articles'])
})

test('finds a word while it is typed, also where its ending changes', () => {
  for (const begun of ['migr', 'migrat', 'migratio', 'migration', 'migrations'])
    expect(find(begun)).toContain('/services/migration-modernization/')
})

test('the beginning of a word is no beginning of a phrase, which would count as a rare word', () => {
  const pages = makeIndex(
    [
      makeDocument('Moorings', { text: 'Tide tables, harbour.' }),
      makeDocument('Tides', { text: 'Tides of the harbour.' }),
    ],
    [['tide tables', 'almanac']],
  )
  expect(hitsOf(pages, 'harbour ti').map(({ title }) => title)).toEqual(['Tides', 'Moorings'])
  expect(find('power bi lic').slice(0, 3)).not.toContain('/about/')
})

test('shows at most five pages of a kind', () => {
  const kinds = hitsOf(index, 'azure').map(({ kind }) => kind)
  const counts = [...new Set(kinds)].map((kind) => kinds.filter((other) => other === kind).length)
  expect(counts.length).toBeGreaterThan(2)
  expect(Math.max(...counts)).toBe(5)
})

test('shows where a word stands that neither title nor summary has', () => {
  const hit = hitsOf(index, 'vmware', texts)[0]
  expect(hit?.href).toBe('/technologies/azure-cloud-services/cloud-migrations/')
  expect(`${hit?.title} ${hit?.summary}`).not.toContain('VMware')
  expect(hit?.snippet).toContain('VMware')
  expect(hit?.terms).toContain('vmware')
})

test('a page whose summary has all that was typed gets no snippet', () => {
  expect(hitsOf(index, 'power bi', texts)[0]).not.toHaveProperty('snippet')
})

test('finds a page by its content, not by that of pages it links to', () => {
  const home = documents.find(({ href }) => href === '/')
  const service = documents.find(({ href }) => href === '/services/strategic-consulting/tech-advisory/')
  const related = site.pages.find(({ href }) => href === service?.href)
  const elsewhere = related?.type === 'ServicePage' ? related.related.map(({ tagline }) => tagline) : []
  expect(elsewhere.length).toBeGreaterThan(0)
  for (const tagline of elsewhere) expect(service?.text).not.toContain(tagline)
  expect(home?.text).not.toMatch(/<[a-z]/)
  const samples = documents.find(({ href }) => href === '/samples/')
  expect(samples?.text).toContain('Before you sign')
  expect(samples?.text).not.toContain('licence comparison')
})

test('a row of a table is quoted only where a page has the word in no sentence', () => {
  const quoted = ['sharepoint', 'azure', 'power bi', 'tenant', 'licence', 'teams', 'backup'].flatMap(
    (typed) => hitsOf(index, typed, texts).map(({ href, snippet = '' }) => ({ typed, href, snippet })),
  )
  const rows = quoted.filter(({ snippet }) => snippet.includes(' · '))
  expect(rows.length).toBeGreaterThan(2)
  const sentencesOf = (href: string) =>
    texts
      .get(href)
      ?.split('\n')
      .filter((line) => /^[^\t]+[.!?]$/.test(line))
  expect(rows.filter(({ typed, href }) => new RegExp(typed, 'i').test(String(sentencesOf(href))))).toEqual([])
})

test('texts have characters, not the names that HTML has for them', () => {
  expect(documents.filter(({ text }) => /&#?\w+;/.test(text)).map(({ href }) => href)).toEqual([])
})
