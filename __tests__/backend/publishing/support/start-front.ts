import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call of a deploy hook. */
export interface Call {
  body: string
  headers: IncomingHttpHeaders
}

/** A fake on loopback for a site hosted elsewhere and its deploy hook. */
export interface Front {
  address: string
  /** Hash for the page of a path; a path without one answers 404. */
  pages: Record<string, string>
  /** Calls of POST /hook so far. */
  calls: Call[]
  /** The response to each call: a status, or none. Default 200. */
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
