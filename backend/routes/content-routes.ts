import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/open-database'
import type { Publishing } from '../entries/entry-repos'
import { entryRoutes, publishedRoutes, revisionRoutes } from './entry-routes'
import { mediaRoute, pictureRoutes } from './picture-routes'

/** Writing and publishing: entries, revisions, pictures, published entries. */
export async function contentRoutes(app: FastifyInstance, db: Db, publishing: Publishing): Promise<void> {
  entryRoutes(app, db, publishing)
  revisionRoutes(app, db, publishing)
  publishedRoutes(app, db, publishing)
  await pictureRoutes(app, db)
  mediaRoute(app, db)
}
