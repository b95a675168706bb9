import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepScripts } from '../../../../src/gatsby/finish/keep-scripts'

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
const hashed = (name: string) => `static/${name}-0123456789abcdef0123.js`

let output: string
beforeEach(async () => {
  output = await mkdtemp(path.join(tmpdir(), 'output-'))
  await mkdir(path.join(output, 'static'))
})
afterEach(() => rm(output, { recursive: true, force: true }))

const list = async () => (await readdir(output, { recursive: true })).sort()

async function put(name: string, age: number): Promise<void> {
  await writeFile(path.join(output, name), name)
  await utimes(path.join(output, name), days(age), days(age))
}

test.each(['static/12-0123abcd.js', 'static/12.0123abcd.css'])(
  'removes %s, named as parts of pages are, once no build has used it for a week',
  async (name) => {
    await put(name, 8)
    await keepScripts(output, new Set([hashed('app')]))
    expect(await list()).toEqual(['static'])
  },
)

test('removes scripts that no build has used for a week, and keeps files without a hash', async () => {
  await put(hashed('app'), 30)
  await put(hashed('recent'), 6)
  await put(hashed('old'), 8)
  await put('sw.js', 30)
  await put('app-0123456789abcdef0123.js', 8) // of an earlier version, at the top level
  await keepScripts(output, new Set([hashed('app')]))
  expect(await list()).toEqual(['static', hashed('app'), hashed('recent'), 'sw.js'])
  // it was used just now: from here the week counts
  expect((await stat(path.join(output, hashed('app')))).mtimeMs).toBeGreaterThan(days(1).getTime())
})

test('keeps everything if the scripts of this build are unknown', async () => {
  await put(hashed('old'), 8)
  await keepScripts(output, new Set())
  expect(await list()).toEqual(['static', hashed('old')])
})
