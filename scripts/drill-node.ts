/**
 * `npm run drill:node -- 20.19 22 24`: tries the project on other versions of Node, whose programs come from npm, as
 * those of its package `node`: a clean install from the lock file, a build, the backend, the unit tests. Takes half an hour for each;
 * `--without-tests` leaves out the unit tests.
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { findFreePort } from './lib/find-free-port'

/** The project under one version of Node. */
interface Workshop {
  /** A copy of the project's files, without anything that was made from them. */
  project: string
  /** In which `node` and `npm` are of that version. */
  env: NodeJS.ProcessEnv
}

async function drill(version: string, { withTests }: { withTests: boolean }): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'node-'))
  try {
    const workshop = await furnish(folder, version)
    say(`Node ${execFileSync('node', ['--version'], { env: workshop.env, encoding: 'utf8' }).trim()}`)
    await step('install', () => command(workshop, 'npm', ['ci', '--no-audit', '--no-fund']))
    await step('build', () => command(workshop, 'npm', ['run', 'build']))
    await step('backend', () => serve(workshop))
    if (withTests)
      await step('unit tests', () => command(workshop, 'npm', ['run', 'test:unit', '--', '--maxWorkers=2']))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function furnish(folder: string, version: string): Promise<Workshop> {
  const [programs, project] = [path.join(folder, 'programs'), path.join(folder, 'project')]
  await mkdir(programs)
  await writeFile(path.join(programs, 'package.json'), '{}')
  const name = `node-${process.platform}-${process.arch}`
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', `${name}@${version}`], {
    cwd: programs,
    stdio: 'inherit',
  })
  const bin = path.join(programs, 'node_modules', name, 'bin')
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  for (const file of files.toString().split('\0').filter(Boolean))
    await cp(file, path.join(project, file), { verbatimSymlinks: true })
  // some tests read the list of the project's files
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: project })
  return { project, env: { ...process.env, ...quiet, PATH: `${bin}:${process.env['PATH'] ?? ''}` } }
}

const quiet = { GATSBY_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', CI: '1' }

/** @returns The summary, of a test run. @throws Error with the output. */
async function command({ project, env }: Workshop, program: string, args: string[]): Promise<string> {
  const options = { cwd: project, env, maxBuffer: 256 * 1024 * 1024 }
  const { stdout, stderr } = await promisify(execFile)(program, args, options)
  return /^Tests: +(.*)$/m.exec(stdout + stderr)?.[1] ?? ''
}

/** Starts the backend with the built site, reads a page and stops it. */
async function serve({ project, env }: Workshop): Promise<string> {
  const port = findFreePort()
  const service = spawn('node', ['--import', 'tsx', 'backend/main.ts'], {
    cwd: project,
    env: { ...env, PORT: port, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  })
  const ended = once(service, 'exit')
  try {
    const health = await answers(`http://localhost:${port}/api/health`, service)
    const page = await (await fetch(`http://localhost:${port}/`)).text()
    if (!page.includes('<h1')) throw new Error('The home page has no heading.')
    service.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    if (code !== 0) throw new Error(`The backend ended with exit code ${code}.`)
    return health
  } finally {
    service.kill('SIGKILL')
  }
}

/** The status that the service gives itself. */
async function answers(url: string, service: { exitCode: number | null }): Promise<string> {
  for (let left = 240; left > 0 && service.exitCode === null; left--) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { status: string }).status
    await wait(250)
  }
  throw new Error('The backend did not become ready.')
}

async function step(what: string, work: () => Promise<string>): Promise<void> {
  const started = Date.now()
  const said = await work()
  say(`ok   ${what} (${Math.round((Date.now() - started) / 1000)} s)${said === '' ? '' : `: ${said}`}`)
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-tests': { type: 'boolean', default: false } },
  })
  for (const version of positionals.length > 0 ? positionals : ['20.19', '22', '24'])
    await drill(version, { withTests: !values['without-tests'] })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
