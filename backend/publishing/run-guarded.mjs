/**
 * Runs a command at low priority, and ends it with its child processes when the parent process ends, killed or not:
 * that closes stdin. Start it `detached`, so that it leads its own process group.
 *
 *   node run-guarded.mjs program arguments…
 */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

const [program = '', ...args] = process.argv.slice(2)
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
child.on('error', (error) => {
  console.error(`${program} can't be started: ${error.message}`)
  process.exit(127)
})
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

process.stdin.on('error', () => {})
process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL')).resume()
// the command gets the signal too, and exits by itself
process.on('SIGTERM', () => {})
