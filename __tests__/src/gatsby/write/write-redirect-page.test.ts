import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeRedirectPage } from '../../../../src/gatsby/write/write-redirect-page'

const script = 'src/features/auth/sign-in/redirect-page.ts'
let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'public-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const folder = () => path.join(directory, 'auth/redirect')

test('the page holds one script, of its own and named after what is in it', async () => {
  await writeRedirectPage(script, directory, 'en-GB')
  const files = (await readdir(folder())).sort()
  expect(files).toEqual([expect.stringMatching(/^bridge-[0-9a-f]{20}\.js$/), 'index.html'])
  const html = await readFile(path.join(folder(), 'index.html'), 'utf8')
  expect(html.match(/<script[^>]*>/g)).toEqual([`<script src="/auth/redirect/${files[0] ?? ''}">`])
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<html lang="en-GB">')
})

test('the script is small: the bridge, and nothing of the site or the rest of the library', async () => {
  await writeRedirectPage(script, directory, 'en-GB')
  const name = (await readdir(folder())).find((file) => file.endsWith('.js')) ?? ''
  const code = await readFile(path.join(folder(), name), 'utf8')
  expect(code).toContain('BroadcastChannel')
  expect(code).not.toMatch(/gatsby|react/i)
  expect(code.length).toBeLessThan(30_000)
})

test('a page of an earlier build leaves nothing behind', async () => {
  await writeRedirectPage(script, directory, 'en-GB')
  await writeFile(path.join(folder(), 'bridge-old.js'), '')
  await writeRedirectPage(script, directory, 'en-GB')
  expect(await readdir(folder())).not.toContain('bridge-old.js')
})
