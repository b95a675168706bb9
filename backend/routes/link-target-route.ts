import type { FastifyInstance } from 'fastify'
import { listLinkTargets, mostLinkTargets } from '../../contract/link-target'
import type { Db } from '../database/open-database'
import { registerEndpoint } from '../register-endpoint'
import { createLinkTargetsRepository } from '../repositories/link-targets-repository'
import { createSearchRepository } from '../repositories/search-repository'

/** What texts can link to. */
export function linkTargetRoute(
  app: FastifyInstance,
  { db, findRelease }: { db: Db; findRelease: () => Promise<string | undefined> },
): void {
  const targets = createLinkTargetsRepository(db)
  const search = createSearchRepository(db)
  registerEndpoint(app, listLinkTargets, async ({ query, caller, answer }) => {
    const release = await search.findRelease(await findRelease())
    const pages = release === undefined ? [] : await targets.listPages(release, query)
    const entries = await targets.listEntries(caller, query)
    // what was just published comes from the editor until the build has its page
    const known = new Set(entries.map(({ href }) => href))
    const all = [...entries, ...pages.filter(({ href }) => !known.has(href))]
    const found = query.search.toLowerCase()
    const begins = all.filter(({ title }) => title.toLowerCase().startsWith(found))
    const others = all.filter((target) => !begins.includes(target))
    return answer(200, { data: [...begins, ...others].slice(0, mostLinkTargets) })
  })
}
