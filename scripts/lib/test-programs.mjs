/** Programs and files that the tests need besides npm packages. */
import { existsSync, readdirSync } from 'node:fs'
import { cp, realpath, rm } from 'node:fs/promises'
import { requireProgram } from './require-program.mjs'

/** Chromium on this machine, preferably the headless shell, which takes half the time. */
export function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return requireProgram('Chromium', () => places.find((place) => place && existsSync(place)), {
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    advice: 'install it and set CHROMIUM_PATH to its program',
  })
}

/**
 * The folder of PostgreSQL's programs, newest version first. The tests start a server of their own and leave the
 * one of the Debian package alone.
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const find = () => {
    const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
    const places = [process.env.POSTGRES_BIN, ...versions.map((version) => `${debian}/${version}/bin`)]
    return places.find((place) => place && existsSync(`${place}/initdb`))
  }
  return requireProgram('PostgreSQL', find, {
    packages: ['postgresql'],
    advice: 'install it and set POSTGRES_BIN to the folder of its programs, where initdb is',
  })
}

/** A copy of the built site for the tests of publishing, which build it again with other settings. */
export async function prepareVariant() {
  await rm('.variants', { recursive: true, force: true })
  await cp(await realpath('dist'), '.variants/analytics/dist', { recursive: true })
}
