import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { atEnd } from '../bench/at-end'
import { BenchError } from '../bench/bench-error'

/** How anyone builds with Gatsby. */
const plainBuild = ['node_modules/gatsby/cli.js', 'build']

/**
 * Builds a site.
 *
 * @param options What Node is given. Default: Gatsby's command alone.
 * @returns Milliseconds it took. @throws BenchError with the end of its output.
 */
export async function timeBuild(folder: string, options: readonly string[] = plainBuild): Promise<number> {
  const started = Date.now()
  const child = spawn(process.execPath, options, {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // with the priority of the backend's builds, so that a busy machine slows both equally
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const forget = atEnd(() => child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  forget()
  if (code !== 0) throw new BenchError(`${output.slice(-4_000)}\nThe build in ${folder} failed.`)
  return Date.now() - started
}
