import { createServer, type RequestListener, type Server } from 'node:http'

/** Limits on the time of requests and connections: enough for a slow phone, too little to block the service. */
const limits = {
  headersTimeout: 20_000,
  requestTimeout: 300_000, // a CV of 5 MB over a slow phone; `addBodyBounds` ends those that crawl
  keepAliveTimeout: 72_000, // longer than that of common load balancers, so that they close first
  connectionsCheckingInterval: 5_000,
}
const connectionTimeout = 60_000
const requestsPerConnection = 1_000

export function createHttpServer(answer: RequestListener): Server {
  const server = createServer(limits, answer)
  server.maxRequestsPerSocket = requestsPerConnection
  return server.setTimeout(connectionTimeout)
}
