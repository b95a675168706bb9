import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createCompressor, type Effort } from '../../../../src/gatsby/finish/compress'

let folder: string
let cache: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'))
  cache = path.join(folder, 'cache')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** As long as a large page. */
const article = readArticles()
const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)

async function readArticles(): Promise<Buffer> {
  const blog = path.resolve('content/blog')
  const names = (await readdir(blog)).filter((name) => name.endsWith('.md')).toSorted()
  return Buffer.concat(await Promise.all(names.map((name) => readFile(path.join(blog, name)))), 90_000)
}

/** Compresses the text as a file of this name. @returns What stands beside it. */
async function compress(name: string, effort: Effort, bytes?: Buffer, internalFiles?: ReadonlySet<string>) {
  const file = path.join(folder, name)
  const compressor = createCompressor({ directory: cache, effort, internalFiles })
  await compressor.write(file, bytes ?? (await article))
  return { br: await readFile(`${file}.br`), gz: await readFile(`${file}.gz`), compressor }
}

test.each(['best', 'quick'] as const)(
  'a file compressed with effort "%s" decompresses to the same text',
  async (effort) => {
    const { br, gz } = await compress('page.html', effort)
    expect(brotliDecompressSync(br).equals(await article)).toBe(true)
    expect(gunzipSync(gz).equals(await article)).toBe(true)
  },
)

test('files that are alike can be compressed at the same time', async () => {
  const bytes = await article
  const { write } = createCompressor({ directory: cache, effort: 'quick' })
  const files = ['a.html', 'b.html', 'c.html'].map((name) => path.join(folder, name))
  await Promise.all(files.map((file) => write(file, bytes)))
  for (const file of files)
    expect(brotliDecompressSync(await readFile(`${file}.br`)).equals(bytes)).toBe(true)
})

test('a quick page is at most 5 % larger; scripts and styles always get the best compression', async () => {
  const best = await compress('page.html', 'best')
  await rm(cache, { recursive: true })
  const quick = await compress('page.html', 'quick')
  expect(quick.br.length).toBeGreaterThan(best.br.length)
  expect(quick.br.length).toBeLessThan(1.05 * best.br.length)
  for (const name of ['app.js', 'app.css'])
    expect((await compress(name, 'quick')).br.equals(best.br)).toBe(true)
})

test('what every new article changes and few people load is compressed in no time where it is to be quick', async () => {
  const names = [
    'blog/page/2/index.html',
    'blog/tag/cost/page/12/index.html',
    'page-data/blog/page/2/page-data.json',
  ]
  for (const name of ['blog/index.html', ...names])
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
  const best = await compress('blog/index.html', 'best')
  for (const name of names) expect((await compress(name, 'best')).br.equals(best.br)).toBe(true)
  await rm(cache, { recursive: true })
  const first = await compress('blog/index.html', 'quick')
  for (const name of names) {
    const { br } = await compress(name, 'quick')
    expect(br.length).toBeGreaterThan(first.br.length)
    expect(br.length).toBeLessThan(1.2 * best.br.length)
    expect(brotliDecompressSync(br).equals(await article)).toBe(true)
  }
})

test.each(['best', 'quick'] as const)(
  'with effort "%s", data of the whole site is compressed in no time',
  async (effort) => {
    const pageData = await compress('page-data.json', effort)
    for (const name of ['entry-files.json', 'seo-facts.json']) {
      const { br } = await compress(name, effort)
      expect(br.length).toBeGreaterThan(pageData.br.length)
      expect(br.length).toBeLessThan(1.2 * pageData.br.length)
      expect(brotliDecompressSync(br).equals(await article)).toBe(true)
    }
  },
)

test('the data of pages is never compressed for long', async () => {
  const name = 'page-data/blog/page-data.json'
  await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
  const quick = await compress('index.html', 'quick')
  expect((await compress(name, 'best')).br.equals(quick.br)).toBe(true)
})

test('what only employees load is compressed in no time, and is at most an eighth larger', async () => {
  await mkdir(path.join(folder, 'admin'))
  const internalFiles = new Set(['12-0123abcd.js', '12.0123abcd.css'])
  for (const name of ['admin/index.html', 'viewer.mjs', ...internalFiles]) {
    const { br } = await compress(name, 'best', undefined, internalFiles)
    await rm(cache, { recursive: true })
    const best = await compress('app.js', 'best', undefined, internalFiles)
    await rm(cache, { recursive: true })
    expect(br.length).toBeGreaterThan(1.02 * best.br.length)
    expect(br.length).toBeLessThan(1.125 * best.br.length)
    expect(brotliDecompressSync(br).equals(await article)).toBe(true)
  }
})

test('a script of the workspace that an earlier build made stays as it is kept', async () => {
  const internalFiles = new Set(['12-0123abcd.js'])
  const { br } = await compress('12-0123abcd.js', 'best', undefined, internalFiles)
  expect((await compress('12-0123abcd.js', 'best')).br.equals(br)).toBe(true)
})

test('a page that is well below its limit is never compressed for long', async () => {
  const small = (await article).subarray(0, 80_000)
  const best = await compress('index.html', 'best', small)
  await rm(cache, { recursive: true })
  expect((await compress('index.html', 'quick', small)).br.equals(best.br)).toBe(true)
  await rm(cache, { recursive: true })
  expect((await compress('app.css', 'best', small)).br.length).toBeLessThan(best.br.length)
})

test('skips images and very short files', async () => {
  const { write } = createCompressor({ directory: cache, effort: 'best' })
  await write(path.join(folder, 'wave.webp'), await article)
  await write(path.join(folder, 'short.txt'), Buffer.from('User-agent: *'))
  expect(await readdir(folder)).toEqual([])
})

test('reuses unchanged files of the last build', async () => {
  await compress('page.html', 'quick')
  const [name = ''] = (await readdir(cache)).filter((found) => found.endsWith('.br'))
  await writeFile(path.join(cache, name), 'kept')
  expect((await compress('page.html', 'quick')).br.toString()).toBe('kept')
})

test('a quick build uses the best compression if it is cached', async () => {
  const best = await compress('page.html', 'best')
  expect((await compress('page.html', 'quick')).br.equals(best.br)).toBe(true)
})

test('does not trust a half-written file of a killed build', async () => {
  const { br } = await compress('page.html', 'best')
  for (const name of await readdir(cache)) {
    await writeFile(path.join(cache, `${name}.part`), 'half')
    await rm(path.join(cache, name))
  }
  expect((await compress('page.html', 'best')).br.equals(br)).toBe(true)
})

test('removes files that no build has used for a day, and keeps those this build used', async () => {
  await compress('gone.html', 'best', Buffer.from('gone '.repeat(200)))
  const gone = await readdir(cache)
  const { compressor } = await compress('page.html', 'best')
  const used = (await readdir(cache)).filter((name) => !gone.includes(name))
  await compress('recent.html', 'best', Buffer.from('recent '.repeat(200)))
  const recent = (await readdir(cache)).filter((name) => !gone.includes(name) && !used.includes(name))
  for (const name of [...gone, ...used]) await utimes(path.join(cache, name), days(2), days(2))
  await compressor.forgetUnused()
  expect((await readdir(cache)).sort()).toEqual([...used, ...recent].sort())
})

test('does nothing if nothing was compressed', async () => {
  await createCompressor({ directory: cache, effort: 'best' }).forgetUnused()
  expect(existsSync(cache)).toBe(false)
})
