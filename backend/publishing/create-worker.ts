import { availableParallelism } from 'node:os'
import path from 'node:path'
import { createReleases, releaseName } from '../site/create-releases'
import { BuildFailure, type Builder, type Job, type Patience } from './builder'
import { runCommand, type CommandOptions } from './run-command'

export interface WorkerOptions {
  /** Folder the service serves, absolute: becomes a link to the latest release. */
  siteDirectory: string
  /** Root of the project, absolute; default the folder this process runs in. */
  directory?: string
  /** What builds the site into the folder named by SITE_DIR; default Gatsby. */
  command?: CommandOptions['command']
  /** Environment of the command; nothing of it may be secret. */
  variables: Record<string, string>
  /** Address of this service, without a slash at the end: what is published is read there. */
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

/** One is left to the visitors; on two it is quicker, too, since each further process of Gatsby takes a second to start. */
const coresForBuilds = Math.max(1, availableParallelism() - 1)

/** Builds the site beside the one that is served, and puts it in its place when it is whole. */
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
