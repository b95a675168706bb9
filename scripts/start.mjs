/** `npm start`: installs, builds and serves the site, backend and sign-in included, from a fresh clone on. */
import { spawn } from 'node:child_process'
import { bin, install, quietEnv, requireNode, run, step } from './lib/run.mjs'
import { runTogether } from './lib/run-together.mjs'
import { describeSignIn, signInEnv, startEmulators } from './lib/sign-in.mjs'

requireNode()
const port = process.env.PORT || '8000'
const address = `http://localhost:${port}`

await install()
await step('Building the site', () => run(bin('gatsby'), ['build']))

const children = [
  ...startEmulators(),
  spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: { ...quietEnv, ...signInEnv, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  }),
]
runTogether(children)

const parts = [`${address}/`, ...(signInEnv.EMULATORS_URL ? [`${signInEnv.EMULATORS_URL}/`] : [])]
if ((await Promise.all(parts.map(answers))).every(Boolean)) {
  console.log(
    ['', `The site is at ${address}/`, ...describeSignIn(address), 'Stop it with Ctrl-C.'].join('\n'),
  )
}

/** Waits until the address really answers; false when a part has stopped instead. */
async function answers(url) {
  for (;;) {
    if (process.exitCode !== undefined) return false
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return true
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
