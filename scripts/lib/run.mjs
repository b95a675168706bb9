import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Plain Node, no packages: these scripts run before anything is installed. */

/** Environment of every child process: quiet tools, no telemetry. */
export const quietEnv = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  CI: process.env.CI ?? '',
}

/**
 * Runs a command and keeps its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean }} [options] `show`: print the output as it comes.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = quietEnv, cwd, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output += chunk
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/**
 * Runs one step and prints its title and duration; on failure prints the end of the log and exits.
 *
 * @param {string} title
 * @param {() => Promise<{ ok: boolean, output: string }>} work
 */
export async function step(title, work) {
  const started = Date.now()
  process.stdout.write(`${title} ... `)
  const { ok, output } = await work()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(ok ? `done in ${seconds} s` : `failed after ${seconds} s`)
  if (ok) return
  console.error(tail(output, 60))
  console.error(`\n${title} failed. See the log above.`)
  process.exit(1)
}

/** The last lines of a text, without blank ones and cursor movements. */
export function tail(text, count) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.slice(-count).join('\n')
}

/** Exits with an explanation when this Node is too old to run the site. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then try again.`)
  process.exit(1)
}

/** Installs the packages of package-lock.json, unless that was done since it last changed. */
export async function install() {
  const marker = 'node_modules/.package-lock.json'
  const current =
    existsSync(marker) &&
    statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs &&
    isComplete(marker)
  if (current) return
  await step('Installing packages', () => run('npm', ['ci', '--no-audit', '--no-fund']))
}

/** Whether every package the lock file wants directly is in place; an interrupted install leaves gaps. */
function isComplete(marker) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = JSON.parse(readFileSync(marker, 'utf8')).packages ?? {}
  return Object.keys({ ...dependencies, ...devDependencies }).every(
    (name) => `node_modules/${name}` in installed && existsSync(`node_modules/${name}`),
  )
}

/** Path of a package's command. */
export const bin = (name) => `node_modules/.bin/${name}`
