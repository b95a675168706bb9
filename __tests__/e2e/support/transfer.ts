import { get, type IncomingHttpHeaders } from 'node:http'

export interface Transfer {
  status: number
  headers: IncomingHttpHeaders
  /** The answer as it went over the line, still compressed. */
  body: Buffer
}

/** Asks without any of a client's comforts: nothing is decompressed, followed or cached. */
export function transfer(url: string, headers: Record<string, string> = {}): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
}

/** Bytes of a file on the way to a browser that takes brotli. */
export async function brotliBytes(url: string): Promise<number> {
  return (await transfer(url, { 'accept-encoding': 'br' })).body.length
}
