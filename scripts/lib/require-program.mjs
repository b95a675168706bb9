import { existsSync } from 'node:fs'
import { run, step } from './run.mjs'

/**
 * Finds a program the tests need. On Debian, root installs it when it is missing. Exits with advice when there is none.
 *
 * @param {string} name Its name in messages.
 * @param {() => string | undefined} find Where it is on this machine.
 * @param {{ packages: string[], advice: string }} missing Debian's packages of it, and other advice.
 * @returns {Promise<string>}
 */
export async function requireProgram(name, find, { packages, advice }) {
  if (find() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await step(`Installing ${name}`, async () => {
      await run('apt-get', ['update', '-qq'], { env })
      return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
    })
  }
  const found = find()
  if (found !== undefined) return found
  console.error(`The tests need ${name}: ${advice}, then try again.`)
  process.exit(1)
}
