import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { buildExitCodes, gatsbyBuild } from '../../contract/build'
import { codeOf } from '../errors/code-of'
import { createReleases, releaseName } from '../site/create-releases'
import { readProgress, type Progress } from './build-progress'
import { BuildFailure, type Builder, type Job, type Patience } from './builder'
import { killedCode, runCommand, type CommandOptions } from './run-command'

export interface WorkerOptions {
  /** Folder that the service serves, absolute; becomes a link to the latest release. */
  siteDirectory: string
  /** Root of the project, absolute. Default: the working directory. */
  directory?: string
  /** Command that builds the site into SITE_DIR. Default: Gatsby. */
  command?: CommandOptions['command']
  /** Environment of the command; must not contain secrets. */
  variables: Record<string, string>
  /** URL of this service, without a trailing slash; the build fetches published entries from it. */
  contentApi: () => string
  /** Default 30 minutes. */
  timeLimitMs?: number
  /** Default half a minute. */
  patience?: Patience
  /** Told how far the command has come. */
  onProgress?: ((progress: Progress) => void) | undefined
}

/**
 * One CPU is left for visitors. On two CPUs this is also faster, as each further process of Gatsby takes a second to
 * start.
 */
const coresForBuilds = Math.max(1, availableParallelism() - 1)

/**
 * Builds the site beside the live one, and releases it when it is complete. A build that fails is tried once more with
 * an empty cache, unless its cause would still be there.
 */
export function createWorker(options: WorkerOptions): Builder {
  const releases = createReleases(options.siteDirectory)
  const patience = options.patience ?? { totalMs: 30_000, firstPauseMs: 250, longestPauseMs: 2_000 }

  return {
    by: 'worker',
    step: 'building',
    tries: 3,
    patience,
    build: async (job) => {
      const name = releaseName(job.build, new Date())
      try {
        await buildOrRetry(options, job, await releases.begin(name))
        await job.setStep('swapping')
        await releases.publish(name)
      } catch (error) {
        await releases.discard(name)
        throw codeOf(error) === 'ENOSPC' ? new BuildFailure(diskFull) : error
      }
    },
  }
}

async function buildOrRetry(options: WorkerOptions, job: Job, into: string): Promise<void> {
  const { directory = process.cwd(), onProgress } = options
  const failure = await runBuild(options, job, into)
  if (!failure) return
  if (failure.isFinal) throw new BuildFailure(failure.message)
  onProgress?.({ done: 0, step: 'Building again with an empty cache' })
  job.say(`\n${failure.message} Building again with an empty cache.\n`)
  for (const folder of [into, ...gatsbyCache.map((name) => path.join(directory, name))])
    await rm(folder, { recursive: true, force: true })
  const again = await runBuild(options, job, into)
  if (again) throw new BuildFailure(`${again.message} See the log, fix the error and retry.`)
}

/** What `gatsby clean` removes. */
const gatsbyCache = ['.cache', 'public']

interface Failure {
  message: string
  /** Whether another build would fail the same way. */
  isFinal: boolean
}

async function runBuild(options: WorkerOptions, job: Job, into: string): Promise<Failure | undefined> {
  const {
    timeLimitMs = 30 * 60_000,
    command = [process.execPath, ...gatsbyBuild(availableParallelism())],
    directory = process.cwd(),
    variables,
  } = options
  const limit = AbortSignal.timeout(timeLimitMs)
  const seen = { isDiskFull: false }
  const code = await runCommand({
    command,
    directory,
    variables: {
      GATSBY_CPU_COUNT: String(coresForBuilds),
      COMPRESSION: 'quick',
      ...variables,
      SITE_DIR: into,
      CONTENT_API: options.contentApi(),
      REQUIRE_BACKEND: '1',
      GATSBY_TELEMETRY_DISABLED: '1',
    },
    signal: AbortSignal.any([job.signal, limit]),
    say: (text) => {
      job.say(text)
      seen.isDiskFull ||= text.includes('ENOSPC')
      for (const progress of readProgress(text)) options.onProgress?.(progress)
    },
  })
  job.signal.throwIfAborted()
  if (code === 0) return undefined
  if (seen.isDiskFull) return { message: diskFull, isFinal: true }
  if (code === buildExitCodes.content)
    return { message: 'The content has errors. Fix those in the log, then retry.', isFinal: true }
  if (code === killedCode && !limit.aborted) return { message: killed, isFinal: true }
  if (!limit.aborted) return { message: `The build failed (exit code ${code}).`, isFinal: false }
  const minutes = Math.round(timeLimitMs / 60_000)
  return { message: `The build timed out after ${minutes} minutes.`, isFinal: false }
}

const killed =
  'The build was killed, by the system if it ran out of memory. Check the memory of the server, then retry.'
const diskFull = 'The disk is full. Free some space, then retry.'
