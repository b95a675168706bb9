import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createCompressor } from '../../../../src/gatsby/finish/compress'

let folder: string
let cache: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'))
  cache = path.join(folder, 'cache')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const article = readFile(path.resolve('content/blog/graph-api-throttling.md'))
const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)

/** Compresses the text as a file of this name. @returns What stands beside it. */
async function compress(name: string, bytes?: Buffer) {
  const file = path.join(folder, name)
  const compressor = createCompressor(cache)
  await compressor.write(file, bytes ?? (await article))
  return { br: await readFile(`${file}.br`), gz: await readFile(`${file}.gz`), compressor }
}

test('a compressed file decompresses to the same text', async () => {
  const { br, gz } = await compress('page.html')
  expect(brotliDecompressSync(br).equals(await article)).toBe(true)
  expect(gunzipSync(gz).equals(await article)).toBe(true)
})

test('files that are alike can be compressed at the same time', async () => {
  const bytes = await article
  const { write } = createCompressor(cache)
  const files = ['a.html', 'b.html', 'c.html'].map((name) => path.join(folder, name))
  await Promise.all(files.map((file) => write(file, bytes)))
  for (const file of files)
    expect(brotliDecompressSync(await readFile(`${file}.br`)).equals(bytes)).toBe(true)
})

test('scripts and styles get the best compression; pages and data are at most 5 % larger', async () => {
  const best = await compress('app.js')
  expect((await compress('app.css')).br.equals(best.br)).toBe(true)
  const page = await compress('page.html')
  expect(page.br.length).toBeGreaterThan(best.br.length)
  expect(page.br.length).toBeLessThan(1.05 * best.br.length)
  for (const name of ['page-data.json', 'feed.xml', 'viewer.mjs'])
    expect((await compress(name)).br.equals(page.br)).toBe(true)
})

test('a large script, which no visitor loads, is compressed as pages are', async () => {
  const text = (await article).toString()
  const bytes = Buffer.from(Array.from({ length: 30 }, (_, part) => text.replaceAll('e', `${part}`)).join(''))
  const { br } = await compress('editor.js', bytes)
  expect(br.equals((await compress('page.html', bytes)).br)).toBe(true)
  expect(brotliDecompressSync(br).equals(bytes)).toBe(true)
})

test.each([
  'blog/page/2/index.html',
  'blog/tag/cost/page/12/index.html',
  'page-data/blog/page/2/page-data.json',
  'entry-files.json',
  'seo-facts.json',
])('%s, which every new article changes and few people load, is compressed in no time', async (name) => {
  await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
  const page = await compress('page.html')
  const { br } = await compress(name)
  expect(br.length).toBeGreaterThan(page.br.length)
  expect(br.length).toBeLessThan(1.2 * page.br.length)
  expect(brotliDecompressSync(br).equals(await article)).toBe(true)
})

test('skips images and very short files', async () => {
  const { write } = createCompressor(cache)
  await write(path.join(folder, 'wave.webp'), await article)
  await write(path.join(folder, 'short.txt'), Buffer.from('User-agent: *'))
  expect(await readdir(folder)).toEqual([])
})

test('reuses unchanged files of the last build', async () => {
  await compress('page.html')
  const [name = ''] = (await readdir(cache)).filter((found) => found.endsWith('.br'))
  await writeFile(path.join(cache, name), 'kept')
  expect((await compress('page.html')).br.toString()).toBe('kept')
})

test('does not trust a half-written file of a killed build', async () => {
  const { br } = await compress('page.html')
  for (const name of await readdir(cache)) {
    await writeFile(path.join(cache, `${name}.part`), 'half')
    await rm(path.join(cache, name))
  }
  expect((await compress('page.html')).br.equals(br)).toBe(true)
})

test('removes files that no build has used for a day, and keeps those this build used', async () => {
  await compress('gone.html', Buffer.from('gone '.repeat(200)))
  const gone = await readdir(cache)
  const { compressor } = await compress('page.html')
  const used = (await readdir(cache)).filter((name) => !gone.includes(name))
  await compress('recent.html', Buffer.from('recent '.repeat(200)))
  const recent = (await readdir(cache)).filter((name) => !gone.includes(name) && !used.includes(name))
  for (const name of [...gone, ...used]) await utimes(path.join(cache, name), days(2), days(2))
  await compressor.forgetUnused()
  expect((await readdir(cache)).sort()).toEqual([...used, ...recent].sort())
})

test('does nothing if nothing was compressed', async () => {
  await createCompressor(cache).forgetUnused()
  expect(existsSync(cache)).toBe(false)
})
