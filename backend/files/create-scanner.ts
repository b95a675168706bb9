import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** Where ClamAV's daemon listens: on TCP, or on a Unix socket. */
export type ScannerAddress = { host: string; port: number } | { path: string }

/** Scans files for malware. */
export interface Scanner {
  /**
   * @returns What the scanner calls the malware it found; undefined: it found none.
   * @throws Error when it couldn't be scanned.
   */
  findMalware: (file: string) => Promise<string | undefined>
  /** @throws Error when the scanner doesn't answer. */
  check: () => Promise<void>
}

interface ScannerOptions {
  /** When a scan is given up, in milliseconds. Default 20 seconds. */
  timeoutMs?: number
}

/** Talks to `clamd`, one connection for each command (protocol: `man clamd`, section COMMANDS). */
export function createScanner(address: ScannerAddress, { timeoutMs = 20_000 }: ScannerOptions = {}): Scanner {
  const ask = async (parts: AsyncIterable<Buffer> | Iterable<Buffer>) => {
    const socket = connect({ ...address, signal: AbortSignal.timeout(timeoutMs) })
    try {
      const [answer] = await Promise.all([text(socket), pipeline(Readable.from(parts), socket)])
      return answer.replace(/\0$/, '')
    } finally {
      socket.destroy()
    }
  }
  return {
    findMalware: async (file) => {
      const answer = await ask(inStream(createReadStream(file)))
      const { name } = /^stream: (?<name>.+) FOUND$/.exec(answer)?.groups ?? {}
      if (name === undefined && answer !== 'stream: OK')
        throw new Error(`The virus scanner answered "${answer}".`)
      return name
    },
    check: async () => {
      const answer = await ask([Buffer.from('zPING\0')])
      if (answer !== 'PONG') throw new Error(`The virus scanner answered "${answer}".`)
    },
  }
}

/** The command INSTREAM: chunks, each after its length, and an empty one at the end. */
async function* inStream(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of file) {
    yield lengthOf(chunk)
    yield chunk
  }
  yield lengthOf(Buffer.alloc(0))
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}
