import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A program of the backend as it is started for real. */
export interface RunningProgram {
  child: ChildProcess
  /** All it has said so far. */
  output: () => string
  /** What of it went to stderr. */
  errors: () => string
  /** Waits for its first line on stdout; fails with what it said when it ends before. */
  line: () => Promise<string>
  /** Waits for its end: its exit code, or the signal that ended it. */
  ended: () => Promise<number | string | null>
}

/** Keeps the engine from optimizing PGlite's WebAssembly, which costs more than these short runs win by it. */
const quickStart = '--liftoff-only'

/** @param program File below backend/, e.g. "main.ts", and its arguments. */
export function runBackend(
  program: readonly string[],
  variables: Record<string, string> = {},
): RunningProgram {
  const [file = '', ...args] = program
  return run(['--import', 'tsx', path.join('backend', file), ...args], variables)
}

/** @param program File from the project's root, and its arguments. */
export function runProgram(
  program: readonly string[],
  variables: Record<string, string> = {},
): RunningProgram {
  return run(['--import', 'tsx', ...program], variables)
}

/** @param folder Where `compileBackend` has put it. */
export function runCompiled(folder: string, variables: Record<string, string>): RunningProgram {
  return run([path.join(folder, 'main.js')], variables)
}

function run(args: readonly string[], variables: Record<string, string>): RunningProgram {
  const child = spawn(process.execPath, [quickStart, ...args], {
    cwd: path.resolve(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...variables },
  })
  const exit = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string | null)
  let text = ''
  let errors = ''
  const line = new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      said += chunk.toString()
      if (said.includes('\n')) resolve(said)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      errors += chunk.toString()
    })
    void exit.then(() => reject(new Error(`It ended before it said anything: ${text}`)))
  })
  line.catch(() => {})
  return { child, output: () => text, errors: () => errors, line: () => line, ended: () => exit }
}

/** The address the service says it serves at. */
export async function addressIn(program: RunningProgram): Promise<string> {
  const address = /^Serving .+ at (http:\/\/\S+)\n$/.exec(await program.line())?.[1]
  if (address === undefined) throw new Error(`The service did not start: ${program.output()}`)
  return address
}
