import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { AheadWork } from './ahead-work'

interface Helper {
  child: ChildProcess
  /** Work that it has not answered yet. */
  open: number
}

let helper: Helper | undefined

/**
 * Begins work in a process of its own, in the time that webpack leaves the processor idle. The results go to the caches
 * of the build, so a process that fails costs time only: the step that needs them makes what is missing.
 *
 * @param root The project's folder.
 */
export function workAhead(root: string, work: AheadWork): void {
  helper ??= startHelper(root)
  if (!helper.child.connected) return
  helper.open++
  helper.child.send(work, () => undefined) // it may have ended just now
}

/** Waits for all work that was begun, and ends the process. */
export async function endWorkAhead(): Promise<void> {
  if (helper === undefined) return
  const { child } = helper
  child.channel?.ref()
  while (helper.open > 0 && child.connected)
    await Promise.race([once(child, 'message'), once(child, 'disconnect')])
  if (child.connected) child.disconnect()
  helper = undefined
}

function startHelper(root: string): Helper {
  const child = fork(path.join(root, 'src/gatsby/ahead/start.mjs'), { cwd: root, stdio: 'ignore' })
  // it takes what webpack leaves of the processor
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const started = { child, open: 0 }
  child.on('message', () => started.open--)
  child.on('error', () => undefined)
  // a build that stops early is not kept waiting
  child.unref()
  child.channel?.unref()
  return started
}
