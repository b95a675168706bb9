/**
 * Preloaded by a build: the first one in a checkout parses the texts in a process of its own, while Gatsby starts and
 * leaves a core idle. Later builds have them parsed already.
 */
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

if (!existsSync('node_modules/.cache/site/markdown')) {
  const program = fileURLToPath(new URL('read.mjs', import.meta.url))
  const child = fork(program, { execArgv: [], stdio: 'ignore' })
  child.on('error', () => undefined) // the build parses what is missing
  child.unref()
  child.channel?.unref()
}
