/**
 * `npm test`: installs what it needs (also browsers, PostgreSQL and ClamAV), runs all checks and unit tests, builds
 * the site and tests it in real browsers. Ends with "N passed, N failed".
 */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { bin, install, quietEnv, requireNode, run, tail } from './lib/run.mjs'
import { findPrograms, prepareVariant } from './lib/test-programs.mjs'

requireNode()
const env = { ...quietEnv, ...(await findPrograms(install)) }
const { tsImport } = await import('tsx/esm/api') // it was installed only now
const { buildFlags, gatsbyBuild } = await tsImport('../contract/build.ts', import.meta.url)
const results = []

const checking = Promise.all([
  check('format', bin('oxfmt'), ['--check', '.']),
  check('lint and types', bin('oxlint'), []),
  check('content', bin('tsx'), ['scripts/check-content.ts', '--strict']),
])
// Both beside the unit tests, as they leave much of the processor idle; the build writes types that the linter reads.
const building = checking.then(build)

/** More than processors, as tests wait for debounced saves and for programs that they start. */
const workers = Math.ceil(availableParallelism() * 1.5)

await rm('reports', { recursive: true, force: true })
await mkdir('reports')
await suite(
  'unit tests',
  process.execPath,
  [
    ...buildFlags(process.versions.node), // a worker's life is about as long as a build's
    'node_modules/jest/bin/jest.js',
    `--maxWorkers=${workers}`,
    '--json',
    '--outputFile=reports/jest.json',
  ],
  'reports/jest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
)

if (await building) {
  await prepareVariant()
  await suite('browser tests', bin('playwright'), ['test'], 'reports/playwright.json', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log()
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1

/** Runs a command. It counts as one test. */
async function check(name, command, args, variables = {}) {
  const started = Date.now()
  const { ok, output } = await run(command, args, { env: { ...env, ...variables } })
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (!ok) console.log(tail(output, 120))
  results.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  return ok
}

/** Builds the site; beside that, checks that the committed types of its queries are up to date. */
async function build() {
  const file = 'src/gatsby-types.d.ts'
  const committed = readFileSync(file, 'utf8')
  if (!(await check('build', process.execPath, gatsbyBuild(availableParallelism()), { WRITE_TYPES: '1' })))
    return false
  const isCurrent = readFileSync(file, 'utf8') === committed
  console.log(
    isCurrent
      ? 'ok   query types'
      : `FAIL query types: ${file} was out of date. Commit what the build wrote.`,
  )
  results.push({ name: 'query types', passed: isCurrent ? 1 : 0, failed: isCurrent ? 0 : 1 })
  return true
}

/** Counts by the test runner's report; a run without one counts as failed. */
async function suite(name, command, args, reportFile, count) {
  const { ok } = await run(command, args, { env, show: true })
  const counted = existsSync(reportFile)
    ? count(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 1 }
  const failed = ok ? counted.failed : Math.max(1, counted.failed)
  results.push({ name, passed: counted.passed, failed })
}
