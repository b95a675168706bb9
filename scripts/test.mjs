/**
 * `npm test`: installs what it needs (Chromium included), checks, runs the unit tests, builds the site and
 * drives it in a real browser. Ends with "N passed, N failed".
 */
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { bin, install, quietEnv, requireNode, run, step, tail } from './lib/run.mjs'

requireNode()
await install()
const env = { ...quietEnv, CHROMIUM_PATH: await findChromium() }
const results = []

for (const [name, command, args] of [
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint', bin('eslint'), ['.']],
  ['types', bin('tsc'), ['--noEmit', '-p', '.']],
  ['content', bin('tsx'), ['scripts/check-content.ts']],
]) {
  await check(name, () => run(command, args, { env }))
}

await rm('reports', { recursive: true, force: true })
await mkdir('reports')
await suite(
  'unit tests',
  ['jest', '--json', '--outputFile=reports/jest.json'],
  'reports/jest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
)

const built = await check('build', () => run(bin('gatsby'), ['build'], { env }))
const variant = await check('build with analytics', () =>
  buildVariant('analytics', { GTAG_ID: 'G-TEST000000', CONSENT: 'opt-in' }),
)
if (built && variant) {
  await suite('browser tests', ['playwright', 'test'], 'reports/playwright.json', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log()
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1

/** A check counts as one test. */
async function check(name, work) {
  const started = Date.now()
  const { ok, output } = await work()
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (!ok) console.log(tail(output, 120))
  results.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  return ok
}

/** A runner's own report gives the counts; a run that left none failed as a whole. */
async function suite(name, [command, ...args], reportFile, count) {
  const { ok } = await run(bin(command), args, { env, show: true })
  const counted = existsSync(reportFile)
    ? count(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 1 }
  const failed = ok ? counted.failed : Math.max(1, counted.failed)
  results.push({ name, passed: counted.passed, failed })
}

/** Builds the site with other settings in a copy of its own under .variants/. */
async function buildVariant(name, settings) {
  const directory = `.variants/${name}`
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const parts = ['src', 'content', 'contract', 'static', 'package.json', 'tsconfig.json']
  const hooks = ['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx']
  for (const part of [...parts, ...hooks]) await cp(part, `${directory}/${part}`, { recursive: true })
  await symlink('../../node_modules', `${directory}/node_modules`)
  return run('node_modules/.bin/gatsby', ['build'], { env: { ...env, ...settings }, cwd: directory })
}

/** Chromium of this machine, best without a window (half the time); on Debian as root it is installed when missing. */
async function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = () => places.find((place) => place && existsSync(place))
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium', async () => {
      await run('apt-get', ['update', '-qq'])
      return run('apt-get', [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium-headless-shell',
        'fonts-liberation',
      ])
    })
  }
  const chromium = found()
  if (chromium !== undefined) return chromium
  console.error(
    'The browser tests need Chromium: install it and set CHROMIUM_PATH to its program, then try again.',
  )
  process.exit(1)
}
