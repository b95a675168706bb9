import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { makeSite, texts } from './support/make-site'

/** The service as it is started for real. */
function start(variables: Record<string, string>): {
  child: ChildProcessByStdio<null, Readable, Readable>
  output: () => string
} {
  const root = path.resolve(__dirname, '../..')
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...variables },
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}

test('listens, says where in one line, serves the site, and stops with 0 when told to', async () => {
  const site = await makeSite()
  const { child, output } = start({ PORT: '0', SITE_DIR: site.directory })
  try {
    while (!output().includes('\n')) await once(child.stdout, 'data')
    const address = /^Serving .+ at (http:\/\/\S+)\n$/.exec(output())?.[1]
    const page = await fetch(`${address}/about`)
    expect([page.status, page.url, await page.text()]).toEqual([
      200,
      `${address}/about/`,
      texts['/about/index.html'],
    ])
    const health = await fetch(`${address}/api/health`)
    expect(await health.json()).toMatchObject({ status: 'ok', site: 'ready' })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
    await site.remove()
  }
})

test('explains a port that is taken, with what to do, and exits with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { child, output } = start({ PORT: String(port), HOST: '127.0.0.1' })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output()).toMatch(
    new RegExp(
      `^Port ${port} is taken by another program\\. Stop that program, or choose another port: PORT=\\d+\\n$`,
    ),
  )
  other.close()
})
