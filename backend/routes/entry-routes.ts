import type { FastifyInstance } from 'fastify'
import { listCalendar } from '../../contract/calendar'
import {
  changeEntries,
  copyEntry,
  createEntry,
  eraseEntry,
  findSlug,
  getEntry,
  listEntries,
  transitionEntry,
  removeEntry,
  restoreEntry,
  saveEntry,
} from '../../contract/entry'
import { getFileChange, listEntryFiles, mergeFile, takeOverFile } from '../../contract/entry-file'
import { getPageSource } from '../../contract/page-source'
import { notePresence } from '../../contract/presence'
import { getPublished, listPublished } from '../../contract/published'
import { addRemark, replyToRemark, listRemarks, removeRemark, resolveRemark } from '../../contract/remark'
import { getRevision, listRevisions, restoreRevision } from '../../contract/revision'
import type { Db } from '../database/open-database'
import { changeEach } from '../entries/change-entries'
import { createCalendar } from '../entries/create-calendar'
import { createPresence } from '../entries/create-presence'
import { createReading, type createPublished } from '../entries/create-reading'
import { createRemarks } from '../entries/create-remarks'
import { createTakingOver } from '../entries/create-taking-over'
import { createTransitions } from '../entries/create-transitions'
import { createWriting } from '../entries/create-writing'
import type { Publishing } from '../entries/entry-repos'
import type { createPublishedPages } from '../entries/published-pages'
import { createPictureRenderer } from '../pictures/create-picture-renderer'
import { namesTag } from '../plugins/revalidation'
import { registerEndpoint } from '../register-endpoint'
import { chooseEncoding } from '../site/choose-variant'

/** Entries and their workflow. */
export function entryRoutes(app: FastifyInstance, db: Db, publishing: Publishing): void {
  const reading = createReading(db, publishing)
  const writing = createWriting(db, publishing)
  const transitions = createTransitions(db, publishing)
  const presence = createPresence(db, publishing)
  const calendar = createCalendar(db, publishing)
  const remarks = createRemarks(db, publishing)

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

  registerEndpoint(app, transitionEntry, async ({ params, body, caller, answer }) =>
    answer(200, await transitions.make(caller, params.id, body)),
  )

  registerEndpoint(app, changeEntries, async ({ body, caller, answer }) =>
    answer(200, { data: await changeEach({ writing, transitions }, caller, body) }),
  )

  registerEndpoint(app, removeEntry, async ({ params, query, caller, answer }) => {
    await writing.remove(caller, { id: params.id, version: query.version })
    return answer(204, null)
  })

  registerEndpoint(app, copyEntry, async ({ params, body, caller, answer }) => {
    const { entry, isNew } = await writing.copy(caller, params.id, body.id)
    return answer(isNew ? 201 : 200, entry)
  })

  registerEndpoint(app, restoreEntry, async ({ params, body, caller, answer }) =>
    answer(200, await writing.untrash(caller, { id: params.id, version: body.version })),
  )

  registerEndpoint(app, eraseEntry, async ({ params, query, caller, answer }) => {
    await writing.erase(caller, { id: params.id, version: query.version })
    return answer(204, null)
  })

  registerEndpoint(app, listCalendar, async ({ query, caller, answer }) =>
    answer(200, await calendar.list(caller, query)),
  )

  registerEndpoint(app, getPageSource, async ({ query, caller, answer }) =>
    answer(200, { data: await reading.findPageSource(caller, query.path) }),
  )

  registerEndpoint(app, notePresence, async ({ params, body, caller, answer }) =>
    answer(200, { data: await presence.note(caller, params.id, body.isOpen) }),
  )

  registerEndpoint(app, listRemarks, async ({ params, caller, answer }) =>
    answer(200, { data: await remarks.list(caller, params.id) }),
  )

  registerEndpoint(app, addRemark, async ({ params, body, caller, answer }) =>
    answer(200, await remarks.add(caller, params.id, body)),
  )

  registerEndpoint(app, replyToRemark, async ({ params, body, caller, answer }) =>
    answer(200, await remarks.reply(caller, params.id, params.remark, body)),
  )

  registerEndpoint(app, resolveRemark, async ({ params, body, caller, answer }) =>
    answer(200, await remarks.resolve(caller, params.id, params.remark, body.isResolved)),
  )

  registerEndpoint(app, removeRemark, async ({ params, caller, answer }) => {
    await remarks.remove(caller, params.id, params.remark)
    return answer(204, null)
  })

  registerEndpoint(app, findSlug, async ({ query, caller, answer }) =>
    answer(200, await reading.findSlug(caller, query)),
  )
}

/** Entries that are files, and taking them over. */
export function entryFileRoutes(app: FastifyInstance, db: Db, publishing: Publishing): void {
  const takingOver = createTakingOver(db, publishing, createPictureRenderer({ atOnce: 1 }))

  registerEndpoint(app, listEntryFiles, async ({ query, caller, answer }) =>
    answer(200, { data: await takingOver.list(caller, query.kind) }),
  )

  registerEndpoint(app, takeOverFile, async ({ body, caller, answer }) => {
    const { entry, isNew } = await takingOver.takeOver(caller, body.file)
    return answer(isNew ? 201 : 200, entry)
  })

  registerEndpoint(app, getFileChange, async ({ params, caller, answer }) =>
    answer(200, await takingOver.getChange(caller, params.id)),
  )

  registerEndpoint(app, mergeFile, async ({ params, body, caller, answer }) =>
    answer(200, await takingOver.merge(caller, params.id, body)),
  )
}

/** Published entries, for the build and for live pages. */
export function publishedRoutes(
  app: FastifyInstance,
  published: ReturnType<typeof createPublished>,
  pages: ReturnType<typeof createPublishedPages>,
): void {
  registerEndpoint(app, listPublished, async ({ query, request, reply }) => {
    const digest = await pages.digest()
    const etag = `W/"${digest}-${query.limit}-${query.after ?? ''}"`
    reply.ownHeaders = {
      etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    }
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const page = await pages.find(digest, query)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(page[encoding])
  })

  registerEndpoint(app, getPublished, async ({ params, answer }) => answer(200, await published.get(params)))
}

/** Revisions of entries. */
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
