import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { dayIn } from '../clock'
import type { Db } from '../database/open-database'
import { createSubmissionCountsRepository } from '../repositories/submission-counts-repository'
import { createSeal, type Seal } from './seal'

/** Hashes an IP address: the same address gives the same key until midnight, and can't be found from the key. */
export type HashOfDay = (address: string) => string

/**
 * Hashes addresses with a secret that all instances share for one day (UTC) and then delete: counts show how much came
 * from one client, but not which client.
 */
export function createClientKeys(db: Db) {
  const secrets = new Map<string, Promise<string>>()

  /** @param day As "2026-11-21". */
  async function secretOf(day: string): Promise<string> {
    const known = secrets.get(day)
    if (known) return known
    secrets.clear()
    const found = createSubmissionCountsRepository(db).getOrAddSecret(day, randomBytes(32).toString('base64'))
    secrets.set(day, found)
    found.catch(() => secrets.delete(day))
    return found
  }

  return {
    /** Not within a transaction: it may query the database. */
    async hashOf(now: Date): Promise<HashOfDay> {
      const secret = await secretOf(dayIn('UTC', now))
      return (address) => createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22)
    },

    /** Keeps a text from all who read an address it is part of; it can be opened until midnight. */
    async sealOf(now: Date): Promise<Seal> {
      return createSeal(
        createHmac('sha256', await secretOf(dayIn('UTC', now)))
          .update('seal')
          .digest(),
      )
    },
  }
}

export type ClientKeys = ReturnType<typeof createClientKeys>

/** What identifies a client: its IPv4 address, or the IPv6 network that one customer gets. */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIP(address) === 6 ? networkOf(address) : address
}

/** The first four groups: a /64. */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
