import type { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** Gives the bytes of a file to `send`, and closes the file however that ends. */
export async function streamFile(path: string, send: (bytes: ReadStream) => Promise<unknown>): Promise<void> {
  const bytes = (await open(path)).createReadStream()
  try {
    await send(bytes)
  } finally {
    bytes.destroy()
  }
}
