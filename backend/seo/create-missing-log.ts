import type { MissingAddress } from '../../contract/missing-address'
import { missingDays } from '../../contract/retention'
import { dayIn, dayMs, type Clock } from '../clock'
import type { Db } from '../database/open-database'
import {
  createMissingAddressesRepository,
  type MissingHits,
} from '../repositories/missing-addresses-repository'

/** Most addresses between two writes to the database; scanners ask for thousands. */
const mostNoted = 200

/** Notes requests for pages that don’t exist. */
export interface MissingLog {
  /** @param referrer Header of the request, if any. @param host Of the site, e.g. "firm.example". */
  note: (pathname: string, referrer: string | undefined, host: string | undefined) => void
  /** Writes what was noted to the database. */
  flush: () => Promise<void>
  /** With what was noted since the last write. */
  list: () => Promise<MissingAddress[]>
}

/**
 * Counts, by day, requests for addresses that don’t exist. It keeps nothing about who asked, and only addresses that could be pages of
 * this site; requests cost no call of the database.
 */
export function createMissingLog({ db, clock }: { db: Db; clock: Clock }): MissingLog {
  const repository = createMissingAddressesRepository(db)
  let noted = new Map<string, MissingHits>()

  const flush = async () => {
    const writing = noted
    noted = new Map()
    await repository.add(dayIn('UTC', clock.now()), [...writing.values()])
  }
  return {
    note: (pathname, referrer, host) => {
      const path = findPagePath(pathname)
      if (path === undefined) return
      const known = noted.get(path)
      if (!known && noted.size >= mostNoted) return
      const linkedFrom = findOwnPage(referrer, host) ?? known?.linkedFrom ?? null
      noted.set(path, { path, hits: (known?.hits ?? 0) + 1, linkedFrom })
    },
    flush,
    list: async () => {
      await flush()
      return repository.list(dayIn('UTC', new Date(clock.now().getTime() - missingDays.shown * dayMs)))
    },
  }
}

/** Deletes counts that are too old. @returns How many. */
export const deleteOldMissing = (db: Db, now: Date): Promise<number> =>
  createMissingAddressesRepository(db).removeBefore(
    dayIn('UTC', new Date(now.getTime() - missingDays.kept * dayMs)),
  )

const pagePath = /^\/(?:[a-z0-9-]{1,80}\/)+$/
/** What scanners look for, and numbers that may stand for a person. */
const noise =
  /^\/(?:wp-|wordpress|phpmyadmin|pma\/|administrator|cgi-bin|vendor|actuator|autodiscover|owa\/)|\d{7}/

/** A path that could be a page of this site, with its final slash; undefined for anything else. */
function findPagePath(pathname: string): string | undefined {
  const path = pathname.replace(/\/?$/, '/')
  return path.length <= 200 && pagePath.test(path) && !noise.test(path) ? path : undefined
}

/** The page of this site that a request came from. */
function findOwnPage(referrer: string | undefined, host: string | undefined): string | undefined {
  if (referrer === undefined || host === undefined || !URL.canParse(referrer)) return undefined
  const from = new URL(referrer)
  return from.host === host
    ? (findPagePath(from.pathname) ?? (from.pathname === '/' ? '/' : undefined))
    : undefined
}
