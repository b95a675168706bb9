import { readFile } from 'node:fs/promises'
import type { SiteFile } from './find-site-file'

/** Larger files are streamed from disk. */
const mostBytesOfFile = 512 * 1024

export interface FileMemory {
  /** Whether a file is small enough. */
  holds: (file: SiteFile) => boolean
  read: (file: SiteFile) => Promise<Buffer>
  /** Its bytes, if they are kept. */
  peek: (file: SiteFile) => Buffer | undefined
}

/** Keeps the bytes of small files that were sent; beyond its limit, those kept longest make room. */
export function createFileMemory(mostBytes = 32 * 1024 * 1024): FileMemory {
  const kept = new Map<SiteFile, Buffer>()
  let total = 0

  function keep(file: SiteFile, bytes: Buffer): void {
    if (kept.has(file)) return // another request was faster
    kept.set(file, bytes)
    total += bytes.length
    for (const [oldest, { length }] of kept) {
      if (total <= mostBytes) return
      kept.delete(oldest)
      total -= length
    }
  }

  return {
    holds: ({ size }) => size <= mostBytesOfFile,
    read: async (file) => {
      const known = kept.get(file)
      if (known) return known
      const bytes = await readFile(file.path)
      keep(file, bytes)
      return bytes
    },
    peek: (file) => kept.get(file),
  }
}
