import path from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { defaultChromium } from './scripts/lib/default-chromium'
import { findFreePort } from './scripts/lib/find-free-port'

/**
 * The built site in Debian's Chromium, and the main journeys in its Firefox; `npm run drill:browsers` runs the others. The site with analytics is built by the
 * tests of publishing: they begin with a copy of the site and publish an article, with these settings. Their data is on a
 * server, that of the other tests in embedded databases.
 */
const analytics = {
  siteDirectory: '.variants/analytics/dist',
  database: 'server',
  buildSettings: { GTAG_ID: 'G-TEST000000', CONSENT: 'opt-in' },
} as const

// Each worker reads this file again: the environment hands it the ports that the runner found.
const sitePort = (process.env['E2E_PORT'] ||= findFreePort())
const analyticsPort = (process.env['E2E_ANALYTICS_PORT'] ||= findFreePort())

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Without a screen, Firefox takes the machine for one without a mouse: 2 is a fine pointer, 4 one that hovers. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }
const serve = (name: string, { site, port }: { site: string; port: string }) => ({
  command: 'node --import tsx backend/main.ts',
  url: `http://localhost:${port}/api/health`,
  env: { SITE_DIR: site, PORT: port, LOG_LEVEL: 'error', DATA_DIR: `.data/e2e-${name}` },
  reuseExistingServer: false,
})

/** Tests of every page, width and screen, of which `npm test` takes a sample: they run in `npm run drill:browsers`. */
export const drilled = /@every-page|@drill/

/**
 * First, as builds take minutes: the others run beside them. One at a time, as all builds use the same cache (npm start
 * first, with the settings it was filled with); once, as publishing changes the site that it begins with.
 */
export const builds: Project<object, { site: typeof analytics }> = {
  name: 'builds',
  testMatch: /(publishing|npm-start)\.spec/,
  grepInvert: drilled,
  workers: 1,
  retries: 0,
  use: { site: analytics },
}

export const site: Project = {
  name: 'site',
  testIgnore: /(analytics|publishing|npm-start|webkit)\.spec/,
  grepInvert: drilled,
}

export const firefox: Project = {
  name: 'firefox',
  grep: /@main/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.resolve('scripts/lib/firefox.mjs'),
      firefoxUserPrefs: mouse,
    },
  },
}

export default defineConfig<object, { site: typeof analytics }>({
  testDir: '__tests__/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  // Tests ask whether, not when, and a machine may have other work.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    launchOptions: { executablePath: defaultChromium(process.env), args },
    trace: 'on-first-retry',
  },
  projects: [
    builds,
    site,
    firefox,
    { name: 'webkit', testMatch: /webkit\.spec/ },
    {
      name: 'analytics',
      testMatch: /analytics\.spec/,
      dependencies: ['builds'],
      use: { baseURL: `http://localhost:${analyticsPort}` },
    },
  ],
  webServer: [
    serve('site', { site: 'dist', port: sitePort }),
    serve('analytics', { site: analytics.siteDirectory, port: analyticsPort }),
  ],
})
