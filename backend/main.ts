import { addressOf } from './address-of'
import { createApp } from './create-app'
import { readEnv, type Env } from './env'
import { explainStartError } from './explain-start-error'
import { stopOnSignals } from './stop-on-signals'

/** Starts the service and says where it is. */
async function main(env: Env): Promise<void> {
  const { host, port, siteDirectory, logLevel, trustProxy } = env
  const app = await createApp({ siteDirectory, logger: { level: logLevel }, trustProxy })
  await app.listen({ host, port })
  stopOnSignals(app)
  process.stdout.write(`Serving ${siteDirectory} at ${addressOf(host, app.addresses())}\n`)
}

function fail(explanation: string): void {
  process.stderr.write(`${explanation}\n`)
  process.exitCode = 1
}

try {
  const env = readEnv()
  main(env).catch((error: unknown) => fail(explainStartError(error, env)))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
