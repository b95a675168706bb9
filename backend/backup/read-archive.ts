import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

export interface ArchiveEntry {
  name: string
  bytes: Buffer
}

/** Entries are at most a file of a visitor, or a row longer than `chunkBytes`. */
const longestEntry = 256 * 1024 * 1024

/** The entries of an archive, in their order. @throws Error if it is damaged or cut off. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const archive = extract()
  const read = pipeline(createReadStream(file), createGunzip(), archive)
  read.catch(() => {}) // the loop throws it
  for await (const entry of archive) {
    const { name, size } = entry.header
    if (size > longestEntry) throw new Error(`${name} is too long for an entry of a backup.`)
    yield { name, bytes: await buffer(entry) }
  }
  await read
}
