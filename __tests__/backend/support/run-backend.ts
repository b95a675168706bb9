import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A real process of the backend. */
export interface RunningProgram {
  child: ChildProcess
  /** All output so far. */
  output: () => string
  /** Output on stderr. */
  errors: () => string
  /** Waits for its first line on stdout; fails with its output if it exits before. */
  line: () => Promise<string>
  /** Waits for its exit code, or the signal that ended it. */
  ended: () => Promise<number | string | null>
}

/** Turns off optimization of PGlite's WebAssembly, which costs more than these short runs gain. */
const quickStart = '--liftoff-only'

/** @param program File below backend/, e.g. "main.ts", and its arguments. */
export function runBackend(
  program: readonly string[],
  variables: Record<string, string> = {},
): RunningProgram {
  const [file = '', ...args] = program
  return run(['--import', 'tsx', path.join('backend', file), ...args], variables)
}

/** @param folder Folder from `compileBackend`. @param program Its name, and its arguments. */
export function runCompiled(
  folder: string,
  variables: Record<string, string>,
  program = 'main',
  args: readonly string[] = [],
): RunningProgram {
  return run([path.join(folder, `${program}.js`), ...args], variables)
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

/** The URL that the service prints. */
export async function addressIn(program: RunningProgram): Promise<string> {
  const address = /^Serving .+ at (http:\/\/\S+)\n$/.exec(await program.line())?.[1]
  if (address === undefined) throw new Error(`The service did not start: ${program.output()}`)
  return address
}
