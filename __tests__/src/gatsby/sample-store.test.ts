import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { currentSampleFiles, refreshSamples, sampleStore } from '../../../src/gatsby/sample-store'
import { sampleDocument } from '../../setup/sample-document'

// the process of a build has one project
const root = mkdtemp(path.join(tmpdir(), 'sample-store-'))

jest.mock('../../../src/gatsby/site-store', () => ({ hashCode: () => '1' }))
jest.mock('../../../src/gatsby/sample-pdf/sample-document', () => ({
  planDocument: (entry: object) => entry,
}))

afterAll(async () => rm(await root, { recursive: true, force: true }))

test('files that a page has asked for are not made again when they are served or published', async () => {
  const sample = sampleDocument('<p>Two lamps are out.</p>')
  refreshSamples({ samples: [sample], company: {} } as unknown as Parameters<typeof refreshSamples>[0])
  const filesOf = sampleStore(await root)
  const [{ files }, sources, again] = await Promise.all([
    filesOf(sample),
    currentSampleFiles(await root),
    currentSampleFiles(await root),
  ])
  expect([...sources.keys()]).toContain(files.pdf.slice(1))
  expect(sources.get(files.pdf.slice(1))).toBe(again.get(files.pdf.slice(1)))
  expect((await stat(sources.get(files.pdf.slice(1)) ?? '')).size).toBe(files.bytes)
  expect(sampleStore(await root)).toBe(filesOf)
})
