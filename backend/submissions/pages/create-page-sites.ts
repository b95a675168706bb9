import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Hosting } from '../../../contract/hosting'
import { createReadElsewhere } from '../../site/create-read-elsewhere'
import { siteOf } from '../plain-form'
import type { PageSite } from './page'

interface Options {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: () => string
  /** Origins of the site when it is served elsewhere. */
  siteOrigins: readonly string[]
  log: FastifyBaseLogger
}

export interface PageSites {
  /** The site's hosting settings, also where another host serves it. */
  findHosting: (request: FastifyRequest) => Promise<Hosting | undefined>
  /** The site that a page without script belongs to. */
  findSite: (request: FastifyRequest) => Promise<PageSite>
}

/** Finds what pages without script take from the site. */
export function createPageSites({ siteUrl, siteOrigins, log }: Options): PageSites {
  const readElsewhere = createReadElsewhere({ siteUrl, isElsewhere: siteOrigins.length > 0, log })
  const findHosting: PageSites['findHosting'] = async ({ hosting }) => hosting ?? readElsewhere()
  return {
    findHosting,
    findSite: async (request) => siteOf(request, { siteUrl: siteUrl(), hosting: await findHosting(request) }),
  }
}
