import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { adoptFolder, createReleases, releaseName, restoreSite } from '../../../backend/site/create-releases'
import { findRelease } from '../../../backend/site/open-site'
import { compileBackend } from '../support/compile-backend'
import { hosting, makeSite } from '../support/make-site'
import { openApp } from '../support/open-app'

let folder: string
let site: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'))
  site = path.join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A complete site whose files all contain the same word. */
async function put(directory: string, word: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, 'hosting.json'), JSON.stringify(hosting))
  await mkdir(path.join(directory, 'static'))
  const hashed = [script(word), part(word, '-', 'js'), part(word, '.', 'css')]
  const inBoth = hashed.flatMap((file) => [file, path.join('static', file)])
  for (const name of ['index.html', 'about.html', ...inBoth])
    await writeFile(path.join(directory, name), word)
}

const script = (word: string) => `app-${word.repeat(20).slice(0, 20)}.js`
/** A part of pages; these have short names. */
const part = (word: string, before: '-' | '.', ending: string) => `12${before}${word.repeat(8)}.${ending}`

const releases = () => createReleases(site)
const name = (at: number) => releaseName('01234567-89ab-cdef-0123-456789abcdef', new Date(at))
async function publish(at: number, word: string): Promise<void> {
  await put(await releases().begin(name(at)), word)
  await releases().publish(name(at))
}
const home = async () => readFileSync(path.join(await findRelease(site), 'index.html'), 'utf8')

test('a release replaces a plain folder, and the next one replaces the release', async () => {
  await put(site, 'a')
  await publish(1, 'b')
  expect([readlinkSync(site), readFileSync(`${site}/index.html`, 'utf8')]).toEqual([
    `dist.releases/${name(1)}`,
    'b',
  ])
  await publish(2, 'c')
  expect(readFileSync(`${site}/index.html`, 'utf8')).toBe('c')
})

test.each(['static', '.'])(
  'scripts and styles of earlier releases in %s stay for a week after their last use',
  async (place) => {
    const filesOf = (word: string) => [script(word), part(word, '-', 'js'), part(word, '.', 'css')]
    await publish(1, 'a')
    await publish(2, 'b')
    await publish(3, 'c')
    const there = () => readdirSync(path.join(site, place))
    expect(there()).toEqual(expect.arrayContaining(['a', 'b', 'c'].flatMap(filesOf)))
    const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
    for (const file of filesOf('a')) await utimes(path.join(site, place, file), longAgo, longAgo)
    await publish(4, 'd')
    for (const file of filesOf('a')) expect(there()).not.toContain(file)
    expect(there()).toEqual(expect.arrayContaining(['b', 'c', 'd'].flatMap(filesOf)))
  },
)

test('an incomplete build is never released', async () => {
  await publish(1, 'a')
  const next = await releases().begin(name(2))
  await put(next, 'b')
  await writeFile(path.join(next, 'hosting.json'), '{"headers":')
  await expect(releases().publish(name(2))).rejects.toThrow(/hosting\.json: expected JSON/)
  rmSync(path.join(next, 'hosting.json'))
  await expect(releases().publish(name(2))).rejects.toThrow('ENOENT')
  expect(await home()).toBe('a')
})

test('what a killed build left is removed when the next one begins', async () => {
  await put(await releases().begin(name(1)), 'a')
  await releases().begin(name(2))
  expect(readdirSync(`${site}.releases`)).toEqual([])
})

test('a half-built release is removed with the next release', async () => {
  await put(await releases().begin(name(1)), 'a')
  await publish(2, 'b')
  expect(readdirSync(`${site}.releases`)).toEqual([name(2)])
})

describe('before serving', () => {
  test('a missing site is linked to the latest complete release', async () => {
    await publish(1, 'a')
    await publish(2, 'b')
    await put(await releases().begin(name(3)), 'half')
    rmSync(site)
    expect(await home()).toBe('b')
    await restoreSite(site)
    expect(readlinkSync(site)).toBe(`dist.releases/${name(2)}`)
  })

  test('a site set aside by a build is restored', async () => {
    await put(`${site}.old`, 'a')
    await restoreSite(site)
    expect([await home(), existsSync(`${site}.old`)]).toEqual(['a', false])
  })

  test('an existing site is left alone, and a missing one without releases is not created', async () => {
    await restoreSite(site)
    expect(existsSync(site)).toBe(false)
    await put(site, 'a')
    await restoreSite(site)
    expect(lstatSync(site).isDirectory()).toBe(true)
  })
})

describe('a plain folder', () => {
  test('becomes a release before the service serves it, and the next release keeps it', async () => {
    await put(site, 'a')
    await adoptFolder(site)
    const first = readlinkSync(site)
    expect(await home()).toBe('a')
    await adoptFolder(site)
    expect(readlinkSync(site)).toBe(first)
    await publish(1, 'b')
    expect(await home()).toBe('b')
    expect(readFileSync(path.join(folder, first, 'index.html'), 'utf8')).toBe('a')
  })

  test('that isn’t there stays missing', async () => {
    await adoptFolder(site)
    expect(existsSync(site)).toBe(false)
  })
})

describe('killed at any step', () => {
  let compiled: string
  beforeAll(async () => (compiled = await compileBackend()))

  /** Releases in a separate process, which is killed before its n-th change to the disk. */
  function publishAndDie(release: string, at: number): boolean {
    const script = path.resolve('__tests__/backend/publishing/support/die-at-step.cjs')
    const { signal, status, stderr } = spawnSync(
      process.execPath,
      [script, path.join(compiled, 'site/create-releases.js'), site, release, String(at)],
      { encoding: 'utf8' },
    )
    if (signal === null && status !== 0) throw new Error(stderr)
    return signal === 'SIGKILL'
  }

  test.each(['plain folder', 'release'])(
    'the site is the old or the new one, complete, where it was a %s',
    async (kind) => {
      let wasKilled = true
      let deaths = 0
      for (let at = 1; wasKilled; at++) {
        await rm(folder, { recursive: true, force: true })
        await mkdir(folder)
        if (kind === 'release') await publish(1, 'a')
        else await put(site, 'a')
        await put(await releases().begin(name(2)), 'b')
        wasKilled = publishAndDie(name(2), at)
        if (wasKilled) deaths++
        const served = await findRelease(site)
        const word = readFileSync(path.join(served, 'index.html'), 'utf8')
        expect(readFileSync(path.join(served, 'about.html'), 'utf8')).toBe(word)
        expect(existsSync(path.join(served, 'hosting.json'))).toBe(true)
        await restoreSite(site)
        expect(readFileSync(`${site}/index.html`, 'utf8')).toBe(word)
        // and the next release works as usual
        await publish(3, 'c')
        expect(readFileSync(`${site}/index.html`, 'utf8')).toBe('c')
      }
      expect(deaths).toBeGreaterThan(4)
    },
  )
})

describe('during a release', () => {
  test('each response belongs to one release: page, headers and redirects', async () => {
    const words = ['old', 'new'] as const
    const made = await Promise.all(
      words.map((word) =>
        makeSite({
          ...hosting,
          headers: { 'x-release': word },
          redirects: [{ from: '/old/', to: `/${word}/`, status: 301 }],
        }),
      ),
    )
    for (const [at, { directory }] of made.entries()) {
      await cp(directory, path.join(folder, `r${at}`), { recursive: true })
      await writeFile(path.join(folder, `r${at}`, 'index.html'), words[at] ?? '')
      await rm(path.join(folder, `r${at}`, 'index.html.br'))
      await rm(path.join(folder, `r${at}`, 'index.html.gz'))
    }
    symlinkSync('r0', site)
    const { app, close } = await openApp({ siteDirectory: site })
    const done = new AbortController()
    const swapping = (async () => {
      for (let at = 1; !done.signal.aborted; at++) {
        symlinkSync(`r${at % 2}`, `${site}.link`)
        await rename(`${site}.link`, site)
      }
    })()
    const seen = new Set<unknown>()
    // The live release is looked up every 100 ms: 300 requests may all meet the same one.
    for (let times = 0; times < 300 || seen.size < words.length; times++) {
      const page = await app.inject({ url: '/' })
      expect([page.statusCode, page.headers['x-release']]).toEqual([200, page.body])
      seen.add(page.body)
      const moved = await app.inject({ url: '/old/' })
      expect(moved.headers.location).toBe(`/${String(moved.headers['x-release'])}/`)
    }
    done.abort()
    await swapping
    expect([...seen].sort()).toEqual(['new', 'old'])
    await close()
    for (const { remove } of made) await remove()
  })

  test('a response in progress ends with the release it began with', async () => {
    await publish(1, 'a')
    await writeFile(path.join(await findRelease(site), 'plain.txt'), 'a'.repeat(4_000_000))
    const { app, close } = await openApp({ siteDirectory: site })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as { port: number }
    const answer = await fetch(`http://127.0.0.1:${port}/plain.txt`)
    const reader = answer.body?.getReader()
    const first = await reader?.read()
    for (const [at, word] of ['b', 'c', 'd', 'e'].entries()) await publish(at + 2, word)
    let bytes = first?.value?.length ?? 0
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      bytes += part.value.length
    expect(bytes).toBe(4_000_000)
    await close()
  })
})
