import type { FastifyInstance } from 'fastify'
import { getRevision, listRevisions, restoreRevision } from '../../contract/revision'
import type { Db } from '../database/open-database'
import { createReading } from '../entries/create-reading'
import { createWriting } from '../entries/create-writing'
import type { Publishing } from '../entries/entry-repos'
import { registerEndpoint } from '../register-endpoint'

/** Earlier forms of what is written here. */
export function revisionRoutes(app: FastifyInstance, db: Db, publishing: Publishing): void {
  const reading = createReading(db, publishing)
  const writing = createWriting(db, publishing)

  registerEndpoint(app, listRevisions, async ({ params, query, caller, answer }) =>
    answer(200, await reading.listRevisions(caller, params.id, query)),
  )

  registerEndpoint(app, getRevision, async ({ params, caller, answer }) =>
    answer(200, await reading.getRevision(caller, params.id, params.number)),
  )

  registerEndpoint(app, restoreRevision, async ({ params, body, caller, answer }) => {
    const seen = { id: params.id, version: body.version }
    return answer(200, await writing.restore(caller, seen, params.number))
  })
}
