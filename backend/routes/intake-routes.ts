import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { responsesOf } from '../../contract/endpoint'
import { forms, givenFields, type FormName } from '../../contract/forms/forms'
import { sendApplication, sendComment, sendContact, sendSupport } from '../../contract/submission'
import type { Conversations } from '../conversations/conversation-options'
import { explainApiError } from '../errors/explain-api-error'
import { countCall } from '../submissions/count-messages'
import { createPlaces, placeOf } from '../submissions/create-places'
import { findCommented, type Commented } from '../submissions/find-commented'
import { formPage } from '../submissions/pages/form-page'
import { serveFont } from '../submissions/pages/page-font'
import { receivedPage } from '../submissions/pages/received-page'
import { isPlain, receivedAddress, sendFormAgain, sendPage, siteOf } from '../submissions/plain-form'
import { multipartOptions } from '../submissions/read-multipart'
import { withSubmission } from '../submissions/read-submission'
import { newSubmission, type Submission } from '../submissions/submission'
import { takeMessage } from '../submissions/take-message'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a visitor's form holds, as far as it has been read; undefined for all other calls. */
    submission: Submission | undefined
  }
}

const endpoints = {
  contact: sendContact,
  support: sendSupport,
  application: sendApplication,
  comment: sendComment,
} as const

/** Most bytes of a form without a file: all its fields at their longest, each sign written as twelve. */
const largestBody = 256 * 1024

/**
 * Takes what visitors send, as JSON from the page's script or plainly from a form, in a scope of its own: nothing else
 * takes bodies of these kinds.
 */
export async function intakeRoutes(app: FastifyInstance, conversations: Conversations): Promise<void> {
  const take = createTake(conversations)
  const siteFor = (request: FastifyRequest) => siteOf(request, conversations.siteUrl())
  // the page is of use without it
  const commentedOn = ({ hosting }: FastifyRequest, post = '') =>
    findCommented({ db: conversations.db, hosting }, post).catch(() => undefined)
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain')
    await scope.register(formbody, { bodyLimit: largestBody })
    await scope.register(multipart, multipartOptions)
    scope.decorateRequest('submission')
    scope.setErrorHandler(async (error, request, reply) => {
      const { submission } = request
      if (!submission || !isPlain(request)) throw error
      if (explainApiError(error).status >= 500) request.log.error({ err: error }, 'form failed')
      const commented = await commentedOn(request, submission.values.get('post'))
      return sendFormAgain(reply, error, { submission, site: siteFor(request), commented })
    })

    serveFont(scope)
    for (const form of Object.keys(forms) as FormName[]) {
      const { method, path, summary } = endpoints[form]
      scope.route({
        method,
        url: path,
        bodyLimit: largestBody,
        schema: { summary, response: responsesOf(endpoints[form]) },
        onRequest: (request, _reply, done) => {
          request.submission = newSubmission(form)
          done()
        },
        handler: (request, reply) => take(request, reply, request.submission ?? newSubmission(form)),
      })
      servePages(scope, form, { siteFor, commentedOn })
    }
  })
}

function createTake(conversations: Conversations) {
  const { db, clock } = conversations
  const places = createPlaces(db)

  /** Whoever may send something now. @throws ServiceError `too_many_requests`. */
  async function admit({ ip }: FastifyRequest, now: Date) {
    const name = await places.namesOf(now)
    const place = name(placeOf(ip))
    await countCall(db, place, now)
    return { name, place }
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    submission: Submission,
  ): Promise<FastifyReply> => {
    const now = clock.now()
    const admitted = await admit(request, now).catch(toError)
    const reading = { submission, keepsFile: !(admitted instanceof Error) }
    const { isNew, ...received } = await withSubmission(request, reading, () => {
      if (admitted instanceof Error) throw admitted
      const onLeft = (err: unknown) =>
        request.log.warn({ err }, 'a file is left in the store until it is swept')
      const { hosting } = request
      return takeMessage(conversations, { submission, ...admitted, hosting, now, onLeft })
    })
    if (!isPlain(request)) return reply.code(isNew ? 201 : 200).send(received)
    const page = submission.values.get('page') ?? ''
    return reply.redirect(receivedAddress(submission.form, { ref: received.reference, page }), 303)
  }
}

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

interface PageParts {
  siteFor: (request: FastifyRequest) => ReturnType<typeof siteOf>
  commentedOn: (request: FastifyRequest, post: string) => Promise<Commented | undefined>
}

/** The form as a page of its own, and the page that says it has come. */
function servePages(scope: FastifyInstance, form: FormName, { siteFor, commentedOn }: PageParts): void {
  scope.get(`/api/forms/${form}`, async (request, reply) => {
    const given = [...givenFields, 'page'].map((field) => [field, textOf(request.query, field)] as const)
    const values = new Map(given)
    const commented = form === 'comment' ? await commentedOn(request, values.get('post') ?? '') : undefined
    return sendPage(reply, 200, formPage(siteFor(request), { form, values, commented }))
  })
  scope.get(`/api/forms/${form}/received`, (request, reply) => {
    const [ref, from] = [textOf(request.query, 'ref'), textOf(request.query, 'page')]
    return sendPage(reply, 200, receivedPage(siteFor(request), { form, ref, from }))
  })
}

/** Of a query that may hold anything. */
function textOf(query: unknown, field: string): string {
  const value = new Map(Object.entries(Object(query) as object)).get(field) as unknown
  return typeof value === 'string' ? value : ''
}
