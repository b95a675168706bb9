import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Fills a folder that all test files of a run share: the first caller does, others wait until it is complete.
 * `remove-temporary-folder.mjs` removes it.
 *
 * @returns The folder.
 */
export async function oncePerRun(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(tmpdir(), name)
  const complete = path.join(folder, 'complete')
  for (;;) {
    const isFirst = await mkdir(folder).then(
      () => true,
      () => false,
    )
    if (isFirst) break
    if (existsSync(complete)) return folder
    await wait(50)
  }
  try {
    await fill(folder)
    await writeFile(complete, '')
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true }) // the next caller tries again, and fails with the reason as well
    throw error
  }
}
