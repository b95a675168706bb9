import { Readable } from 'node:stream'
import contentDisposition from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import {
  addApplicantNote,
  changeApplicants,
  countApplicants,
  deleteApplicant,
  exportApplicant,
  getApplicant,
  getCv,
  listApplicants,
  emailApplicant,
} from '../../contract/applicant'
import { cvTypes } from '../../contract/forms/cv'
import { createHiring } from '../applicants/create-hiring'
import type { Conversations } from '../conversations/conversation-options'
import { registerEndpoint } from '../register-endpoint'

/** What comes from strangers is saved, never shown: opened all the same, it may do nothing. */
const asFile = (name: string, type: string) => ({
  'content-disposition': contentDisposition(name),
  'content-type': type,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

/** The applicants, their CVs and how far each has come. */
export function applicantRoutes(app: FastifyInstance, conversations: Conversations): void {
  const hiring = createHiring(conversations)

  registerEndpoint(app, listApplicants, async ({ query, answer }) =>
    answer(200, await hiring.list.listPage(query)),
  )

  registerEndpoint(app, countApplicants, async ({ query, answer }) =>
    answer(200, await hiring.list.countAll(query.job)),
  )

  registerEndpoint(app, getApplicant, async ({ params, answer }) => answer(200, await hiring.get(params.id)))

  registerEndpoint(app, changeApplicants, async ({ body: { items, ...wish }, caller, answer }) =>
    answer(200, await hiring.change(caller.email, items, wish)),
  )

  registerEndpoint(app, addApplicantNote, async ({ params, body, caller, answer }) => {
    const { applicant, isNew } = await hiring.addNote(caller.email, params.id, body)
    return answer(isNew ? 201 : 200, applicant)
  })

  registerEndpoint(app, emailApplicant, async ({ params, body, caller, answer }) => {
    const { applicant, isNew } = await hiring.write(caller.email, params.id, body)
    return answer(isNew ? 201 : 200, applicant)
  })

  registerEndpoint(app, getCv, async ({ params, answer, reply }) => {
    const { name, type, size, content } = await hiring.readCv(params.id)
    reply.ownHeaders = { ...asFile(nameOf(name, type), cvTypes[type]), 'content-length': String(size) }
    return answer(200, content)
  })

  registerEndpoint(app, exportApplicant, async ({ params, caller, answer, reply }) => {
    const { reference, archive } = await hiring.export(caller.email, params.id)
    reply.ownHeaders = asFile(`person-${reference}.zip`, 'application/zip')
    return answer(200, Readable.from(archive, { objectMode: false }))
  })

  registerEndpoint(app, deleteApplicant, async ({ params, query, caller, answer }) => {
    await hiring.erase(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })
}

/** A name that ends as its content says. */
const nameOf = (name: string, type: string) =>
  name.toLowerCase().endsWith(`.${type}`) ? name : `${name}.${type}`
