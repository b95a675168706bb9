import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on the loopback address alone, which keeps its port from one start to the next. */
export interface Listener {
  /** Of the first start on. */
  port: () => number
  start: () => Promise<void>
  /** Connections are refused from then on, and those under way cut off. */
  stop: () => Promise<void>
}

export function createListener(wantedPort: number, listener: RequestListener): Listener {
  const server = createServer(listener)
  // MSAL opens a TLS connection ahead to what it takes for an https authority.
  server.on('clientError', (_error, socket) => socket.destroy())
  let port = wantedPort
  return {
    port: () => port,
    start: async () => {
      if (server.listening) return
      server.listen({ port, host: '127.0.0.1' })
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    },
    stop: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
