import { addressOf } from './address-of'
import { planSignIn } from './auth/plan-sign-in'
import { createApp } from './create-app'
import { createClock, type Clock } from './clock'
import { openDatabase, type Db } from './database/open-database'
import { readSamples } from './employees/read-samples'
import { seedEmployees } from './employees/seed-employees'
import { readEnv, type Env } from './env'
import { explainStartError } from './explain-start-error'
import { createFileStore } from './files/create-file-store'
import type { FileStore } from './files/file-store'
import { tellWrongStore } from './files/tell-wrong-store'
import { listJobs } from './jobs/list-jobs'
import { openMailer } from './email/create-mailer'
import { createBuilder } from './publishing/create-builder'
import { createPublisher } from './publishing/create-publisher'
import { createStartReport } from './publishing/create-start-report'
import { readConversations } from './samples/read-conversations'
import { seedConversations } from './samples/seed-conversations'
import { restoreSite } from './site/create-releases'
import { createFindContentFile } from './site/find-content-file'
import { openSite } from './site/open-site'
import { stopOnSignals } from './stop-on-signals'

/** Starts the service and says where it is; all else it says goes to stderr. */
async function main(env: Env): Promise<void> {
  const { host, port, siteDirectory, registrations } = env
  const database = await openDatabase({ place: env.database })
  try {
    const warning = await seed(database.db, env)
    await restoreSite(siteDirectory)
    const readSite = await openSite(siteDirectory, () => undefined) // the application reports what is broken
    const clock = createClock({ timeZone: env.timeZone })
    const publishing = {
      clock,
      findFile: createFindContentFile(readSite),
      onPublished: () => publisher.wake(),
    }
    const files = await createFileStore(env.files)
    await seedSamples(database.db, env, { files, clock })
    const app = await createApp({
      siteDirectory,
      db: database.db,
      logger: { level: env.logLevel, stream: process.stderr },
      signIn: registrations && planSignIn(registrations),
      emulatorsUrl: registrations?.emulatorsUrl,
      siteOrigins: env.siteOrigins,
      writesPerMinute: env.writesPerMinute,
      clock,
      publishing,
      trustProxy: env.trustProxy,
      builder: env.building?.by ?? null,
      siteUrl: () => env.siteUrl ?? ownAddress(),
      files,
      mailServer: env.mail && new URL(env.mail.url).hostname,
      notifyAddress: env.notifyAddress,
    })
    if (warning !== undefined) app.log.warn(warning)
    for (const text of env.warnings) app.log.warn(text)
    const ownAddress = () => addressOf(host, app.addresses())
    const publisher = createPublisher({
      db: database.db,
      builder: createBuilder(env, ownAddress),
      siteUrl: () => env.siteUrl ?? ownAddress(),
      log: app.log,
      jobs: listJobs({ db: database.db, files, clock, publishing, months: env.inquiryMonths }),
      isAlone: database.kind === 'embedded',
      onOutcome: env.building?.by === 'worker' ? createStartReport(process) : undefined,
    })
    const mailer = env.mail && (await openMailer(env.mail, { ...database, log: app.log }))
    app.addHook('onClose', async () => {
      await Promise.all([publisher.stop(), mailer?.stop()]).finally(database.close)
    })
    await app.listen({ host, port })
    stopOnSignals(app)
    process.stdout.write(`Serving ${siteDirectory} at ${ownAddress()}\n`)
    mailer?.start()
    void tellWrongStore(files, app.log)
    await publisher.start({ buildsFirst: env.building?.by === 'worker' })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function seed(db: Db, { firstAdmin, sampleEmployees }: Env): Promise<string | undefined> {
  const samples = sampleEmployees === undefined ? [] : await readSamples(sampleEmployees)
  return seedEmployees(db, { firstAdmin, samples })
}

async function seedSamples(
  db: Db,
  { sampleConversations }: Env,
  options: { files: FileStore; clock: Clock },
): Promise<void> {
  if (sampleConversations === undefined) return
  await seedConversations(db, await readConversations(sampleConversations), options)
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
