import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Removes the folder of `make-temporary-folder.mjs`, with what tests have left in it. */
export default async function removeTemporaryFolder() {
  await stopPostgres(path.join(tmpdir(), 'shared-postgres/data/postmaster.pid'))
  rmSync(tmpdir(), { recursive: true, force: true })
}

/**
 * Stops the server that test files share, if one needed it.
 *
 * @param {string} file Written by the server, which removes it when it ends.
 */
async function stopPostgres(file) {
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  process.kill(pid, 'SIGINT')
  while (existsSync(file)) await wait(20)
}
