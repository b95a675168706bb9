import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SearchDocumentSchema, SearchHeaderSchema } from '../../../../contract/search'
import { termsVersion } from '../../../../contract/search-words'
import { planSearchDocuments } from '../../../../src/gatsby/plan/plan-search'
import type { PageView } from '../../../../src/gatsby/site/views'
import { writeSearch } from '../../../../src/gatsby/write/write-data-files'
import { loadWholeSite } from '../../../setup/whole-content'

const { site, content } = loadWholeSite()
const { synonyms, company } = content
const input = { pages: site.pages, synonyms, company }
let folder: string
const read = (name: string) => readFile(path.join(folder, name), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('writes the search documents, one a line, after their hash, their number and the synonyms', async () => {
  await writeSearch(input, folder)
  const text = await read('search-documents.jsonl')
  const header = text.slice(0, text.indexOf('\n'))
  const lines = text.slice(header.length + 1)
  const documents = lines
    .trimEnd()
    .split('\n')
    .map((line) => SearchDocumentSchema.parse(JSON.parse(line)))
  expect(documents.map(({ href }) => href)).toContain('/about/')
  expect(SearchHeaderSchema.parse(JSON.parse(header))).toEqual({
    release: createHash('sha256')
      .update(JSON.stringify({ termsVersion, synonyms }))
      .update(lines)
      .digest('hex'),
    documents: documents.length,
    synonyms,
  })
})

test('writes an index and texts for the browser while there is little text, and else none', async () => {
  await writeSearch(input, folder)
  expect(JSON.parse(await read('search-index.json'))).toHaveProperty('index.documentCount')
  const texts = JSON.parse(await read('search-texts.json')) as Record<string, string>
  expect(Object.keys(texts).toSorted()).toEqual(
    planSearchDocuments(input)
      .map(({ href }) => href)
      .toSorted(),
  )
  const text = 'word '.repeat(20_000)
  const many: PageView[] = site.pages.map((page, index) =>
    index < 20 ? { ...page, body: { ...page.body, html: text } } : page,
  )
  await writeSearch({ ...input, pages: many }, folder)
  expect(JSON.parse(await read('search-index.json'))).toEqual({ server: true })
  expect(JSON.parse(await read('search-texts.json'))).toEqual({})
  expect((await read('search-documents.jsonl')).length).toBeGreaterThan(2_000_000)
})

test('the contact page is found by the addresses of the offices, which its text lacks', () => {
  const contact = planSearchDocuments(input).find(({ href }) => href === '/contact/')
  for (const { street } of company.offices) expect(contact?.text).toContain(street)
})

const findDocument = (href: string, parts: Partial<typeof company>) =>
  planSearchDocuments({ ...input, company: { ...company, ...parts } }).find((page) => page.href === href)

test('the page about the company is found by its certificates', () => {
  const credentials = [{ name: 'ISO 27001', detail: 'Certificate 123 of 2026' }]
  expect(findDocument('/about/', { credentials })?.text).toContain('ISO 27001: Certificate 123 of 2026.')
})

test('the contact page is found by what the footer says of the registration', () => {
  const registration = { place: 'Scotland', number: 'SC1', office: '1 Shore Street, Leith EH6 0AA' }
  expect(findDocument('/contact/', { registration })?.text).toContain(
    'Registered in Scotland, company number SC1. Registered office: 1 Shore Street',
  )
})

test('the pages to contact us and for support say what the company wrote before addresses and numbers, and else nothing', () => {
  const parts = { contactInSearch: 'quay', emailsInSearch: 'Write to', supportInSearch: 'Ring' }
  const { general, careers, privacy, support } = company.emails
  expect(findDocument('/contact/', parts)?.names).toMatch(/ quay$/)
  expect(findDocument('/contact/', parts)?.text).toContain(`Write to: ${general}, ${careers}, ${privacy}.`)
  expect(findDocument('/tms-support/', parts)?.text).toContain(`Ring: ${company.phones.support}, ${support}.`)
  const none = { contactInSearch: undefined, emailsInSearch: undefined, supportInSearch: undefined }
  expect(findDocument('/contact/', none)?.text).not.toContain(careers)
  expect(findDocument('/tms-support/', none)?.text).not.toContain(`: ${company.phones.support}`)
})

test('the page to sign in on is found by the words that the company gave it, and only then', () => {
  const signIn = { title: 'Come in', summary: 'For the crew of the harbour.', text: 'Guests use the gate.' }
  expect(findDocument('/auth/login/', { signIn })).toMatchObject(signIn)
  expect(findDocument('/auth/login/', { signIn: undefined })).toBeUndefined()
})

test('offices, jobs and other names are said in the words of the company, or not at all', () => {
  const [office] = company.offices
  if (!office) throw new Error('The company has no office.')
  const offices = [{ ...office, name: 'Quay', street: '1 Shore Street', city: 'Cork', country: 'IE' }]
  const officeInSearch = '{{office}} is at {{address}}; ring {{phone}}, {{hours}}.'
  const { postalCode, phone, hours } = office
  expect(findDocument('/contact/', { offices, officeInSearch })?.text).toContain(
    `Quay is at 1 Shore Street, Cork ${postalCode}, Ireland; ring ${phone}, ${hours}.`,
  )
  expect(findDocument('/contact/', { offices, officeInSearch: undefined })?.text).not.toContain('Shore')
  const open = site.pages.find((page) => page.type === 'JobPage' && page.open)
  expect(findDocument('/career/', { openingsInSearch: 'We look for {{jobs}}.' })?.text).toMatch(
    new RegExp(`We look for [^.]*${open?.title}`),
  )
  const roadmap = '/services/strategic-consulting/digital-evolution-strategy/'
  const title = site.pages.find(({ href }) => href === roadmap)?.title
  expect(findDocument(roadmap, { otherNameInSearch: 'Or {{title}}.' })?.text).toContain(`Or ${title}.`)
})

test('a job says where it is and what it pays in sentences', () => {
  const job = site.pages.find((page) => page.type === 'JobPage' && page.open)
  if (job?.type !== 'JobPage') throw new Error('No job is open.')
  const say = (parts: Partial<typeof job>) =>
    planSearchDocuments({ ...input, pages: [{ ...job, ...parts }] })[0]?.text
  const remote = { team: 'Lamps', office: 'Leith', workplace: 'remote', employment: 'part time' } as const
  expect(say(remote)).toContain('In this job you would join Lamps in Leith: remote, part time.')
  expect(say({ salaryText: 'You hear it in the first call' })).toContain(
    'What is the salary? You hear it in the first call.',
  )
})
