/** `npm start`: installs, builds and serves the site, with backend and sign-in, even from a fresh clone. */
import { spawn } from 'node:child_process'
import { answers } from './lib/answers.mjs'
import { readLines } from './lib/read-lines.mjs'
import { runTogether } from './lib/run-together.mjs'
import { install, quietEnv, requireNode, step } from './lib/run.mjs'
import { describeSignIn, signInEnv, startEmulators } from './lib/sign-in.mjs'

requireNode()
const port = process.env.PORT || '8000'
const address = `http://localhost:${port}`

await install()

// The backend builds the site with the published entries of its database: now, and after each publication.
const backend = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
  env: { ...quietEnv, BUILD_SITE: '1', ...signInEnv, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
})
const children = [...startEmulators(), backend]
runTogether(children)
process.on('exit', () => children.forEach((child) => child.kill()))

const lines = readLines(backend.stdout)
if ((await lines.next()).done === false) {
  await step('Building the site', buildIsDone)
  const parts = [`${address}/`, ...(signInEnv.EMULATORS_URL ? [`${signInEnv.EMULATORS_URL}/`] : [])]
  if ((await Promise.all(parts.map(answers))).every(Boolean)) {
    console.log(
      ['', `The site is running at ${address}/`, ...describeSignIn(address), 'Stop it with Ctrl-C.'].join(
        '\n',
      ),
    )
  }
}

/** The backend prints the outcome on stdout and errors on stderr. */
async function buildIsDone() {
  const { value } = await lines.next()
  return { ok: value === 'Built the site', output: '' }
}
