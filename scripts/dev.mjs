/** `npm run dev`: the site with live reload at http://localhost:8000, with the backend and the sign-in emulator. */
import { spawn } from 'node:child_process'
import { forgetUnfinishedBuild } from '../src/gatsby/unfinished-build.mjs'
import { answers } from './lib/answers.mjs'
import { compilePrograms } from './lib/compile-programs.mjs'
import { runTogether } from './lib/run-together.mjs'
import { bin, install, quietEnv, requireNode } from './lib/run.mjs'
import { describeSignIn, signInEnv, startEmulators } from './lib/sign-in.mjs'

requireNode()
await install()
const { emulators } = await compilePrograms({ emulators: 'emulators/main.ts' })
const port = process.env.PORT || '8000'
const backendPort = process.env.BACKEND_PORT || '8001'
const backendUrl = `http://localhost:${backendPort}`

const backend = spawn(
  process.execPath,
  ['--watch-path=backend', '--watch-path=contract', '--import', 'tsx', 'backend/main.ts'],
  {
    env: { ...quietEnv, ...signInEnv, PORT: backendPort, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  },
)
const children = [...startEmulators(emulators), backend]
console.log(describeSignIn(`http://localhost:${port}`).join('\n'))
const join = runTogether(children)

forgetUnfinishedBuild(process.cwd())
// Published entries are part of the site: Gatsby fetches them when it starts.
if (await answers(`${backendUrl}/api/health/live`)) {
  join(
    spawn(bin('gatsby'), ['develop', '--port', port], {
      env: { CONTENT_API: backendUrl, ...quietEnv, BACKEND_PORT: backendPort },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    }),
  )
}
