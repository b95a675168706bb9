import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'

/** Writes a compressed archive entry by entry, so that it never needs more memory than one. */
export interface ArchiveWriter {
  add: (name: string, bytes: Buffer) => Promise<void>
  /** Waits until everything is written. */
  finish: () => Promise<void>
}

export function writeArchive(target: Writable): ArchiveWriter {
  const archive = pack()
  const written = pipeline(archive, createGzip(), target)
  // a target that fails must not leave `add` waiting for room in it
  const failed = written.then(() => new Promise<never>(() => {}))
  failed.catch(() => {})
  return {
    add: (name, bytes) => {
      const added = new Promise<void>((resolve, reject) =>
        archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve())),
      )
      return Promise.race([added, failed])
    },
    finish: () => {
      archive.finalize()
      return written
    },
  }
}
