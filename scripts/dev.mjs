/** `npm run dev`: the site with live reload at http://localhost:8000, backend and emulated sign-in beside it. */
import { spawn } from 'node:child_process'
import { bin, install, quietEnv, requireNode } from './lib/run.mjs'
import { runTogether } from './lib/run-together.mjs'
import { describeSignIn, signInEnv, startEmulators } from './lib/sign-in.mjs'

requireNode()
await install()
const port = process.env.PORT || '8000'
const backendPort = process.env.BACKEND_PORT || '8001'

const children = [
  ...startEmulators(),
  spawn(
    process.execPath,
    ['--watch-path=backend', '--watch-path=contract', '--import', 'tsx', 'backend/main.ts'],
    {
      env: { ...quietEnv, ...signInEnv, PORT: backendPort, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    },
  ),
  spawn(bin('gatsby'), ['develop', '--port', port], {
    env: { ...quietEnv, BACKEND_PORT: backendPort },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  }),
]
console.log(describeSignIn(`http://localhost:${port}`).join('\n'))
runTogether(children)
