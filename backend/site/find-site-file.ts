import { stat } from 'node:fs/promises'
import path from 'node:path'
import { entryFilesHref } from '../../contract/entry-file'
import { codeOf } from '../errors/code-of'

/** A file on disk, as it is now. */
export interface SiteFile {
  /** Absolute. */
  path: string
  size: number
  modifiedMs: number
}

/** A path whose page has another address. */
export interface PageElsewhere {
  kind: 'page-elsewhere'
  pathname: string
}

/** The result for a path of the site. */
export type SitePath = { kind: 'file'; file: SiteFile } | PageElsewhere

const index = 'index.html'

/**
 * Finds the file for a path, or the canonical path of its page: with a trailing slash, or without "index.html".
 *
 * @param pathname Decoded and normalised, see `readRequestPath`.
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

/** A regular file; undefined if there is none, or the name is impossible. */
export async function findFile(file: string): Promise<SiteFile | undefined> {
  try {
    const stats = await stat(file)
    return stats.isFile() ? { path: file, size: stats.size, modifiedMs: stats.mtimeMs } : undefined
  } catch (error) {
    if (absences.includes(codeOf(error))) return undefined
    throw error
  }
}

/** Hosting settings, for this backend and other hosts; and what only the backend reads. */
const instructions = [
  '/hosting.json',
  '/staticwebapp.config.json',
  '/_headers',
  '/_redirects',
  entryFilesHref,
]

/** Files that are not public: hosting settings, compressed variants, hidden files. */
function isPrivate(pathname: string): boolean {
  if (instructions.includes(pathname) || /\.(br|gz|map)$/i.test(pathname)) return true
  return pathname
    .split('/')
    .some((segment, at) => segment.startsWith('.') && !(at === 1 && segment === '.well-known'))
}

const asFile = (file: SiteFile | undefined) => file && ({ kind: 'file', file } as const)

/** Error codes for a path without a file. */
const absences: unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']
