import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { atEnd } from './at-end'
import { BenchError } from './bench-error'

/**
 * Serves a folder with the backend on a free port, until the end.
 *
 * @returns Its URL, without a trailing slash.
 * @throws BenchError when the backend stops instead of listening; it has said why on stderr.
 */
export async function startServer(siteDirectory: string): Promise<string> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'))
  atEnd(() => rmSync(data, { recursive: true, force: true }))
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: {
      ...process.env,
      SITE_DIR: siteDirectory,
      DATA_DIR: data,
      PORT: '0',
      HOST: 'localhost',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  atEnd(() => child.kill())
  const lines = createInterface({ input: child.stdout })
  const found = await Promise.race([once(lines, 'line'), once(child, 'exit')])
  const address = / at (http:\S+)$/.exec(String(found[0]))?.[1]
  if (address === undefined) throw new BenchError(`The backend did not start on ${siteDirectory}.`)
  return address
}

/**
 * Requests each page once, so that the first measurement doesn't include the server's first response.
 *
 * @returns The encoding of each response, e.g. "br".
 * @throws BenchError when a page can't be loaded.
 */
export async function warmUp(address: string, pages: readonly string[]): Promise<(string | null)[]> {
  const encodings: (string | null)[] = []
  for (const page of pages) {
    const response = await fetch(address + page, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    await response.arrayBuffer()
    if (!response.ok) throw new BenchError(`The backend answered ${response.status} for ${page}.`)
    encodings.push(response.headers.get('content-encoding'))
  }
  return encodings
}
