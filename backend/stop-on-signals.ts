import type { FastifyInstance } from 'fastify'

/** Requests that take longer are cut off, so that a deploy is not held up. */
const patienceMs = 10_000

/** On SIGINT or SIGTERM: takes no new requests, finishes those under way, exits with 0. A second signal exits at once. */
export function stopOnSignals(app: FastifyInstance): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    app.log.info(`${signal}: finishing the requests under way`)
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref()
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error(error, 'the service did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
