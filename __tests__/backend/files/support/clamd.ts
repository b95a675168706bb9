import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createScanner, type ScannerAddress } from '../../../../backend/files/create-scanner'

/** ClamAV's daemon with one signature. */
export interface Clamd {
  address: ScannerAddress
  stop: () => Promise<void>
}

/** What the daemon takes for malware, and what it calls it. */
export const malware = { text: 'a barnacle on the hull of this test', name: 'Test.Barnacle.UNOFFICIAL' }

/** Starts ClamAV's daemon on a Unix socket, with CLAMD_PATH or Debian's program. */
export async function startClamd(): Promise<Clamd> {
  const directory = await mkdtemp(path.join(tmpdir(), 'clamd-'))
  const socket = path.join(directory, 'socket')
  const hex = Buffer.from(malware.text).toString('hex')
  await writeFile(path.join(directory, 'own.ndb'), `Test.Barnacle:0:*:${hex}\n`)
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${directory}`,
    `LocalSocket ${socket}`,
    'StreamMaxLength 6M',
  ]
  const file = path.join(directory, 'clamd.conf')
  await writeFile(file, `${settings.join('\n')}\n`)
  const child = spawn(process.env['CLAMD_PATH'] ?? '/usr/sbin/clamd', ['--config-file', file], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const address = { path: socket }
  while (!(await isUp(address))) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode} while starting`)
    await wait(50)
  }
  return {
    address,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const isUp = (address: ScannerAddress) =>
  createScanner(address)
    .check()
    .then(
      () => true,
      () => false,
    )
