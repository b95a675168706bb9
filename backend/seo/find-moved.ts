import type { Db } from '../database/open-database'
import { createRedirectsRepository } from '../repositories/redirects-repository'

/** Where an address leads that has no page. */
export type FindMoved = (pathname: string) => Promise<{ to: string; status: 301 | 302 } | undefined>

const pagePath = /^\/(?:[a-z0-9-]+\/)+$/

/** Finds redirects that admins have made, from the moment they are made; with and without a slash at the end. */
export function createFindMoved(db: Db): FindMoved {
  const redirects = createRedirectsRepository(db)
  return async (pathname) => {
    const from = pathname.replace(/\/?$/, '/')
    const found = pagePath.test(from) ? await redirects.findFrom(from) : undefined
    return found && { to: found.to, status: found.permanent ? 301 : 302 }
  }
}
