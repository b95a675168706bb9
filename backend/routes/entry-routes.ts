import type { FastifyInstance } from 'fastify'
import {
  createEntry,
  findSlug,
  getEntry,
  listEntries,
  moveEntry,
  removeEntry,
  saveEntry,
} from '../../contract/entry'
import type { Db } from '../database/open-database'
import { createMoves } from '../entries/create-moves'
import { createReading } from '../entries/create-reading'
import { createWriting } from '../entries/create-writing'
import type { Publishing } from '../entries/publishing-options'
import { registerEndpoint } from '../register-endpoint'

/** What is written here, and its way to visitors. */
export function entryRoutes(app: FastifyInstance, db: Db, publishing: Publishing): void {
  const reading = createReading(db, publishing)
  const writing = createWriting(db, publishing)
  const moves = createMoves(db, publishing)

  registerEndpoint(app, listEntries, async ({ query, caller, answer }) =>
    answer(200, await reading.list(caller, query)),
  )

  registerEndpoint(app, getEntry, async ({ params, caller, answer }) =>
    answer(200, await reading.get(caller, params.id)),
  )

  registerEndpoint(app, createEntry, async ({ body, caller, answer }) => {
    const { entry, isNew } = await writing.create(caller, body)
    return answer(isNew ? 201 : 200, entry)
  })

  registerEndpoint(app, saveEntry, async ({ params, body, caller, answer }) => {
    const seen = { id: params.id, version: body.version }
    return answer(200, await writing.save(caller, seen, body))
  })

  registerEndpoint(app, moveEntry, async ({ params, body, caller, answer }) =>
    answer(200, await moves.move(caller, params.id, body)),
  )

  registerEndpoint(app, removeEntry, async ({ params, query, caller, answer }) => {
    await writing.remove(caller, { id: params.id, version: query.version })
    return answer(204, null)
  })

  registerEndpoint(app, findSlug, async ({ query, caller, answer }) =>
    answer(200, await reading.findSlug(caller, query)),
  )
}
