import { availableParallelism } from 'node:os'
import path from 'node:path'
import { createReleases, releaseName } from '../site/create-releases'
import { BuildFailure, type Builder, type Job, type Patience } from './builder'
import { runCommand, type CommandOptions } from './run-command'

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
  /** Default 15 minutes. */
  timeLimitMs?: number
  /** Default half a minute. */
  patience?: Patience
}

const gatsby: CommandOptions['command'] = [
  process.execPath,
  path.join('node_modules', 'gatsby', 'cli.js'),
  'build',
]

/**
 * One CPU is left for visitors. On two CPUs this is also faster, as each further process of Gatsby takes a second to
 * start.
 */
const coresForBuilds = Math.max(1, availableParallelism() - 1)

/** Builds the site beside the live one, and releases it when it is complete. */
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
      await runBuild(options, job, await releases.begin(name))
      await job.setStep('swapping')
      await releases.publish(name)
    },
  }
}

async function runBuild(options: WorkerOptions, job: Job, into: string): Promise<void> {
  const { timeLimitMs = 15 * 60_000, command = gatsby, directory = process.cwd(), variables } = options
  const limit = AbortSignal.timeout(timeLimitMs)
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
    say: job.say,
  })
  job.signal.throwIfAborted()
  if (limit.aborted) {
    const minutes = Math.round(timeLimitMs / 60_000)
    throw new BuildFailure(`The build timed out after ${minutes} minutes. See the log and retry.`)
  }
  if (code !== 0) {
    throw new BuildFailure(`The build failed (exit code ${code}). See the log, fix the error and retry.`)
  }
}
