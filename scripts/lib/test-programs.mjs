/** Programs and files that the tests need besides npm packages. */
import { existsSync, readdirSync } from 'node:fs'
import { cp, realpath, rm } from 'node:fs/promises'
import { requireProgram } from './require-program.mjs'

const shell = '/usr/bin/chromium-headless-shell'
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Chromium on this machine: the headless shell, in which the tests take half the time, else another one. */
export function findChromium() {
  const first = (places) => places.find((place) => place && existsSync(place))
  return requireProgram('Chromium', () => first([process.env.CHROMIUM_PATH, shell]), {
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    advice: 'install it and set CHROMIUM_PATH to its program',
    findOther: () => first(browsers),
  })
}

/** Firefox on this machine. */
export function findFirefox() {
  const first = (places) => places.find((place) => place && existsSync(place))
  return requireProgram('Firefox', () => first([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr']), {
    packages: ['firefox-esr'],
    advice: 'install it and set FIREFOX_PATH to its program',
    findOther: () => first(['/usr/bin/firefox']),
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

/** ClamAV's daemon. The tests give it a signature of their own: its database isn't needed. */
export function findClamd() {
  return requireProgram(
    'ClamAV',
    () => [process.env.CLAMD_PATH, '/usr/sbin/clamd'].find((place) => place && existsSync(place)),
    {
      packages: ['clamav-daemon'],
      advice: 'install it and set CLAMD_PATH to its program, clamd',
    },
  )
}

/** A copy of the built site for the tests of publishing, which build it again with other settings. */
export async function prepareVariant() {
  await rm('.variants', { recursive: true, force: true })
  await cp(await realpath('dist'), '.variants/analytics/dist', { recursive: true })
}
