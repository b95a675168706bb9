import { existsSync } from 'node:fs'
import { run, step } from './run.mjs'

/**
 * Finds a program the tests need. On Debian, root installs it when it is missing. Exits with advice when there is none.
 *
 * @param {string} name Its name in messages.
 * @param {() => string | undefined} find Where it is on this machine.
 * @param {{ packages: string[], advice: string, findOther?: () => string | undefined }} missing Debian's packages of
 *   it, other advice, and where a program is that also does when the packages can't be installed.
 * @returns {Promise<string>}
 */
export async function requireProgram(name, find, { packages, advice, findOther = find }) {
  if (find() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await step(`Installing ${name}`, async () => {
      await run('apt-get', ['update', '-qq'], { env })
      const installed = await run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', ...packages],
        { env },
      )
      return { ...installed, ok: installed.ok || findOther() !== undefined }
    })
  }
  const found = find() ?? findOther()
  if (found !== undefined) return found
  console.error(`The tests need ${name}: ${advice}, then try again.`)
  process.exit(1)
}
