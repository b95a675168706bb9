import { addressOf } from './address-of'
import { planSignIn } from './auth/plan-sign-in'
import { createApp } from './create-app'
import { openDatabase, type Db } from './database/open-database'
import { readSamples } from './employees/read-samples'
import { seedEmployees } from './employees/seed-employees'
import { readEnv, type Env } from './env'
import { explainStartError } from './explain-start-error'
import { stopOnSignals } from './stop-on-signals'

/** Starts the service and says where it is; all else it says goes to stderr. */
async function main(env: Env): Promise<void> {
  const { host, port, siteDirectory, registrations } = env
  const database = await openDatabase({ place: env.database })
  try {
    const warning = await seed(database.db, env)
    const app = await createApp({
      siteDirectory,
      db: database.db,
      logger: { level: env.logLevel, stream: process.stderr },
      signIn: registrations && planSignIn(registrations),
      emulatorsUrl: registrations?.emulatorsUrl,
      siteOrigins: env.siteOrigins,
      writesPerMinute: env.writesPerMinute,
      publishing: { timeZone: env.timeZone },
      trustProxy: env.trustProxy,
    })
    if (warning !== undefined) app.log.warn(warning)
    app.addHook('onClose', database.close)
    await app.listen({ host, port })
    stopOnSignals(app)
    process.stdout.write(`Serving ${siteDirectory} at ${addressOf(host, app.addresses())}\n`)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function seed(db: Db, { firstAdmin, sampleEmployees }: Env): Promise<string | undefined> {
  const samples = sampleEmployees === undefined ? [] : await readSamples(sampleEmployees)
  return seedEmployees(db, { firstAdmin, samples })
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
