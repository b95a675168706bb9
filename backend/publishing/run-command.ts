import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface CommandOptions {
  /** Program and its arguments. */
  command: readonly [string, ...string[]]
  /** Working directory. */
  directory: string
  /** Its complete environment. */
  variables: Record<string, string>
  signal: AbortSignal
  say: (text: string) => void
}

/** How long a command may take to exit after SIGTERM, in milliseconds. */
const graceMs = 3_000

/**
 * Runs a command at low priority, in its own process group, which doesn't outlive this process.
 *
 * @returns Its exit code, once it and its child processes have ended: 128 plus the number of the signal if one ended it,
 *   as in a shell.
 */
export async function runCommand(options: CommandOptions): Promise<number> {
  const { command, directory, variables, signal, say } = options
  signal.throwIfAborted()
  const child = spawn(process.execPath, [guard, ...command], {
    cwd: directory,
    env: variables,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', say)
  child.stdin.on('error', () => {})

  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  const stop = () => void endGroup(child.pid, ended)
  signal.addEventListener('abort', stop, { once: true })
  return ended.finally(() => signal.removeEventListener('abort', stop))
}

/** The exit code of a command that was ended with `kill -9`, by the system when memory runs out or by a person. */
export const killedCode = 128 + constants.signals.SIGKILL

const guard = path.join(__dirname, 'run-guarded.mjs')

async function endGroup(pid: number | undefined, ended: Promise<unknown>): Promise<void> {
  if (pid === undefined) return
  kill(-pid, 'SIGTERM')
  await Promise.race([ended.catch(() => {}), wait(graceMs)])
  kill(-pid, 'SIGKILL')
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // it has already ended
  }
}
