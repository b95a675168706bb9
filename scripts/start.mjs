/** `npm start`: installs, builds and serves the site, with backend and sign-in, even from a fresh clone. */
import { spawn } from 'node:child_process'
import { answers } from './lib/answers.mjs'
import { compilePrograms } from './lib/compile-programs.mjs'
import { readLines } from './lib/read-lines.mjs'
import { runTogether } from './lib/run-together.mjs'
import { install, quietEnv, requireNode } from './lib/run.mjs'
import { showProgress } from './lib/show-progress.mjs'
import { describeSignIn, signInEnv, startEmulators } from './lib/sign-in.mjs'

requireNode()
const port = process.env.PORT || '8000'
const address = `http://localhost:${port}`

await install()
const programs = await compilePrograms({ backend: 'backend/main.ts', emulators: 'emulators/main.ts' })

// The backend builds the site with the published entries of its database: now, and after each publication.
const backend = spawn(process.execPath, programs.backend, {
  env: { ...quietEnv, BUILD_SITE: '1', ...signInEnv, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
})
const children = [...startEmulators(programs.emulators), backend]
runTogether(children)
process.on('exit', () => children.forEach((child) => child.kill()))

const lines = readLines(backend.stdout)
if ((await lines.next()).done === false) {
  // the last release is served while the next one is built
  const hasRelease = await isServed()
  if (hasRelease) await sayRunning('The last release is served')
  const isBuilt = await showProgress('Building the site', lines)
  if (isBuilt === false) reportFailure(hasRelease)
  else if (isBuilt && hasRelease) console.log('The new release is served.')
  else if (isBuilt) await sayRunning('The site is running')
}

// a declaration, as it is called above
function isServed() {
  return fetch(`${address}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function sayRunning(what) {
  const parts = [`${address}/`, ...(signInEnv.EMULATORS_URL ? [`${signInEnv.EMULATORS_URL}/`] : [])]
  if (!(await Promise.all(parts.map(answers))).every(Boolean)) return
  console.log(
    ['', `${what} at ${address}/`, ...describeSignIn(address), 'Stop it with Ctrl-C.', ''].join('\n'),
  )
}

/** The backend has printed the reason. */
function reportFailure(hasRelease) {
  if (hasRelease) {
    console.error(
      'The last release stays. To build again, fix the error and start again, or publish something.',
    )
  } else {
    console.error('There is no earlier release to serve. Fix the error, then start again.')
    process.exit(1)
  }
}
