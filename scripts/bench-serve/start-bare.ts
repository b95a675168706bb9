import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { atEnd } from '../bench/at-end'
import { BenchError } from '../bench/bench-error'
import type { Server } from './start-backend'
import type { Copied } from './start-nginx'

/** Set by Node itself, or another one for each request. */
const ownHeaders = /^(?:connection|date|keep-alive|x-request-id)$/

/**
 * Gives the same answers with the server of Node alone, without framework, checks, log or metrics: the most that a backend
 * on Node could reach.
 */
export async function startBare(copied: readonly Copied[], folder: string): Promise<Server> {
  const file = path.join(folder, 'bare.json')
  const answers = copied.map(({ url, headers, body }) => {
    const sent = Object.entries(headers).filter(([name]) => !ownHeaders.test(name))
    return { url, headers: Object.fromEntries(sent), body: body.toString('base64') }
  })
  await writeFile(file, JSON.stringify(answers))
  const child = spawn(process.execPath, ['scripts/bench-serve/bare-server.mjs', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  atEnd(() => child.kill())
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as unknown[]
  const address = / at (http:\S+)$/.exec(String(line))?.[1]
  if (address === undefined || child.pid === undefined)
    throw new BenchError('Node’s own server did not start.')
  return { address, pid: child.pid }
}
