import type { FastifyInstance } from 'fastify'
import { getPublished, listPublished } from '../../contract/published'
import type { Db } from '../database/open-database'
import { createPublished } from '../entries/create-published'
import type { Publishing } from '../entries/entry-repos'
import { registerEndpoint } from '../register-endpoint'

/** What visitors may read: for the build of the site, and at once. */
export function publishedRoutes(app: FastifyInstance, db: Db, publishing: Publishing): void {
  const published = createPublished(db, publishing)

  registerEndpoint(app, listPublished, async ({ query, answer }) => answer(200, await published.list(query)))

  registerEndpoint(app, getPublished, async ({ params, answer }) => answer(200, await published.get(params)))
}
