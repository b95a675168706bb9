/** `npm run build`: builds the site as a publication does. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { tsImport } from 'tsx/esm/api'
import { runTogether } from './lib/run-together.mjs'

const { gatsbyBuild } = await tsImport('../contract/build.ts', import.meta.url)
runTogether([
  spawn(process.execPath, gatsbyBuild(availableParallelism()), { stdio: 'inherit', detached: true }),
])
