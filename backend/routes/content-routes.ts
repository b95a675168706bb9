import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/open-database'
import { createPublished } from '../entries/create-reading'
import type { Publishing } from '../entries/entry-repos'
import { createPublishedPages } from '../entries/published-pages'
import type { Building } from '../pictures/create-media-library'
import { entryFileRoutes, entryRoutes, publishedRoutes, revisionRoutes } from './entry-routes'
import { mediaRoute, pictureRoutes } from './picture-routes'

/** Writing and publishing: entries, revisions, pictures, published entries. */
export async function contentRoutes(
  app: FastifyInstance,
  db: Db,
  { publishing, builder, checkMs }: { publishing: Publishing; checkMs: number } & Pick<Building, 'builder'>,
): Promise<void> {
  const published = createPublished(db, publishing)
  const pages = createPublishedPages({ published, checkMs })
  const renewing = {
    ...publishing,
    onPublished: () => {
      pages.renew()
      publishing.onPublished()
    },
  }
  entryRoutes(app, db, renewing)
  entryFileRoutes(app, db, renewing)
  revisionRoutes(app, db, renewing)
  publishedRoutes(app, published, pages)
  await pictureRoutes(app, db, { builder, onPublished: publishing.onPublished })
  mediaRoute(app, db)
}
