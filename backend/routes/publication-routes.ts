import type { FastifyInstance } from 'fastify'
import {
  getPublication,
  listPublications,
  retryPublication,
  type PublicationWithBuilder,
} from '../../contract/publication'
import type { Db } from '../database/open-database'
import { missing, retryPublication as retry } from '../publishing/retry-publication'
import { registerEndpoint } from '../register-endpoint'
import { createPublicationsRepository } from '../repositories/publications-repository'

export interface PublicationOptions {
  db: Db
  /** Who builds the site; null: nobody. */
  builder: PublicationWithBuilder['builder']
  /** Called when there is something to build. */
  onPublished: () => void
}

/** Publications and their progress. */
export function publicationRoutes(app: FastifyInstance, options: PublicationOptions): void {
  const { db, builder, onPublished } = options
  const publications = createPublicationsRepository(db)

  registerEndpoint(app, getPublication, async ({ params, caller, answer }) => {
    const publication = await publications.find(params.id, caller)
    if (!publication) throw missing()
    return answer(200, { ...publication, builder })
  })

  registerEndpoint(app, listPublications, async ({ query, caller, answer }) => {
    const found = await publications.list(query, caller)
    return answer(200, { data: found.map((publication) => ({ ...publication, builder })) })
  })

  registerEndpoint(app, retryPublication, async ({ params, caller, answer }) => {
    const publication = await retry(db, params.id, caller)
    onPublished()
    return answer(200, publication)
  })
}
