import { entryAddress } from '../../contract/entry-address'
import { findEntryAddress } from '../../contract/entry-patterns'
import { normalizeTarget } from '../../contract/redirect-target'
import type { Db } from '../database/open-database'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createRedirectsRepository } from '../repositories/redirects-repository'

/** The target of a redirect. */
export type FindMoved = (pathname: string) => Promise<{ to: string; status: 301 | 302 } | undefined>

const pagePath = /^\/(?:[a-z0-9-]+\/)+$/

/**
 * Finds redirects created by admins and former addresses of published entries, effective at once; with and without a
 * trailing slash.
 */
export function createFindMoved(db: Db): FindMoved {
  const redirects = createRedirectsRepository(db)
  const movedSlugs = createMovedSlugsRepository(db)
  return async (pathname) => {
    const from = pathname.replace(/\/?$/, '/')
    const found = pagePath.test(from) ? await redirects.findFrom(from) : undefined
    const to = found && normalizeTarget(found.to) // older ones may be none
    if (found && to !== undefined) return { to, status: found.permanent ? 301 : 302 }
    const entry = findEntryAddress(from)
    const moved = entry && (await movedSlugs.find(entry))
    return moved && { to: entryAddress(moved.kind, moved.to), status: 301 }
  }
}
