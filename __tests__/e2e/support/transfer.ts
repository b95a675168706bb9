import { get, type IncomingHttpHeaders } from 'node:http'

export interface Transfer {
  status: number
  headers: IncomingHttpHeaders
  /** The response body as transferred, still compressed. */
  body: Buffer
}

/** Makes a raw request: nothing is decompressed, redirected or cached. */
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

/** Transfer size of a file for a browser that accepts Brotli. */
export async function brotliBytes(url: string): Promise<number> {
  return (await transfer(url, { 'accept-encoding': 'br' })).body.length
}
