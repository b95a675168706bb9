/**
 * `npm run drill:bundle`: carries out the steps of the Dockerfile in an empty folder, without Docker, and starts its
 * command in production on a PostgreSQL server: a page, a form with a CV, the health check, a stop. Takes minutes.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { multipart } from '../__tests__/backend/submissions/support/form-service'
import { makePdf, samples } from '../__tests__/backend/submissions/support/sample-forms'
import { startPostgres } from '../__tests__/backend/support/postgres-server'
import { HostingSchema } from '../contract/hosting'
import { listContext } from './drill-bundle/list-context'
import { commandOf, parseDockerfile, variablesOf } from './drill-bundle/parse-dockerfile'
import { runStage } from './drill-bundle/run-stage'
import { findFreePort } from './lib/find-free-port'

async function drill(): Promise<string> {
  const [building = [], running = []] = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
  const context = listContext()
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
  await chmod(folder, 0o755)
  const [from, root] = [path.join(folder, 'build'), path.join(folder, 'run')]
  const postgres = await startPostgres()
  let service: ChildProcess | undefined
  try {
    await runStage(building, { root: from, from, context })
    await runStage(running, { root, from, context })
    const variables = { ...variablesOf(running), PORT: findFreePort(), DATA_DIR: path.join(root, 'data') }
    const env = { PATH: process.env.PATH, ...variables, DATABASE_URL: await postgres.createDatabase() }
    const [program = '', ...args] = commandOf(running, 'CMD')
    const isRoot = process.getuid?.() === 0
    const options = { cwd: path.join(root, 'site'), env, ...(isRoot && { uid: 1000, gid: 1000 }) }
    service = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
    await Promise.race([once(service.stdout ?? service, 'data'), once(service, 'exit')])

    const address = `http://localhost:${variables.PORT}`
    const page = await fetch(`${address}/`)
    expect('the home page', page.status === 200 && (await page.text()).includes('<h1'))
    expect('an application with a CV', (await apply(address, options.cwd)) === 201)
    expect('its file', (await readdir(path.join(root, 'data/files'))).length === 1)
    const [check = '', ...rest] = commandOf(running, 'HEALTHCHECK')
    execFileSync(check, rest, options)
    service.kill('SIGTERM')
    const [code] = (await once(service, 'exit')) as [number | null]
    expect('a stop with exit code 0', code === 0)
    return execFileSync('du', ['-sh', '--apparent-size', root], { encoding: 'utf8' })
  } finally {
    service?.kill('SIGKILL')
    await postgres.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Applies for the first open job. @returns The status of the answer. */
async function apply(address: string, site: string): Promise<number> {
  const hosting = HostingSchema.parse(JSON.parse(readFileSync(path.join(site, 'dist/hosting.json'), 'utf8')))
  const job = hosting.files.find(({ kind, status }) => kind === 'job' && status === 'open')
  if (job === undefined) throw new Error('The site has no open job to apply for.')
  const { headers, payload } = multipart({ ...samples.application, job: job.slug }, { bytes: makePdf() })
  const answer = await fetch(`${address}/api/forms/application`, {
    method: 'POST',
    headers,
    body: new Uint8Array(payload),
  })
  return answer.status
}

function expect(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(`${what}: not as expected`)
  console.log(`ok   ${what}`)
}

drill().then(
  (size) => console.log(`The image's own files: ${size}`),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
