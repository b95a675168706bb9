import { existsSync } from 'node:fs'
import { run, step } from './run.mjs'

/**
 * A program the tests need.
 *
 * @typedef {object} Program
 * @property {string} name Its name in messages.
 * @property {() => string | undefined} find Where it is on this machine.
 * @property {string[]} packages Debian's packages of it.
 * @property {string} advice What to do where there are no such packages.
 * @property {() => string | undefined} [findOther] Where a program is that also does when they can't be installed.
 */

/**
 * Finds programs. On Debian, root installs those that are missing, in one go. Exits with advice when there is none.
 *
 * @param {Program[]} programs
 * @param {() => Promise<void>} [workBeside] What to do while they are installed.
 * @returns {Promise<string[]>} Where they are, in the same order.
 */
export async function requirePrograms(programs, workBeside = () => Promise.resolve()) {
  const missing = programs.filter(({ find }) => find() === undefined)
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const installing = missing.length > 0 && canInstall ? installAll(missing) : undefined
  await workBeside()
  if (installing) await step(`Installing ${missing.map(({ name }) => name).join(', ')}`, () => installing)
  return programs.map(pathOf)
}

/** @param {Program[]} programs */
async function installAll(programs) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (packages) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  await run('apt-get', ['update', '-qq'], { env })
  let result = await install(programs.flatMap(({ packages }) => packages))
  // it installs none when the system doesn't know one of them
  if (!result.ok) for (const { packages } of programs) result = joined(result, await install(packages))
  return { ...result, ok: programs.every(({ find, findOther = find }) => find() ?? findOther()) }
}

const joined = (first, second) => ({ ok: second.ok, output: first.output + second.output })

/** @param {Program} program */
function pathOf({ name, find, advice, findOther = find }) {
  const found = find() ?? findOther()
  if (found !== undefined) return found
  console.error(`The tests need ${name}: ${advice}, then try again.`)
  process.exit(1)
}
