import type { FastifyInstance } from 'fastify'
import {
  addInquiryNote,
  changeInquiries,
  deleteInquiry,
  exportInquiries as exportCall,
  getInquiry,
  listAssignees,
  listInquiries,
  listSavedViews,
  removeView,
  replyToInquiry,
  saveView,
} from '../../contract/inquiry'
import type { Clock } from '../clock'
import { sendCsv } from '../csv/send-csv'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import { createInquiryService } from '../inquiries/create-inquiry-service'
import { createSavedViews } from '../inquiries/create-saved-views'
import { exportInquiries } from '../inquiries/export-inquiries'
import { registerEndpoint } from '../register-endpoint'
import { createEmployeesRepository } from '../repositories/employees-repository'
import { createInquiryListRepository } from '../repositories/inquiry-list-repository'

interface InquiryOptions {
  db: Db
  outbox: Outbox
  clock: Clock
}

/** Inquiries and their saved views. */
export function inquiryRoutes(app: FastifyInstance, { db, outbox, clock }: InquiryOptions): void {
  const inquiries = createInquiryService({ db, outbox })

  registerEndpoint(app, listInquiries, async ({ query, caller, answer }) => {
    const list = createInquiryListRepository(db, caller.email)
    return answer(200, { ...(await list.listPage(query)), counts: await list.countByState() })
  })

  registerEndpoint(app, listAssignees, async ({ answer }) => {
    const emails = await createEmployeesRepository(db).listWith('inquiries.manage')
    return answer(200, { data: emails.map((email) => ({ email })) })
  })

  registerEndpoint(app, getInquiry, async ({ params, answer }) => {
    const inquiry = await inquiries.get(params.id)
    return answer(200, inquiry, inquiry)
  })

  registerEndpoint(app, changeInquiries, async ({ body: { items, ...input }, caller, answer }) =>
    answer(200, { data: await inquiries.change(caller.email, items, input) }),
  )

  registerEndpoint(app, addInquiryNote, async ({ params, body, caller, answer }) => {
    const { inquiry, isNew } = await inquiries.addNote(caller.email, params.id, body)
    return answer(isNew ? 201 : 200, inquiry, inquiry)
  })

  registerEndpoint(app, replyToInquiry, async ({ params, body, caller, answer }) => {
    const { inquiry, isNew } = await inquiries.reply(caller.email, params.id, body)
    return answer(isNew ? 201 : 200, inquiry, inquiry)
  })

  registerEndpoint(app, deleteInquiry, async ({ params, query, caller, answer }) => {
    await inquiries.delete(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })

  registerEndpoint(app, exportCall, async ({ query, caller, reply }) => {
    const rows = await exportInquiries(db, caller.email, query)
    return sendCsv(reply, { ...rows, name: 'inquiries', at: clock.now() })
  })

  viewRoutes(app, db)
}

function viewRoutes(app: FastifyInstance, db: Db): void {
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
