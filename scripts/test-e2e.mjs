/** `npm run test:e2e`: drives the built site in real browsers; what follows `--` goes to Playwright. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bin, quietEnv, requireNode } from './lib/run.mjs'
import { findBrowsers, prepareVariant } from './lib/test-programs.mjs'

requireNode()
if (!existsSync('dist')) {
  console.error('There is no built site in dist/. Run `npm run build` first.')
  process.exit(1)
}
const env = { ...quietEnv, ...(await findBrowsers()) }
await prepareVariant()
const { status } = spawnSync(bin('playwright'), ['test', ...process.argv.slice(2)], { env, stdio: 'inherit' })
process.exitCode = status ?? 1
