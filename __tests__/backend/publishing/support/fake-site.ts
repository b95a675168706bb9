import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from './eventually'

/** The input of the fake build, see fake-build.mjs. */
export interface FakePlan {
  /** Hash for the page of each path. */
  pages: Record<string, string>
  /** Hashes of settings that it is made with. */
  settings?: string[]
  leftOut?: { id: string; hash: string; reason: string }[]
  fails?: string
  exitCode?: number
  failsWithCache?: boolean
  stopsAt?: number
}

/** A folder for a site, with its fake build. */
export async function createFakeSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fake-site-'))
  const plan = path.join(folder, 'plan.json')
  /** Atomic, since a build may be reading it. */
  const change = (next: Partial<FakePlan>) => {
    writeFileSync(`${plan}.new`, JSON.stringify({ ...readPlan(plan), ...next }))
    renameSync(`${plan}.new`, plan)
  }
  const stopped = `${plan}.stopped`
  change({ pages: {} })
  return {
    folder,
    siteDirectory: path.join(folder, 'dist'),
    command: [process.execPath, path.join(__dirname, 'fake-build.mjs')] as const,
    variables: { PATH: process.env.PATH ?? '', FAKE_SITE: plan },
    change,
    /** Waits until the build has stopped at `stopsAt`. @returns Its process id. */
    stopped: () =>
      eventually(
        () => Promise.resolve(readPid(stopped)),
        (pid) => pid > 0,
      ),
    goOn: () => change({ stopsAt: undefined }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export type FakeSite = Awaited<ReturnType<typeof createFakeSite>>

const readPlan = (plan: string): object =>
  existsSync(plan) ? (JSON.parse(readFileSync(plan, 'utf8')) as FakePlan) : {}

/** Process that stopped last; 0: none, or it has ended. */
function readPid(file: string): number {
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return pid > 0 && isRunning(pid) ? pid : 0
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
