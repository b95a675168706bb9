import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Linux keeps this folder in memory. */
const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

/**
 * Gives the tests one folder for their temporary files, in memory where there is room: an empty database has a thousand
 * files, and most test files copy one.
 */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(path.join(isRoomy(memory) ? memory : tmpdir(), 'site-tests-'))
  chmodSync(folder, 0o755) // for the user that PostgreSQL runs as
  process.env.TMPDIR = folder
}

/** @param {string} folder */
function isRoomy(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > enough
  } catch {
    return false // not on this system
  }
}
