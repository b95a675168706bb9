import type { FastifyInstance } from 'fastify'
import { listMissingAddresses } from '../../contract/missing-address'
import type { PublicationWithBuilder } from '../../contract/publication'
import {
  getLatestBuild,
  listSeo,
  removeRedirect,
  requestBuild,
  saveRedirect,
  saveSeo,
} from '../../contract/seo'
import type { Db } from '../database/open-database'
import { registerEndpoint } from '../register-endpoint'
import { createBuildsRepository } from '../repositories/builds-repository'
import type { MissingLog } from '../seo/create-missing-log'
import { createRedirects } from '../seo/create-redirects'
import { createSeo } from '../seo/create-seo'
import { requestBuild as request } from '../seo/request-build'
import type { ReadSite } from '../site/open-site'

interface SeoOptions {
  db: Db
  /** Who builds the site; null: nobody. */
  builder: PublicationWithBuilder['builder']
  /** Called when there is something to build. */
  onPublished: () => void
  readSite: ReadSite
  missing: MissingLog
  /** Public URL of the site, without a trailing slash. */
  siteUrl: () => string
}

/** SEO settings, redirects, and requests for builds. */
export function seoRoutes(app: FastifyInstance, options: SeoOptions): void {
  const { db, builder, onPublished } = options
  const seo = createSeo(db)
  const redirects = createRedirects(options)

  registerEndpoint(app, listSeo, async ({ answer }) =>
    answer(200, { settings: await seo.list(), redirects: await redirects.list() }),
  )

  registerEndpoint(app, saveSeo, async ({ body, caller, answer }) =>
    answer(200, { settings: await seo.save(caller.email, body.pages) }),
  )

  registerEndpoint(app, saveRedirect, async ({ params, body, caller, answer }) => {
    const { version, ...values } = body
    return answer(200, await redirects.save(caller.email, { id: params.id, version }, values))
  })

  registerEndpoint(app, removeRedirect, async ({ params, query, caller, answer }) => {
    await redirects.remove(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })

  registerEndpoint(app, listMissingAddresses, async ({ answer }) =>
    answer(200, { data: await options.missing.list() }),
  )

  registerEndpoint(app, requestBuild, async ({ caller, answer }) => {
    await request(db, builder, caller.email)
    onPublished()
    return answer(202, { requested: true })
  })

  registerEndpoint(app, getLatestBuild, async ({ answer }) =>
    answer(200, { build: await createBuildsRepository(db).findLatest(), builder }),
  )
}
