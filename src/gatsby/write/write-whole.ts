import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'

/**
 * A file appears whole or not at all: a build that is killed leaves no half file for the next one to trust. Processes that
 * write the same file at once don't take each other's part away.
 */
export async function writeWhole(target: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${target}.${randomUUID()}.part`
  await write(part)
  await rename(part, target)
}
