import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { responsesOf } from '../../contract/endpoint'
import { choiceIn, formNames, type FormName } from '../../contract/forms/forms'
import type { Hosting } from '../../contract/hosting'
import type { NextStep } from '../../contract/next-step'
import { formEndpoints } from '../../contract/submission'
import { explainApiError } from '../errors/explain-api-error'
import { acceptSubmission } from '../submissions/accept-submission'
import { clientOf, createClientKeys, type ClientKeys } from '../submissions/client-keys'
import { dateStep } from '../submissions/date-step'
import { findCommentedArticle, type CommentedArticle } from '../submissions/find-subject'
import type { PageSites } from '../submissions/pages/create-page-sites'
import { formPage, givenFieldsOf } from '../submissions/pages/form-page'
import { serveFont } from '../submissions/pages/page-style'
import { receivedPage } from '../submissions/pages/received-page'
import { isPlain, readReceipt, receivedPath, sendFormAgain, sendPage } from '../submissions/plain-form'
import { multipartOptions, withSubmission } from '../submissions/read-submission'
import { refuseOtherOrigin } from '../submissions/refuse-other-origin'
import { countCall } from '../submissions/spam'
import { newSubmission, type Submission, type SubmissionOptions } from '../submissions/submission'

declare module 'fastify' {
  interface FastifyRequest {
    /** A visitor's form, as far as it has been read; undefined for other endpoints. */
    submission: Submission | undefined
  }
}

/** Maximum size of a form without a file: all fields at full length, each character encoded as twelve bytes. */
const largestBody = 256 * 1024

/**
 * Receives visitors' forms, as JSON from the page's script or as a browser without script sends them. In its own scope,
 * as nothing else accepts these content types.
 */
export async function submissionRoutes(
  app: FastifyInstance,
  pageSites: PageSites,
  options: SubmissionOptions,
): Promise<void> {
  const { siteUrl, siteOrigins } = options
  const { findHosting, findSite } = pageSites
  const clientKeys = createClientKeys(options.db)
  const receive = createReceiver({ ...options, clientKeys }, findHosting)
  // the page works without it
  const findCommented = ({ hosting }: FastifyRequest, post = '') =>
    findCommentedArticle({ db: options.db, hosting }, post).catch(() => undefined)
  const openSealed = async (sealed: string) => {
    const seal = await clientKeys.sealOf(options.clock.now()).catch(() => undefined) // the page works without it
    return seal?.open(sealed)
  }
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain')
    await scope.register(formbody, { bodyLimit: largestBody })
    await scope.register(multipart, multipartOptions)
    scope.decorateRequest('submission')
    scope.setErrorHandler(async (error, request, reply) => {
      const { submission } = request
      if (!submission || !isPlain(request)) throw error
      if (explainApiError(error).status >= 500) request.log.error({ err: error }, 'form failed')
      const article = await findCommented(request, submission.values.get('post'))
      return sendFormAgain(reply, error, { submission, site: await findSite(request), article })
    })

    serveFont(scope)
    for (const form of formNames) {
      const { method, path, summary } = formEndpoints[form]
      scope.route({
        method,
        url: path,
        bodyLimit: largestBody,
        schema: { summary, response: responsesOf(formEndpoints[form]) },
        onRequest: (request, reply, done) => {
          request.submission = newSubmission(form)
          reply.header('connection', 'close') // an error answers before the body is read
          refuseOtherOrigin(request, { siteOrigins, siteUrl: siteUrl() })
          reply.removeHeader('connection')
          done()
        },
        handler: (request, reply) => receive(request, reply, request.submission ?? newSubmission(form)),
      })
      servePages(scope, form, { findSite, findHosting, findCommented, openSealed, clock: options.clock })
    }
  })
}

interface ReceiverOptions extends SubmissionOptions {
  clientKeys: ClientKeys
}

function createReceiver(options: ReceiverOptions, findHosting: PageSites['findHosting']) {
  const { db, clock, clientKeys } = options

  /** @throws ServiceError `too_many_requests`. */
  async function admit({ ip }: FastifyRequest, now: Date) {
    const hash = await clientKeys.hashOf(now)
    const clientKey = hash(clientOf(ip))
    await countCall(db, clientKey, now)
    return { hash, clientKey }
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    submission: Submission,
  ): Promise<FastifyReply> => {
    const now = clock.now()
    const admitted = await admit(request, now).catch(toError)
    // a page shows again what was typed; a script still has it
    if (admitted instanceof Error && !isPlain(request)) throw admitted
    const reading = { submission, keepsFile: !(admitted instanceof Error) }
    const { isNew, ...received } = await withSubmission(request, reading, () => {
      if (admitted instanceof Error) throw admitted
      const onLeftover = (err: unknown) =>
        request.log.warn({ err }, 'a file stays in the store until the next sweep')
      const { hosting } = request
      return acceptSubmission(options, { submission, ...admitted, hosting, now, onLeftover })
    }).catch((error: unknown) => {
      throw admitted instanceof Error ? admitted : error
    })
    if (isPlain(request)) {
      const seal = await clientKeys.sealOf(now)
      return reply.redirect(receivedPath(submission, { ref: received.reference, seal, now }), 303)
    }
    const choice = choiceIn(submission.form, submission.values)
    const about = { form: submission.form, choice, sentAt: now, clock }
    const nextSteps = findNextSteps(await findHosting(request), about)
    return reply.code(isNew ? 201 : 200).send({ ...received, nextSteps })
  }
}

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

interface PageOptions extends PageSites {
  findCommented: (request: FastifyRequest, post?: string) => Promise<CommentedArticle | undefined>
  openSealed: (sealed: string) => Promise<string | undefined>
  clock: SubmissionOptions['clock']
}

/** The form as a separate page, and its confirmation page. */
function servePages(scope: FastifyInstance, form: FormName, options: PageOptions): void {
  const { findSite, findHosting, findCommented, openSealed, clock } = options
  const { path } = formEndpoints[form]
  const given = [...givenFieldsOf(form), 'page']
  scope.get(path, async (request, reply) => {
    const values = new Map(given.map((field) => [field, textOf(request.query, field)]))
    const article = await findCommented(request, values.get('post'))
    const site = await findSite(request)
    return sendPage(reply, site, { status: 200, page: formPage(site, { form, values, article }) })
  })
  scope.get(`${path}/received`, async (request, reply) => {
    const { query } = request
    const [ref, from] = [textOf(query, 'ref'), textOf(query, 'page')]
    const { sentAt, email } = readReceipt(await openSealed(textOf(query, 'to')))
    const about = { form, choice: textOf(query, 'choice'), sentAt, clock }
    const [site, nextSteps] = [await findSite(request), findNextSteps(await findHosting(request), about)]
    const page = receivedPage(site, { form, ref, from, email, nextSteps })
    return sendPage(reply, site, { status: 200, page })
  })
}

interface About {
  form: FormName
  /** What was chosen in the form, e.g. "critical". */
  choice: string
  /** Undefined where that is not known: then the steps are without dates. */
  sentAt: Date | undefined
  clock: SubmissionOptions['clock']
}

/** What happens now, as the site has it. */
const findNextSteps = (
  hosting: Hosting | undefined,
  { form, choice, sentAt, clock: { timeZone } }: About,
): NextStep[] =>
  (hosting?.nextSteps?.[form] ?? []).flatMap(({ only, within, ...step }) => {
    if (only !== undefined && only !== choice) return []
    if (within === undefined || sentAt === undefined) return [step]
    return [dateStep(step, { within, sentAt, timeZone, locale: hosting?.locale })]
  })

/** A string from a query that may contain anything. */
function textOf(query: unknown, field: string): string {
  const value = new Map(Object.entries(Object(query) as object)).get(field) as unknown
  return typeof value === 'string' ? value : ''
}
