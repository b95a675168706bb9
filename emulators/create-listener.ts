import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on the loopback address that keeps its port across restarts. */
export interface Listener {
  /** Available after the first start. */
  port: () => number
  start: () => Promise<void>
  /** Closes all connections and accepts no new ones. */
  stop: () => Promise<void>
}

export function createListener(wantedPort: number, listener: RequestListener): Listener {
  const server = createServer(listener)
  // MSAL opens a TLS connection early, because it expects an https authority.
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
