import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** A real process of the emulators. */
function start(variables: Record<string, string>): {
  child: ChildProcessByStdio<null, Readable, Readable>
  output: () => string
} {
  const child = spawn(process.execPath, ['--import', 'tsx', 'emulators/main.ts'], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...variables },
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}

/** Exit code and output. */
async function fate(variables: Record<string, string>): Promise<[number | null, string]> {
  const { child, output } = start(variables)
  const [code] = (await once(child, 'close')) as [number | null]
  return [code, output()]
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'prints its address in one line and nothing else, and exits with 0 on %s',
  async (signal) => {
    const { child, output } = start({ EMULATORS_PORT: '0' })
    try {
      while (!output().includes('\n')) await once(child.stdout, 'data')
      const address = /^Microsoft sign-in emulator running at (http:\/\/localhost:\d+)\n$/.exec(output())?.[1]
      expect(await (await fetch(`${address}/`)).text()).toContain('<h1>Microsoft sign-in emulator</h1>')
      child.kill(signal)
      expect(await once(child, 'exit')).toEqual([0, null])
      expect(output()).toMatch(/^.+\n$/)
    } finally {
      child.kill('SIGKILL')
    }
  },
)

test('explains a port in use, with a remedy, and exits with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const [code, said] = await fate({ EMULATORS_PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(said).toMatch(
    new RegExp(`^Port ${port} is already in use\\. Stop the other program or set EMULATORS_PORT=\\d+\\.\\n$`),
  )
})

test('refuses to start in production, explains why, and exits with 1', async () => {
  const [code, said] = await fate({ NODE_ENV: 'production', EMULATORS_PORT: '0' })
  expect(code).toBe(1)
  expect(said).toMatch(/^The emulators let anyone sign in .+ unset NODE_ENV for development\.\n$/)
})
