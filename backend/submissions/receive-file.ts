import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that was sent, in a temporary place of this machine. */
export interface ReceivedFile {
  path: string
  /** As its sender called it. */
  name: string
  /** Bytes. */
  size: number
  /** SHA-256 of its bytes, in hex. */
  hash: string
}

/** Writes a file down as it comes in. @param folder Absolute; of this one upload. */
export async function receiveFile(stream: Readable, name: string, folder: string): Promise<ReceivedFile> {
  const place = path.join(folder, 'file')
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(place, { mode: 0o600, flags: 'wx' }),
  )
  return { path: place, name, size, hash: hash.digest('hex') }
}
