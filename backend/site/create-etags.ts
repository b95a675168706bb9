import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { SiteFile } from './find-site-file'

/** More files than a site has; beyond it (many rebuilds later) the memory starts over. */
const limit = 50_000

export type Etags = (file: SiteFile) => Promise<string>

/**
 * Strong ETags from what a file holds, remembered until it changes. Unlike size and date they stay the same
 * over a rebuild and on every instance, and differ between a file and its compressed forms.
 */
export function createEtags(): Etags {
  const known = new Map<string, { size: number; modifiedMs: number; etag: string }>()
  return async (file) => {
    const last = known.get(file.path)
    if (last && last.size === file.size && last.modifiedMs === file.modifiedMs) return last.etag
    const etag = `"${await hash(file.path)}"`
    if (known.size >= limit) known.clear()
    known.set(file.path, { size: file.size, modifiedMs: file.modifiedMs, etag })
    return etag
  }
}

async function hash(file: string): Promise<string> {
  const digest = createHash('sha1')
  await pipeline(createReadStream(file), digest)
  return digest.digest('base64url')
}
