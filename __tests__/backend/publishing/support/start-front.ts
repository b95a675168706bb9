import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a deploy hook was called with. */
export interface Call {
  body: string
  headers: IncomingHttpHeaders
}

/** A server on loopback that stands for a site elsewhere, and for the hook that has it built. */
export interface Front {
  address: string
  /** Hash that the page of a path carries; a path without one answers 404. */
  pages: Record<string, string>
  /** Calls of POST /hook so far. */
  calls: Call[]
  /** How each call is answered: a status, or nothing at all; default 200. */
  answer: (call: number) => number | 'nothing'
  close: () => Promise<void>
}

export async function startFront(pages: Record<string, string> = {}): Promise<Front> {
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method !== 'POST') {
        const hash = front.pages[request.url ?? '']
        response.statusCode = hash === undefined ? 404 : 200
        return response.end(`<html><head><meta name="entry-hash" content="${hash ?? ''}"/></head>`)
      }
      let body = ''
      for await (const chunk of request) body += String(chunk)
      front.calls.push({ body, headers: request.headers })
      const status = front.answer(front.calls.length)
      if (status === 'nothing') return request.socket.destroy()
      return response.writeHead(status).end()
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const front: Front = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    calls: [],
    answer: () => 200,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return front
}
