import { mostSeoSettings, type RedirectRule } from '../../contract/seo'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createAuditRepository } from '../repositories/audit-repository'
import { createRedirectsRepository, type RedirectValues } from '../repositories/redirects-repository'
import type { ReadSite } from '../site/open-site'
import { judgeRedirect } from './judge-redirect'
import { lookAtSite } from './look-at-site'

interface Options {
  db: Db
  readSite: ReadSite
  /** Public address of the site, without a slash at the end. */
  siteUrl: () => string
}

/** A redirect as the caller last saw it; version 0: it is new. */
interface Seen {
  id: string
  version: number
}

/** Changes which addresses lead elsewhere. All of them are locked meanwhile: two changes at once make no circle. */
export function createRedirects(options: Options) {
  const change = <T>(work: (parts: Parts) => Promise<T>) =>
    options.db.transaction().execute(async (trx) => {
      const parts = { db: trx, redirects: createRedirectsRepository(trx), audit: createAuditRepository(trx) }
      await parts.redirects.lockAll()
      return work(parts)
    })

  return {
    list: (): Promise<RedirectRule[]> => createRedirectsRepository(options.db).list(),

    /**
     * Adds or changes one; the same again is no conflict.
     *
     * @throws ServiceError `changed`, `too_many`, or what `refuseUnfit` finds.
     */
    save: (actor: string, seen: Seen, wish: RedirectValues): Promise<RedirectRule> =>
      change(async (parts) => {
        const values = { ...wish, to: asPath(wish.to, options.siteUrl()) }
        const current = await parts.redirects.find(seen.id)
        if (current && isSame(current, values)) return current
        if ((current?.version ?? 0) !== seen.version) throw changedMeanwhile()
        await refuseUnfit(parts, { id: seen.id, ...values }, options.readSite)
        return current ? alter(parts, actor, current, values) : add(parts, actor, seen.id, values)
      }),

    /** @throws ServiceError `not_found` or `changed`. */
    remove: (actor: string, { id, version }: Seen): Promise<void> =>
      change(async ({ redirects, audit }) => {
        const current = await redirects.find(id)
        if (!current)
          throw new ServiceError('not_found', 'This redirect is no longer there. Load the list again.')
        if (current.version !== version) throw changedMeanwhile()
        await redirects.remove(id)
        const before = valuesOf(current)
        await audit.add({ actor, action: 'redirect.removed', subject: current.from, before, after: null })
      }),
  }
}

interface Parts {
  db: Db
  redirects: ReturnType<typeof createRedirectsRepository>
  audit: ReturnType<typeof createAuditRepository>
}

async function add({ redirects, audit }: Parts, actor: string, id: string, values: RedirectValues) {
  const added = await redirects.add(id, values, actor)
  const after = valuesOf(added)
  await audit.add({ actor, action: 'redirect.added', subject: added.from, before: null, after })
  return added
}

async function alter(
  { redirects, audit }: Parts,
  actor: string,
  current: RedirectRule,
  values: RedirectValues,
) {
  const changed = await redirects.change(current.id, values, actor)
  const [before, after] = [valuesOf(current), valuesOf(changed)]
  await audit.add({ actor, action: 'redirect.changed', subject: current.from, before, after })
  return changed
}

/** @throws ServiceError that says what stands against it and what to do. */
async function refuseUnfit(
  { db, redirects }: Parts,
  { id, from, to }: RedirectValues & { id: string },
  readSite: ReadSite,
): Promise<void> {
  const others = (await redirects.list()).filter((other) => other.id !== id)
  if (others.length >= mostSeoSettings) throw tooMany()
  const site = await lookAtSite(db, readSite)
  if (await site.hasPage(from)) throw pageExists(from)
  const hops = [
    ...others.map((other) => ({ from: other.from, to: other.to, by: 'editor' as const })),
    ...(await site.listHops([from, to])),
  ]
  const refusal = judgeRedirect({ from, to }, hops)
  if (refusal) throw new ServiceError(refusal.code, refusal.message)
  if (site.isBuilt && to.startsWith('/') && !(await site.hasPage(to))) throw pageMissing(to)
}

/** A whole address of this very site is a path of it, and may be part of a circle. */
function asPath(to: string, siteUrl: string): string {
  const own = siteUrl !== '' && to.startsWith(`${siteUrl}/`) ? to.slice(siteUrl.length) : to
  return /^\/[^?#]*$/.test(own) ? own.replace(/\/?$/, '/') : to
}

const valuesOf = ({ from, to, permanent }: RedirectValues) => ({ from, to, permanent })

const isSame = (a: RedirectValues, b: RedirectValues) =>
  a.from === b.from && a.to === b.to && a.permanent === b.permanent

function changedMeanwhile(): ServiceError {
  const message = 'Somebody else has changed or removed this redirect meanwhile. Load the list again.'
  return new ServiceError('changed', message)
}

function tooMany(): ServiceError {
  const message = `There are ${mostSeoSettings} redirects already. Remove some that nobody asks for any more.`
  return new ServiceError('too_many', message)
}

function pageExists(from: string): ServiceError {
  const message = `There is a page at ${from}, which visitors would no longer reach. Name an address without one.`
  return new ServiceError('page_exists', message)
}

function pageMissing(to: string): ServiceError {
  const message = `There is no page at ${to}. Name the address of one, or a whole address elsewhere (https://…).`
  return new ServiceError('page_missing', message)
}
