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
import { createApplicantService, type ApplicantServiceOptions } from '../applicants/create-applicant-service'
import { registerEndpoint } from '../register-endpoint'
import { createApplicantListRepository } from '../repositories/applicant-list-repository'

/** Visitors' files are downloaded, never shown; if one is opened anyway, it can't run anything. */
const asFile = (name: string, type: string) => ({
  'content-disposition': contentDisposition(name),
  'content-type': type,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

/** Applicants and their CVs. */
export function applicantRoutes(app: FastifyInstance, options: ApplicantServiceOptions): void {
  const applicants = createApplicantService(options)
  const list = createApplicantListRepository(options.db)

  registerEndpoint(app, listApplicants, async ({ query, answer }) => answer(200, await list.listPage(query)))

  registerEndpoint(app, countApplicants, async ({ query, answer }) =>
    answer(200, await list.countAll(query.job)),
  )

  registerEndpoint(app, getApplicant, async ({ params, answer }) => {
    const applicant = await applicants.get(params.id)
    return answer(200, applicant, applicant)
  })

  registerEndpoint(app, changeApplicants, async ({ body: { items, ...input }, caller, answer }) =>
    answer(200, { data: await applicants.change(caller.email, items, input) }),
  )

  registerEndpoint(app, addApplicantNote, async ({ params, body, caller, answer }) => {
    const { applicant, isNew } = await applicants.addNote(caller.email, params.id, body)
    return answer(isNew ? 201 : 200, applicant, applicant)
  })

  registerEndpoint(app, emailApplicant, async ({ params, body, caller, answer }) => {
    const { applicant, isNew } = await applicants.sendEmail(caller.email, params.id, body)
    return answer(isNew ? 201 : 200, applicant, applicant)
  })

  registerEndpoint(app, getCv, async ({ params, answer, reply }) => {
    const { reference, name, type, size, content } = await applicants.readCv(params.id)
    reply.ownHeaders = { ...asFile(nameOf(name, type), cvTypes[type]), 'content-length': String(size) }
    return answer(200, content, { reference })
  })

  registerEndpoint(app, exportApplicant, async ({ params, caller, answer, reply }) => {
    const { reference, archive } = await applicants.export(caller.email, params.id)
    reply.ownHeaders = asFile(`person-${reference}.zip`, 'application/zip')
    return answer(200, Readable.from(archive, { objectMode: false }))
  })

  registerEndpoint(app, deleteApplicant, async ({ params, query, caller, answer }) => {
    await applicants.delete(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })
}

/** A file name with the extension of its content. */
const nameOf = (name: string, type: string) =>
  name.toLowerCase().endsWith(`.${type}`) ? name : `${name}.${type}`
