import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { AheadWork } from './ahead-work'

interface Helper {
  child: ChildProcess
  /** Kinds of the work that it has not answered yet, in the order in which it answers. */
  open: AheadWork['kind'][]
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
  helper.open.push(work.kind)
  helper.child.send(work, () => undefined) // it may have ended just now
}

/** Waits until work of a kind that was begun is done, or the process has failed. */
export async function waitForAhead(kind: AheadWork['kind']): Promise<void> {
  if (helper === undefined) return
  const { child, open } = helper
  child.channel?.ref()
  while (open.includes(kind) && child.connected)
    await Promise.race([once(child, 'message'), once(child, 'disconnect')])
  child.channel?.unref()
}

/** Ends the process, with whatever it has left to do. */
export function endWorkAhead(): void {
  if (helper?.child.connected) helper.child.disconnect()
  helper = undefined
}

function startHelper(root: string): Helper {
  const child = fork(path.join(root, 'src/gatsby/ahead/start.mjs'), { cwd: root, stdio: 'ignore' })
  // it takes what webpack leaves of the processor
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const started: Helper = { child, open: [] }
  child.on('message', () => started.open.shift())
  child.on('error', () => undefined)
  // a build that stops early is not kept waiting
  child.unref()
  child.channel?.unref()
  return started
}
