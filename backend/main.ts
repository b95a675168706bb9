import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { addressOf } from './address-of'
import { planSignIn } from './auth/plan-sign-in'
import { serveBackups } from './backup/backup-socket'
import { createClock, type Clock } from './clock'
import { createApp } from './create-app'
import { createLogStream } from './create-log-stream'
import { openDatabase, type Db } from './database/open-database'
import { openMailer } from './email/create-mailer'
import { createOutbox } from './email/create-outbox'
import { readSamples, seedEmployees } from './employees/seed-employees'
import { readEnv, type Env } from './env'
import { codeOf } from './errors/code-of'
import { createFileStore, tellWrongStore } from './files/create-file-store'
import { createScanner } from './files/create-scanner'
import type { FileStore } from './files/file-store'
import { listJobs } from './jobs/list-jobs'
import type { Progress } from './publishing/build-progress'
import { claimFolder } from './publishing/claim-folder'
import type { Outcome } from './publishing/complete-build'
import { createBuilder, createPublisher } from './publishing/create-publisher'
import { readConversations, seedConversations } from './samples/seed-conversations'
import { createSearchLoader } from './search/create-search-loader'
import { createEntryFiles } from './site/create-entry-files'
import { createReadSiteIndex } from './site/create-read-site-index'
import { adoptFolder, restoreSite } from './site/create-releases'
import { createFindContentFile, openSite } from './site/open-site'

/** Starts the service and prints its URL; all other output goes to stderr. */
async function main(env: Env): Promise<void> {
  const { host, port, siteDirectory, registrations } = env
  const database = await openDatabase({ place: env.database })
  try {
    const warning = await seed(database.db, env)
    const buildsHere = env.building?.by === 'worker'
    // a database in a folder has no second instance
    const isShared = database.kind === 'server'
    const folder = buildsHere && isShared ? await claimFolder(database.db, siteDirectory) : undefined
    await restoreSite(siteDirectory)
    // a site that can't become a release is served all the same; builds will say why they fail
    const notAdopted = buildsHere && (await adoptFolder(siteDirectory).catch((error: unknown) => ({ error })))
    const readSite = await openSite(siteDirectory, { onBroken: () => undefined }) // the application reports errors
    const clock = createClock({ timeZone: env.timeZone })
    const publishing = {
      clock,
      findFile: createFindContentFile(readSite),
      files: createEntryFiles(readSite),
      readSiteIndex: createReadSiteIndex(readSite),
      onPublished: () => publisher.wake(),
    }
    const files = await createFileStore(env.files)
    await seedSamples(database.db, env, { files, clock })
    const stopping = new AbortController()
    const app = await createApp({
      siteDirectory,
      db: database.db,
      changes: database.changes,
      logger: { level: env.logLevel, stream: createLogStream(process.stderr) },
      signIn: registrations && planSignIn(registrations),
      emulatorsUrl: registrations?.emulatorsUrl,
      siteOrigins: env.siteOrigins,
      writesPerMinute: env.writesPerMinute,
      readsPerMinute: env.readsPerMinute,
      uploadBudget: env.uploadBudget,
      scanner: env.scanner && createScanner(env.scanner),
      clock,
      publishing,
      trustProxy: env.trustProxy,
      builder: env.building?.by ?? null,
      siteUrl: () => env.siteUrl ?? ownAddress(),
      files,
      stopping: stopping.signal,
      metricsToken: env.metricsToken,
      mailServer: env.mail && new URL(env.mail.url).hostname,
      sendsCards: env.teamsUrl !== undefined,
      notifyAddress: env.notifyAddress,
    })
    if (warning !== undefined) app.log.warn(warning)
    for (const text of env.warnings) app.log.warn(text)
    if (notAdopted) app.log.warn({ err: notAdopted.error }, 'the site folder could not become a release')
    const ownAddress = () => addressOf(host, app.addresses())
    const report = buildsHere ? createStartReport(process) : undefined
    const publisher = createPublisher({
      db: database.db,
      builder: createBuilder(env, ownAddress, report?.onProgress),
      folder,
      siteUrl: () => env.siteUrl ?? ownAddress(),
      log: app.log,
      jobs: listJobs({
        db: database.db,
        files,
        clock,
        publishing,
        months: env.inquiryMonths,
        auditMonths: env.auditMonths,
        outbox: createOutbox(env.mail !== undefined, env.teamsUrl !== undefined),
        sendsCards: env.teamsUrl !== undefined,
        siteUrl: () => env.siteUrl ?? ownAddress(),
        notificationDays: env.notificationDays,
      }),
      isAlone: !isShared,
      onOutcome: (outcome) => {
        search.wake()
        report?.onOutcome(outcome)
      },
    })
    const search = createSearchLoader({
      db: database.db,
      readSite,
      siteUrl: env.siteOrigins.length > 0 ? env.siteUrl : undefined,
      log: app.log,
    })
    const mailer = await openMailer(env, { ...database, log: app.log })
    const stopBackups =
      env.database.kind === 'embedded'
        ? await serveBackups({ directory: env.database.directory, db: database.db, files, log: app.log })
        : undefined
    app.addHook('onClose', async () => {
      try {
        await Promise.all([publisher.stop(), search.stop(), mailer?.stop(), stopBackups?.()])
      } finally {
        await database.close()
      }
    })
    await app.listen({ host, port })
    stopOnSignals(app, { stopping, drainMs: env.drainMs })
    process.stdout.write(`Serving ${siteDirectory} at ${ownAddress()}\n`)
    mailer?.start()
    search.start()
    void tellWrongStore(files, app.log)
    await publisher.start({ buildsFirst: buildsHere })
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

/** After the drain, requests that take longer are aborted: containers are killed ten seconds after the signal. */
const patienceMs = 5_000

/** Then the process exits, whatever is left. */
const exitMs = 2_000

interface Stop {
  stopping: AbortController
  /** How long the service still accepts requests, no longer ready. */
  drainMs: number
}

/**
 * On SIGINT or SIGTERM: says that it isn't ready any more, waits for load balancers to notice, accepts no new requests,
 * finishes the current ones, exits with 0. A second signal exits at once.
 */
function stopOnSignals(app: FastifyInstance, { stopping, drainMs }: Stop): void {
  const close = async () => {
    await wait(drainMs)
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref()
    setTimeout(() => exitLate(app), patienceMs + exitMs).unref()
    await app.close()
  }
  const stop = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
    app.log.info(`${signal}: finishing the requests under way`)
    close().then(
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

function exitLate(app: FastifyInstance): never {
  app.log.error('the service did not stop in time')
  process.exit(1)
}

/** Explains why the service did not start, and what to do next. */
function explainStartError(error: unknown, { port, host }: { port: number; host: string }): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program or set PORT=${freeGuess(port)}.`
    case 'EACCES':
      return `Port ${port} needs more rights than this user has. Choose a port from 1024 on: PORT=8000`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Set HOST to one it has, e.g. HOST=localhost`
    default:
      return error instanceof Error ? error.message : String(error)
  }
}

/** The next port; the default after the last one. */
const freeGuess = (port: number) => (port < 65535 ? port + 1 : 8000)

/** Maximum number of lines shown from a failed build's output. */
const shownLines = 60

/** Prints how the first build goes: a line on stdout for each step and for the result, details on stderr. */
function createStartReport({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>) {
  let isOver = false
  return {
    onProgress: ({ done, step }: Progress): void => {
      if (!isOver) stdout.write(`Building ${Math.round(done * 100)} ${step}\n`)
    },
    onOutcome: (outcome: Outcome): void => {
      if (isOver || outcome.state === 'handed over') return
      isOver = true
      if (outcome.state === 'failed') {
        const lines = outcome.log.split('\n').filter((line) => line.trim() !== '')
        stderr.write(`${lines.slice(-shownLines).join('\n')}\n${outcome.failure}\n`)
      }
      stdout.write(outcome.state === 'live' ? 'Built the site\n' : 'Could not build the site\n')
    },
  }
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
