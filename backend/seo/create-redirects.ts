import { entryAddress } from '../../contract/entry-address'
import { findEntryAddress } from '../../contract/entry-patterns'
import { searchPath } from '../../contract/search-path'
import { mostSeoSettings, type RedirectRule } from '../../contract/seo'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createAuditRepository } from '../repositories/audit-repository'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createPublishedRepository } from '../repositories/published-repository'
import { createRedirectsRepository, type RedirectValues } from '../repositories/redirects-repository'
import { findSiteFile } from '../site/find-site-file'
import type { ReadSite } from '../site/open-site'
import { isApiPath } from '../site/read-request-path'
import { validateRedirect, type Hop } from './validate-redirect'

interface Options {
  db: Db
  readSite: ReadSite
  /** Public URL of the site, without a trailing slash. */
  siteUrl: () => string
}

/** A redirect as the caller last saw it; version 0: it is new. */
interface Seen {
  id: string
  version: number
}

/** Changes redirects. Locks all of them first, so that two changes at once can’t make a loop. */
export function createRedirects(options: Options) {
  const change = <T>(work: (repos: Repos) => Promise<T>) =>
    options.db.transaction().execute(async (trx) => {
      const repos = { db: trx, redirects: createRedirectsRepository(trx), audit: createAuditRepository(trx) }
      await repos.redirects.lockAll()
      return work(repos)
    })

  return {
    list: (): Promise<RedirectRule[]> => createRedirectsRepository(options.db).list(),

    /**
     * Adds or changes one. Saving the same again is not a conflict.
     *
     * @throws ServiceError `changed`, `too_many`, or what `assertValid` finds.
     */
    save: (actor: string, seen: Seen, input: RedirectValues): Promise<RedirectRule> =>
      change(async (repos) => {
        const values = { ...input, to: asPath(input.to, options.siteUrl()) }
        const current = await repos.redirects.find(seen.id)
        if (current && isSame(current, values)) return current
        if ((current?.version ?? 0) !== seen.version) throw changedSince()
        await assertValid(repos, { id: seen.id, ...values }, options.readSite)
        return current ? alter(repos, actor, current, values) : add(repos, actor, seen.id, values)
      }),

    /** @throws ServiceError `not_found` or `changed`. */
    remove: (actor: string, { id, version }: Seen): Promise<void> =>
      change(async ({ redirects, audit }) => {
        const current = await redirects.find(id)
        if (!current) throw new ServiceError('not_found', 'This redirect has been deleted. Reload the list.')
        if (current.version !== version) throw changedSince()
        await redirects.remove(id)
        const before = valuesOf(current)
        await audit.add({ actor, action: 'redirect.removed', subject: current.from, before, after: null })
      }),
  }
}

interface Repos {
  db: Db
  redirects: ReturnType<typeof createRedirectsRepository>
  audit: ReturnType<typeof createAuditRepository>
}

async function add({ redirects, audit }: Repos, actor: string, id: string, values: RedirectValues) {
  const added = await redirects.add(id, values, actor)
  const after = valuesOf(added)
  await audit.add({ actor, action: 'redirect.added', subject: added.from, before: null, after })
  return added
}

async function alter(
  { redirects, audit }: Repos,
  actor: string,
  current: RedirectRule,
  values: RedirectValues,
) {
  const changed = await redirects.change(current.id, values, actor)
  const [before, after] = [valuesOf(current), valuesOf(changed)]
  await audit.add({ actor, action: 'redirect.changed', subject: current.from, before, after })
  return changed
}

/** @throws ServiceError that says what is wrong and what to do. */
async function assertValid(
  { db, redirects }: Repos,
  { id, from, to }: RedirectValues & { id: string },
  readSite: ReadSite,
): Promise<void> {
  const others = (await redirects.list()).filter((other) => other.id !== id)
  if (others.length >= mostSeoSettings) throw tooMany()
  const site = await checkTargets(db, readSite)
  if (await site.hasPage(from)) throw pageExists(from)
  const hops = [
    ...others.map((other) => ({ from: other.from, to: other.to, by: 'editor' as const })),
    ...(await site.listHops([from, to])),
  ]
  const issue = validateRedirect({ from, to }, hops)
  if (issue) throw new ServiceError(issue.code, issue.message)
  if (site.isBuilt && to.startsWith('/') && !(await site.hasPage(to))) throw pageMissing(to)
}

/** A full URL of this site becomes a path, so that loops are found. */
function asPath(to: string, siteUrl: string): string {
  const own = siteUrl !== '' && to.startsWith(`${siteUrl}/`) ? to.slice(siteUrl.length) : to
  return /^\/[^?#]*$/.test(own) ? own.replace(/\/?$/, '/') : to
}

const valuesOf = ({ from, to, permanent }: RedirectValues) => ({ from, to, permanent })

const isSame = (a: RedirectValues, b: RedirectValues) =>
  a.from === b.from && a.to === b.to && a.permanent === b.permanent

function changedSince(): ServiceError {
  const message = 'Someone else changed this redirect. Reload the list.'
  return new ServiceError('changed', message)
}

function tooMany(): ServiceError {
  const message = `You can have up to ${mostSeoSettings} redirects. Delete some first.`
  return new ServiceError('too_many', message)
}

function pageExists(from: string): ServiceError {
  const message = `There’s already a page at ${from}. Choose a URL without a page.`
  return new ServiceError('page_exists', message)
}

function pageMissing(to: string): ServiceError {
  const message = `There’s no page at ${to}. Enter an existing page or a full https:// URL.`
  return new ServiceError('page_missing', message)
}

/** Looks up the paths of the site as it is now. */
async function checkTargets(db: Db, readSite: ReadSite) {
  const { directory, hosting } = await readSite()

  return {
    /** Whether there is a built site: without one, pages can't be checked. */
    isBuilt: hosting !== undefined,

    /** Whether there is a page, built or just published. */
    async hasPage(path: string): Promise<boolean> {
      if (isApiPath(path) || path === searchPath) return true
      const entry = findEntryAddress(path)
      if (entry) {
        const isFile = hosting?.files.some(({ kind, slug }) => kind === entry.kind && slug === entry.slug)
        // an unpublished entry may still be in this build, but not in the next one
        return isFile === true || (await createPublishedRepository(db).find(entry)) !== undefined
      }
      return (await findSiteFile(directory, path))?.kind === 'file'
    },

    /** Redirects that were not created by admins: those from files, and from former slugs. */
    async listHops(paths: readonly string[]): Promise<Hop[]> {
      const ofFiles = (hosting?.redirects ?? []).filter(({ by = 'file' }) => by === 'file')
      const moved = await Promise.all(paths.map(findMoved))
      return [...ofFiles.map(({ from, to }): Hop => ({ from, to, by: 'file' })), ...moved.flat()]
    },
  }

  async function findMoved(path: string): Promise<Hop[]> {
    const entry = findEntryAddress(path)
    const moved = entry && (await createMovedSlugsRepository(db).find(entry))
    return moved ? [{ from: path, to: entryAddress(moved.kind, moved.to), by: 'moved' }] : []
  }
}
