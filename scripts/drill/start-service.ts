import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { atEnd } from '../bench/at-end'
import { BenchError } from '../bench/bench-error'

/** The backend in a process of its own. */
export interface Service {
  /** Waits until it serves. @throws BenchError with its output if it ends before. */
  ready: Promise<void>
  /** How the process ended; undefined while it runs. */
  end: () => string | undefined
  /** Resident memory of the process in megabytes. */
  memory: () => number
  /** What it wrote to stdout, and the end of what it wrote to stderr. */
  output: () => string
  log: () => string
  /** Kills it without warning. */
  kill: () => Promise<void>
  /** Stops it as an operator would. @returns Its exit code. */
  stop: () => Promise<number | null>
}

const longestLog = 20_000

interface ServiceOptions {
  /** Folder of the compiled backend. */
  folder: string
  /** Its settings. */
  variables: Record<string, string>
  /** Options of Node. Default none. */
  flags?: readonly string[]
}

export function startService({ folder, variables, flags = [] }: ServiceOptions): Service {
  const child = spawn(process.execPath, [...flags, path.join(folder, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = atEnd(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const howItEnded = () => {
    const { exitCode, signalCode } = child
    if (signalCode !== null) return `by ${signalCode}`
    return exitCode === null ? undefined : `with code ${exitCode}`
  }
  void ended.then(forget)
  let [output, log] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-longestLog)))
  const ready = Promise.race([
    once(child.stdout, 'data').then(() => undefined),
    ended.then(() => Promise.reject(new BenchError(`The service ended before it served:\n${log}`))),
  ])
  ready.catch(() => undefined)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    ready,
    end: howItEnded,
    memory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    output: () => output,
    log: () => log,
    kill: () => end('SIGKILL').then(() => undefined),
    stop: () => end('SIGTERM'),
  }
}
