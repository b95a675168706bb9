import { createHash } from 'node:crypto'

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** A hash of rows that their order doesn't change: databases sort text differently. */
export function createRowHash() {
  const hashes: string[] = []
  return {
    add: (row: string) => void hashes.push(createHash('sha256').update(row).digest('base64')),
    count: () => hashes.length,
    digest: () => sha256(hashes.sort().join('\n')),
  }
}
