import { stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../errors/code-of'

/** A file as it lies on the disk at this moment. */
export interface SiteFile {
  /** Absolute. */
  path: string
  size: number
  modifiedMs: number
}

/** What a path of the site stands for. */
export type SitePath = { kind: 'file'; file: SiteFile } | { kind: 'page-elsewhere'; pathname: string }

const index = 'index.html'

/**
 * Finds the file a path stands for, or where its page really is: one slash further, or without "index.html".
 *
 * @param pathname Decoded and plain, see `readRequestPath`.
 */
export async function findSiteFile(siteDirectory: string, pathname: string): Promise<SitePath | undefined> {
  if (isPrivate(pathname)) return undefined
  const target = path.join(siteDirectory, pathname)
  if (pathname.endsWith('/')) return asFile(await findFile(path.join(target, index)))
  const file = await findFile(target)
  if (file && path.posix.basename(pathname) === index) {
    return { kind: 'page-elsewhere', pathname: pathname.slice(0, -index.length) }
  }
  if (file) return asFile(file)
  return (await findFile(path.join(target, index))) && { kind: 'page-elsewhere', pathname: `${pathname}/` }
}

/** A regular file, or undefined where there is none or it can't have that name. */
export async function findFile(file: string): Promise<SiteFile | undefined> {
  try {
    const stats = await stat(file)
    return stats.isFile() ? { path: file, size: stats.size, modifiedMs: stats.mtimeMs } : undefined
  } catch (error) {
    if (absences.includes(codeOf(error))) return undefined
    throw error
  }
}

/** How hosts are told to serve the site: ours and others'. */
const instructions = ['/hosting.json', '/staticwebapp.config.json', '/_headers', '/_redirects']

/** Files beside the site that are not the site: its instructions, other forms of its files, hidden files. */
function isPrivate(pathname: string): boolean {
  if (instructions.includes(pathname) || /\.(br|gz|map)$/i.test(pathname)) return true
  return pathname
    .split('/')
    .some((segment, at) => segment.startsWith('.') && !(at === 1 && segment === '.well-known'))
}

const asFile = (file: SiteFile | undefined) => file && ({ kind: 'file', file } as const)

/** What the disk says of a path that leads to no file. */
const absences: unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']
