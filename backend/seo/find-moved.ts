import type { Db } from '../database/open-database'
import { createRedirectsRepository } from '../repositories/redirects-repository'

/** The target of a redirect. */
export type FindMoved = (pathname: string) => Promise<{ to: string; status: 301 | 302 } | undefined>

const pagePath = /^\/(?:[a-z0-9-]+\/)+$/

/** Finds redirects created by admins, effective at once; with and without a trailing slash. */
export function createFindMoved(db: Db): FindMoved {
  const redirects = createRedirectsRepository(db)
  return async (pathname) => {
    const from = pathname.replace(/\/?$/, '/')
    const found = pagePath.test(from) ? await redirects.findFrom(from) : undefined
    return found && { to: found.to, status: found.permanent ? 301 : 302 }
  }
}
