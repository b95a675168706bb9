import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SearchDocumentSchema, SearchHeaderSchema } from '../../../../contract/search'
import { loadSite } from '../../../../src/gatsby/load-site'
import type { PageView } from '../../../../src/gatsby/site/views'
import { writeSearch } from '../../../../src/gatsby/write/write-data-files'

const { site } = loadSite(process.cwd())
let folder: string
const read = (name: string) => readFile(path.join(folder, name), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('writes the search documents, one a line, after their hash and number', async () => {
  await writeSearch(site.pages, folder)
  const text = await read('search-documents.jsonl')
  const header = text.slice(0, text.indexOf('\n'))
  const lines = text.slice(header.length + 1)
  const documents = lines
    .trimEnd()
    .split('\n')
    .map((line) => SearchDocumentSchema.parse(JSON.parse(line)))
  expect(documents.map(({ href }) => href)).toContain('/about/')
  expect(SearchHeaderSchema.parse(JSON.parse(header))).toEqual({
    release: createHash('sha256').update(lines).digest('hex'),
    documents: documents.length,
  })
})

test('writes an index for the browser while there is little text, and else none', async () => {
  await writeSearch(site.pages, folder)
  expect(JSON.parse(await read('search-index.json'))).toHaveProperty('documentCount')
  const text = 'word '.repeat(20_000)
  const many: PageView[] = site.pages.map((page, index) => (index < 20 ? { ...page, lead: text } : page))
  await writeSearch(many, folder)
  expect(JSON.parse(await read('search-index.json'))).toEqual({ server: true })
  expect((await read('search-documents.jsonl')).length).toBeGreaterThan(2_000_000)
})
