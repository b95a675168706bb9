import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeRedirectPage } from '../../../../src/gatsby/write/write-redirect-page'
import { findHtmlFaults } from '../../../setup/find-html-faults'

const script = 'src/features/auth/sign-in/redirect-page.ts'
let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'public-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const folder = () => path.join(directory, 'auth/redirect')

test('writes a page with a single script, named by its hash', async () => {
  await writeRedirectPage(script, directory, 'en-GB')
  const files = (await readdir(folder())).sort()
  expect(files).toEqual([expect.stringMatching(/^bridge-[0-9a-f]{20}\.js$/), 'index.html'])
  const html = await readFile(path.join(folder(), 'index.html'), 'utf8')
  expect(html.match(/<script[^>]*>/g)).toEqual([`<script src="/auth/redirect/${files[0] ?? ''}">`])
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<html lang="en-GB">')
  expect(await findHtmlFaults(html)).toEqual([])
})

test('the script is small: it includes only the bridge', async () => {
  await writeRedirectPage(script, directory, 'en-GB')
  const name = (await readdir(folder())).find((file) => file.endsWith('.js')) ?? ''
  const code = await readFile(path.join(folder(), name), 'utf8')
  expect(code).toContain('BroadcastChannel')
  expect(code).not.toMatch(/gatsby|react/i)
  expect(code.length).toBeLessThan(30_000)
})

test('removes the files of an earlier build', async () => {
  await writeRedirectPage(script, directory, 'en-GB')
  await writeFile(path.join(folder(), 'bridge-old.js'), '')
  await writeRedirectPage(script, directory, 'en-GB')
  expect(await readdir(folder())).not.toContain('bridge-old.js')
})
