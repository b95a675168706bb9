/** `npm start`: installs, builds and serves the site, from a fresh clone on. */
import { spawn } from 'node:child_process'
import { bin, install, quietEnv, requireNode, run, step } from './lib/run.mjs'

requireNode()
const port = process.env.PORT || '8000'
const address = `http://localhost:${port}`

await install()
await step('Building the site', () => run(bin('gatsby'), ['build']))

const server = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
  env: { ...quietEnv, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
server.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))

await answered(`${address}/`)
console.log(`\nThe site is at ${address}/\nStop it with Ctrl-C.`)

/** Waits until the page really comes. */
async function answered(url) {
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
