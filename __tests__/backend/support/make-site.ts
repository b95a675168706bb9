import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Hosting } from '../../../contract/hosting'

export const hosting: Hosting = {
  headers: { 'x-frame-options': 'DENY', 'referrer-policy': 'strict-origin' },
  rules: [
    {
      match: { extensions: ['js', 'css'] },
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    },
    { match: { prefix: '/static/' }, headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    { match: { prefix: '/admin/' }, headers: { 'x-robots-tag': 'noindex', 'x-frame-options': 'SAMEORIGIN' } },
    { match: { path: '/sw.js' }, headers: { 'cache-control': 'no-cache' } },
  ],
  redirects: [
    { from: '/old/', to: '/about/', status: 301 },
    { from: '/campaign', to: '/about/?from=campaign#team', status: 302 },
    { from: '/away/', to: 'https://example.com/x', status: 301 },
    { from: '/moved/', to: '/about/', status: 301 },
  ],
  files: [{ kind: 'post', slug: 'tides', file: 'content/blog/tides.md' }],
  notFound: '/404.html',
  serverError: '/500.html',
}

const long = 'a text that is worth compressing '.repeat(40)
export const texts = {
  '/index.html': `<h1>Home</h1>${long}`,
  '/about/index.html': `<h1>About</h1>${long}`,
  '/admin/index.html': `<h1>Admin</h1>${long}`,
  '/moved/index.html': `<h1>Still there</h1>${long}`,
  '/100% sure/index.html': `<h1>Sure</h1>${long}`,
  '/404.html': `<h1>No such page</h1>${long}`,
  '/500.html': `<h1>Our fault</h1>${long}`,
  '/app-0a1b.js': `console.log(1) // ${long}`,
  '/sw.js': `self.x = 1 // ${long}`,
  '/page-data/about/page-data.json': `{"path":"/about/","long":"${long}"}`,
  '/static/style.css': `body{} /* ${long} */`,
  '/static/deep/late.js': `console.log(2) // ${long}`,
  '/manifest.webmanifest': `{"name":"${long}"}`,
  '/sitemap-0.xml': `<x>${long}</x>`,
  '/icon.svg': `<svg>${long}</svg>`,
} as const
export type TextPath = keyof typeof texts

/** Without compressed variants; some are not served. */
const others = {
  '/static/photo.png': 'not really a picture',
  '/plain.txt': 'without compressed forms',
  '/.env': 'SECRET=1',
  '/.git/config': 'secret',
  '/.well-known/security.txt': 'Contact: mailto:someone@example.com',
  '/app-0a1b.js.map': '{"secret":1}',
  '/empty-folder/file.txt': 'x',
} as const

/** When every file of the site was written. */
export const writtenAt = new Date('2024-05-06T07:08:09.500Z')

/** A small built site in a new folder, with the compressed variants that a build writes. */
export async function makeSite(
  settings: Hosting = hosting,
): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const [name, text] of Object.entries(texts)) {
    await putFile(directory, name, text)
    await putFile(directory, `${name}.br`, brotliCompressSync(text))
    await putFile(directory, `${name}.gz`, gzipSync(text))
  }
  for (const [name, text] of Object.entries(others)) await putFile(directory, name, text)
  await putFile(directory, '/hosting.json', JSON.stringify(settings))
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

export async function putFile(
  directory: string,
  name: string,
  content: string | Buffer,
  at = writtenAt,
): Promise<void> {
  const file = path.join(directory, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  await utimes(file, at, at)
}
