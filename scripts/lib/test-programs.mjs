/** Programs and files that the tests need besides npm packages. */
import { existsSync, readdirSync } from 'node:fs'
import { cp, realpath, rm } from 'node:fs/promises'
import { requirePrograms } from './require-programs.mjs'

const firstOf = (places) => places.find((place) => place && existsSync(place))

/** The headless shell of Chromium, in which the tests take half the time, else another Chromium. */
const chromium = {
  name: 'Chromium',
  find: () => firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']),
  findOther: () => firstOf(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']),
  packages: ['chromium-headless-shell', 'fonts-liberation'],
  advice: 'install it and set CHROMIUM_PATH to its program',
}

const firefox = {
  name: 'Firefox',
  find: () => firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr']),
  findOther: () => firstOf(['/usr/bin/firefox']),
  packages: ['firefox-esr'],
  advice: 'install it and set FIREFOX_PATH to its program',
}

/** WebDriver of WebKit, Safari's engine, and the screen that it needs. */
const webkit = {
  name: 'WebKit',
  find: () => {
    const driver = firstOf([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'])
    return existsSync('/usr/bin/Xvfb') ? driver : undefined
  },
  packages: ['webkit2gtk-driver', 'xvfb'],
  advice: 'install WebKitGTK with its driver, set WEBKIT_DRIVER_PATH to WebKitWebDriver, and install Xvfb',
}

/**
 * The folder of PostgreSQL's programs, newest version first. The tests start a server of their own and leave the
 * one of the Debian package alone.
 */
const postgres = {
  name: 'PostgreSQL',
  find: () => {
    const debian = '/usr/lib/postgresql'
    const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
    const places = [process.env.POSTGRES_BIN, ...versions.map((version) => `${debian}/${version}/bin`)]
    return places.find((place) => place && existsSync(`${place}/initdb`))
  },
  packages: ['postgresql'],
  advice: 'install it and set POSTGRES_BIN to the folder of its programs, where initdb is',
}

/** ClamAV's daemon. The tests give it a signature of their own: its database isn't needed. */
const clamd = {
  name: 'ClamAV',
  find: () => firstOf([process.env.CLAMD_PATH, '/usr/sbin/clamd']),
  packages: ['clamav-daemon'],
  advice: 'install it and set CLAMD_PATH to its program, clamd',
}

/**
 * The browsers of this machine, by the variables that name them to the tests.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function findBrowsers() {
  const [CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH] = await requirePrograms([chromium, firefox, webkit])
  return { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH }
}

/**
 * All programs, by the variables that name them to the tests.
 *
 * @param {() => Promise<void>} workBeside What to do while missing ones are installed.
 * @returns {Promise<Record<string, string>>}
 */
export async function findPrograms(workBeside) {
  const found = await requirePrograms([chromium, firefox, webkit, postgres, clamd], workBeside)
  const [CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, POSTGRES_BIN, CLAMD_PATH] = found
  return { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, POSTGRES_BIN, CLAMD_PATH }
}

/** A copy of the built site for the tests of publishing, which build it again with other settings. */
export async function prepareVariant() {
  await rm('.variants', { recursive: true, force: true })
  await cp(await realpath('dist'), '.variants/analytics/dist', { recursive: true })
}
