import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { RunningStorage } from './running-storage'

/** The key that every Azurite has; it opens nothing else. */
const accountKey = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='

/** Microsoft's emulator of Azure Blob Storage on loopback, in memory. */
export async function startAzurite(): Promise<RunningStorage & { connectionString: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'azurite-'))
  const program = path.resolve('node_modules/azurite/dist/src/blob/main.js')
  const settings = ['--blobHost', '127.0.0.1', '--blobPort', '0']
  const quiet = ['--inMemoryPersistence', '--skipApiVersionCheck', '--disableTelemetry']
  const child = spawn(process.execPath, [program, ...settings, ...quiet], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const endpoint = await new Promise<string>((resolve, reject) => {
    const lines = createInterface(child.stdout)
    lines.on('line', (line) => {
      const address = /successfully listen(?:ing|s) (?:at|on) (http:\/\/\S+)/i.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then(() => reject(new Error('Azurite ended before it listened.')))
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const connectionString = [
    'DefaultEndpointsProtocol=http',
    'AccountName=devstoreaccount1',
    `AccountKey=${accountKey}`,
    `BlobEndpoint=${endpoint}/devstoreaccount1`,
  ].join(';')
  return { endpoint, connectionString, stop }
}
