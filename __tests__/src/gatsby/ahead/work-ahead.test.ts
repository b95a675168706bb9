import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endWorkAhead, waitForAhead, workAhead } from '../../../../src/gatsby/ahead/work-ahead'
import { findMissingSamples } from '../../../../src/gatsby/sample-pdf/create-sample-store'
import { socialImageName } from '../../../../src/gatsby/social-images/social-image-name'
import { sampleDocument } from '../../../setup/sample-document'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ahead-'))
})
afterEach(() => {
  endWorkAhead()
  return rm(folder, { recursive: true, force: true })
})

const root = path.resolve('.')
const sample = sampleDocument('<p>Two lamps are out.</p>')
const page = { title: 'Tides', siteName: 'Harbor', slug: 'tides', kind: 'home' } as const

test('work that was waited for is in the caches', async () => {
  const [social, compressed] = [path.join(folder, 'social'), path.join(folder, 'compressed')]
  const samples = { folder: path.join(folder, 'samples'), version: '1' }
  const script = path.join(folder, 'app.js')
  await writeFile(script, 'console.log("a text that is worth compressing");'.repeat(40))
  workAhead(root, { kind: 'samples', documents: [sample], ...samples })
  workAhead(root, { kind: 'social', pages: [page], cacheDirectory: social })
  workAhead(root, { kind: 'compress', internalFiles: [], files: [script], cacheDirectory: compressed })
  await waitForAhead('social')
  expect(findMissingSamples([sample], samples)).toEqual([])
  expect(existsSync(path.join(social, socialImageName(page)))).toBe(true)
  await waitForAhead('compress')
  expect((await readdir(compressed)).map((name) => path.extname(name)).sort()).toEqual(['.br', '.gz'])
})

test('a build does not wait for a process that has failed, and starts another one', async () => {
  workAhead(root, {
    kind: 'compress',
    internalFiles: [],
    files: [path.join(folder, 'missing.js')],
    cacheDirectory: folder,
  })
  await waitForAhead('compress')
  expect(await readdir(folder)).toEqual([])
  endWorkAhead()
  workAhead(root, { kind: 'social', pages: [page], cacheDirectory: folder })
  await waitForAhead('social')
  expect(await readdir(folder)).toContain(socialImageName(page))
})

test('a build that began no work waits for none', async () => {
  await expect(waitForAhead('social')).resolves.toBeUndefined()
})
