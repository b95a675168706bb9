import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { codeOf } from '../../backend/errors/code-of'
import { BenchError } from '../bench/bench-error'
import type { Server } from './start-backend'

/** What a server did under load. */
export interface Load {
  perSecond: number
  /** Of a hundred requests, one took longer; milliseconds. */
  p99Ms: number
  /** Processor time of the server for one request, in microseconds; NaN where the system can't tell. */
  cpuMicros: number
}

const connections = 16

/** Requests an address again and again over some connections, for so many seconds. @throws BenchError for a failure. */
export async function runLoad(
  { address, pid }: Server,
  { url, headers, seconds }: { url: string; headers: Record<string, string>; seconds: number },
): Promise<Load> {
  const before = cpuMicrosOf(pid)
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`, '--latency'],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    address + url,
  ]).catch((error: unknown) => {
    const reason = codeOf(error) === 'ENOENT' ? 'There is no wrk. Debian: apt-get install wrk' : String(error)
    throw new BenchError(reason)
  })
  const { requests, ...load } = readReport(stdout)
  return { ...load, cpuMicros: (cpuMicrosOf(pid) - before) / requests }
}

/** Reads what wrk prints. @throws BenchError when requests failed. */
export function readReport(report: string): { requests: number; perSecond: number; p99Ms: number } {
  const failed = /^ *(?:Socket errors:.*[1-9].*|Non-2xx.*)$/m.exec(report)?.[0]
  if (failed !== undefined) throw new BenchError(`Requests failed. ${failed.trim()}`)
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? []
  return {
    requests: Number(/(\d+) requests in/.exec(report)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99Ms: Number(p99) * (milliseconds[unit] ?? Number.NaN),
  }
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/** A clock tick of Linux, on every machine Node runs on. */
const tickMicros = 10_000

function cpuMicrosOf(pid: number): number {
  try {
    // the program's name, in brackets, may hold spaces; then come the fields from the third on
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMicros
  } catch {
    return Number.NaN
  }
}
