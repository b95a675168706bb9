import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { z } from 'zod'
import { codeOf } from '../errors/code-of'

/** Releases the folder. */
export type Unlock = () => Promise<void>

/** How often the holder touches its lock; one untouched for longer than `staleMs` is taken over. */
const touchMs = 1_000
const staleMs = 10_000

/** Used when the process on this machine that held the lock has ended: the minimum the package allows. */
const staleAfterEndMs = 2_000

const retryMs = 200

const HolderSchema = z.object({ pid: z.number(), host: z.string(), since: z.string() })
type Holder = z.output<typeof HolderSchema>

/**
 * Locks a folder for this process. After a crash it waits until the lock is stale: about two seconds, or ten when it
 * can't tell whether the holder has ended, as in another container.
 *
 * @throws Error that names the process that holds it.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  await mkdir(folder, { recursive: true })
  const lockfilePath = path.join(folder, 'lock')
  const holderFile = path.join(folder, 'lock.json')
  const firstTouched = await findTouched(lockfilePath)
  for (const giveUpAt = Date.now() + staleMs + 5 * touchMs; ;) {
    const holder = await readHolder(holderFile)
    const release = await tryLock(
      folder,
      lockfilePath,
      holder && hasEnded(holder) ? staleAfterEndMs : staleMs,
    )
    if (release) {
      const own: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
      await writeFile(holderFile, JSON.stringify(own))
      return () => rm(holderFile, { force: true }).then(() => release())
    }
    const touched = await findTouched(lockfilePath)
    const isHeld = touched !== undefined && touched !== firstTouched
    if (isHeld || Date.now() > giveUpAt) throw new Error(explainHeld(folder, await readHolder(holderFile)))
    await sleep(retryMs)
  }
}

/** @returns undefined when another process holds it. */
async function tryLock(folder: string, lockfilePath: string, stale: number): Promise<Unlock | undefined> {
  let isReleased = false
  const onCompromised = (cause: Error) => {
    // The package misses its lock when a touch was under way as we released it.
    if (isReleased) return
    // Ends the process before it writes: two processes would corrupt the data.
    throw new Error(`The data folder ${folder} was taken over by another process.`, { cause })
  }
  try {
    const release = await lock(folder, { lockfilePath, stale, update: touchMs, onCompromised })
    return () => {
      isReleased = true
      return release()
    }
  } catch (error) {
    if (codeOf(error) === 'ELOCKED') return undefined
    throw error
  }
}

const findTouched = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return HolderSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not written yet, or half
  }
}

/** Whether the holder was a process on this machine that has ended. */
function hasEnded({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

function explainHeld(folder: string, holder: Holder | undefined): string {
  const who = holder ? `process ${holder.pid}, started ${holder.since}` : 'another process'
  return `The data folder ${folder} is in use by ${who}. Stop that process or set DATA_DIR to another folder.`
}
