/**
 * Runs a command at low priority, and ends it with all it has started when whoever started this is gone, killed
 * or not: their end of the input is closed then. Start it `detached`, so that it leads a group of its own.
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
child.on('exit', (code) => process.exit(code ?? 1))

process.stdin.on('error', () => {})
process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL')).resume()
// the command gets it too, and ends in its own time
process.on('SIGTERM', () => {})
