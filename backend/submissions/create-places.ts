import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { Db } from '../database/open-database'
import { dayIn } from '../clock'
import { createIntakeCountsRepository } from '../repositories/intake-counts-repository'

/** Names things of today so that only they themselves lead to the name, and after tomorrow nothing does. */
export type NamePlace = (what: string) => string

/**
 * Hashes addresses with a secret that all instances share for one day of UTC and that is then forgotten: the counts say
 * how much came from one place, never from which.
 */
export function createPlaces(db: Db) {
  const secrets = new Map<string, Promise<string>>()

  /** @param day As "2026-11-21". */
  async function secretOf(day: string): Promise<string> {
    const known = secrets.get(day)
    if (known) return known
    secrets.clear()
    const found = createIntakeCountsRepository(db).settleSecret(day, randomBytes(32).toString('base64'))
    secrets.set(day, found)
    found.catch(() => secrets.delete(day))
    return found
  }

  return {
    /** Not within a transaction: it may ask the database. */
    async namesOf(now: Date): Promise<NamePlace> {
      const secret = await secretOf(dayIn('UTC', now))
      return (what) => createHmac('sha256', secret).update(what).digest('base64url').slice(0, 22)
    },
  }
}

/** What stands for one place: an address, or of IPv6 the network of it that one customer gets. */
export function placeOf(address: string): string {
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
