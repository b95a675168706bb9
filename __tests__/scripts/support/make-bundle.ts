import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { LockSchema } from '../../../scripts/bundle/pick-locked'
import { writePrograms } from '../../../scripts/bundle/write-programs'
import { oncePerRun } from '../../backend/support/once-per-run'

/**
 * A bundle outside the project that finds the packages of its own lock and no others, as after `npm ci` in it.
 *
 * @returns Its folder.
 */
export const makeBundle = (): Promise<string> =>
  oncePerRun('bundle', async (folder) => {
    await writePrograms(folder, process.cwd())
    const lock = LockSchema.parse(JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8')))
    for (const place of Object.keys(lock.packages)) {
      const installed = path.resolve(place)
      // those of other platforms aren't; a package within a package comes along with it
      if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) || !existsSync(installed)) continue
      await mkdir(path.dirname(path.join(folder, place)), { recursive: true })
      await symlink(installed, path.join(folder, place))
    }
  })
