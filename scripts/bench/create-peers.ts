import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Hosting } from '../../contract/hosting'
import { createCompressor } from '../../src/gatsby/finish/compress'
import { createBareSite } from '../bench-publish/create-bare-site'
import { timeBuild } from '../bench-publish/time-build'
import { atEnd } from './at-end'
import { BenchError } from './bench-error'

/** A site whose home page is measured beside ours. */
export interface Peer {
  name: string
  /** Its built files. */
  directory: string
}

/** Our home page, for a visitor who acts while it loads; all others only look. */
export const awakeHome = 'this home page, awake'
export const bareGatsby = 'bare Gatsby page'
export const plainPage = 'plain page, same words'

/**
 * Builds the peers: a bare Gatsby page, our home page's words without style and script, and other built sites.
 *
 * @param others Name and folder of each.
 * @throws BenchError when a folder has no home page.
 */
export async function createPeers(siteDirectory: string, others: readonly Peer[]): Promise<Peer[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'peers-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const bare = await createBareSite('reports/bare-site')
  atEnd(() => rmSync(bare, { recursive: true, force: true }))
  await timeBuild(bare)
  const plain = path.join(folder, 'words')
  await mkdir(plain)
  const home = await readFile(path.join(siteDirectory, 'index.html'), 'utf8')
  await writeFile(path.join(plain, 'index.html'), makePlainPage(home))
  const peers = [
    { name: bareGatsby, directory: path.join(bare, 'public') },
    { name: plainPage, directory: plain },
    ...others,
  ]
  return Promise.all(peers.map((peer, at) => copyPeer(peer, path.join(folder, `peer-${at}`))))
}

/** A copy that the backend serves, compressed as our files are; without settings of its own, it has none to obey. */
export async function copyPeer({ name, directory }: Peer, target: string): Promise<Peer> {
  if (!existsSync(path.join(directory, 'index.html')))
    throw new BenchError(`${directory} has no index.html to measure.`)
  await cp(directory, target, { recursive: true })
  const compressor = createCompressor({ directory: `${target}-compressed`, effort: 'best' })
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile()) await compressor.write(file, await readFile(file))
  }
  const settings = path.join(target, 'hosting.json')
  if (!existsSync(settings)) await writeFile(settings, JSON.stringify(bareHosting))
  return { name, directory: target }
}

const bareHosting: Hosting = {
  headers: {},
  rules: [],
  redirects: [],
  files: [],
  notFound: '/404.html',
  serverError: '/500.html',
}

/** The words of a page in their elements, without attributes, styles, scripts and pictures. */
export function makePlainPage(html: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? ''
  const words = body
    .replace(/<(script|style|svg|template|noscript)\b[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<(?:img|link|meta|input|source)\b[^>]*>/g, '')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Words</title>',
    '<style>body{max-width:40em;margin:auto;font:1.1em/1.6 sans-serif}</style>',
    `<body>${words}</body></html>\n`,
  ].join('\n')
}
