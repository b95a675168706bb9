import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Removes the folder of `make-temporary-folder.mjs`, with what tests have left in it. */
export default function removeTemporaryFolder() {
  rmSync(tmpdir(), { recursive: true, force: true })
}
