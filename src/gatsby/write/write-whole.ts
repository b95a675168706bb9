import { rename } from 'node:fs/promises'

/** A file appears whole or not at all: a build that is killed leaves no half file for the next one to trust. */
export async function writeWhole(target: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${target}.part`
  await write(part)
  await rename(part, target)
}
