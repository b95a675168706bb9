import type { FastifyInstance } from 'fastify'
import {
  addInquiryNote,
  changeInquiries,
  deleteInquiry,
  exportInquiries as exportCall,
  getInquiry,
  listInquiries,
  listSavedViews,
  removeView,
  replyToInquiry,
  saveView,
} from '../../contract/inquiry'
import type { Conversations } from '../conversations/conversation-options'
import { createInbox } from '../inquiries/create-inbox'
import { createSavedViews } from '../inquiries/create-saved-views'
import { exportInquiries } from '../inquiries/export-inquiries'
import { findInquiry } from '../inquiries/find-inquiry'
import { inquiryPartsOf } from '../inquiries/inquiry-parts'
import { registerEndpoint } from '../register-endpoint'
import { createInquiryListRepository } from '../repositories/inquiry-list-repository'

/** The inbox of messages and support requests, and its saved views. */
export function inquiryRoutes(app: FastifyInstance, conversations: Conversations): void {
  const { db, clock } = conversations
  const inbox = createInbox(conversations)

  registerEndpoint(app, listInquiries, async ({ query, caller, answer }) => {
    const list = createInquiryListRepository(db, caller.email)
    return answer(200, { ...(await list.listPage(query)), counts: await list.countByState() })
  })

  registerEndpoint(app, getInquiry, async ({ params, answer }) =>
    answer(200, await findInquiry(inquiryPartsOf(db), params.id)),
  )

  registerEndpoint(app, changeInquiries, async ({ body: { items, ...wanted }, caller, answer }) =>
    answer(200, { data: await inbox.change(caller.email, items, wanted) }),
  )

  registerEndpoint(app, addInquiryNote, async ({ params, body, caller, answer }) => {
    const { inquiry, isNew } = await inbox.addNote(caller.email, params.id, body)
    return answer(isNew ? 201 : 200, inquiry)
  })

  registerEndpoint(app, replyToInquiry, async ({ params, body, caller, answer }) => {
    const { inquiry, isNew } = await inbox.reply(caller.email, params.id, body)
    return answer(isNew ? 201 : 200, inquiry)
  })

  registerEndpoint(app, deleteInquiry, async ({ params, query, caller, answer }) => {
    await inbox.erase(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })

  registerEndpoint(app, exportCall, async ({ query, caller, reply }) => {
    const { csv, latestOnly } = await exportInquiries(db, caller.email, query)
    const day = clock.now().toISOString().slice(0, 10)
    const name = `inquiries-${day}${latestOnly === undefined ? '' : `-latest-${latestOnly}`}.csv`
    if (latestOnly !== undefined) reply.header('x-latest-only', latestOnly)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return reply.type('text/csv; charset=utf-8').send(csv)
  })

  viewRoutes(app, conversations)
}

function viewRoutes(app: FastifyInstance, { db }: Conversations): void {
  const views = createSavedViews(db)

  registerEndpoint(app, listSavedViews, async ({ caller, answer }) =>
    answer(200, { data: await views.list(caller.email) }),
  )

  registerEndpoint(app, saveView, async ({ params, body, caller, answer }) =>
    answer(200, await views.save(caller.email, { ...params, ...body })),
  )

  registerEndpoint(app, removeView, async ({ params, caller, answer }) => {
    await views.remove(caller.email, params.id)
    return answer(204, null)
  })
}
