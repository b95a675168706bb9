import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSite } from '../backend/support/make-site'

test('npm run serve passes SIGTERM on: the backend stops and exits with 0', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'data-'))
  const site = await makeSite()
  const variables = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: site.directory, DATA_DIR: data }
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    env: { PATH: process.env.PATH, NODE_OPTIONS: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      for (const stream of [npm.stdout, npm.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
          if (output.includes(text)) resolve()
        })
    })
  try {
    await Promise.race([said('Serving '), once(npm, 'exit')])
    expect(output).toContain('Serving ')
    npm.kill('SIGTERM')
    const [code] = (await once(npm, 'exit')) as [number | null]
    expect(output).toContain('SIGTERM: finishing')
    expect(code).toBe(0)
  } finally {
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGKILL')
    await site.remove()
    await rm(data, { recursive: true, force: true })
  }
})
