import path from 'node:path'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { PublicationWithBuilder } from '../contract/publication'
import { createTokenCheck } from './auth/create-token-check'
import type { SignInPlan } from './auth/plan-sign-in'
import { createClock, type Clock } from './clock'
import { createHttpServer } from './create-http-server'
import type { ChangeSource } from './database/change-source'
import type { Db } from './database/open-database'
import { createOutbox } from './email/create-outbox'
import { findLinkedRoles } from './employees/find-linked-roles'
import { withDefaults, type PublishingOptions } from './entries/entry-repos'
import { createFolderStore } from './files/create-folder-store'
import type { Scanner } from './files/create-scanner'
import type { FileStore } from './files/file-store'
import { createHealth } from './health/create-health'
import { createMetrics } from './metrics/create-metrics'
import { addAuditEvents } from './plugins/audit-events'
import { addAuthorization } from './plugins/authorization'
import { addBodyBounds, type BodyPace } from './plugins/body-bounds'
import { addCrossOrigin } from './plugins/cross-origin'
import { addDraining } from './plugins/draining'
import { addErrorAnswers, answerBadAddress } from './plugins/error-answers'
import { addMissingWrites } from './plugins/missing-writes'
import { addNotFound, type IsPublished } from './plugins/not-found'
import { addLimits } from './plugins/rate-limits'
import { addRequestId, createRequestId } from './plugins/request-id'
import { logAnswered, RequestLog, withoutPersonalData } from './plugins/request-log'
import { addSiteHeaders } from './plugins/site-headers'
import { answerUnreadable } from './plugins/unreadable-requests'
import { createPublishedRepository } from './repositories/published-repository'
import { applicantRoutes } from './routes/applicant-routes'
import { auditRoutes } from './routes/audit-routes'
import { changeRoute } from './routes/change-route'
import { commentRoutes } from './routes/comment-routes'
import { contentRoutes } from './routes/content-routes'
import { emailRoutes } from './routes/email-routes'
import { employeeRoutes } from './routes/employee-routes'
import { inquiryRoutes } from './routes/inquiry-routes'
import { linkTargetRoute } from './routes/link-target-route'
import { metricsRoute } from './routes/metrics-route'
import { notificationRoutes } from './routes/notification-routes'
import { policyReportRoute } from './routes/policy-report-route'
import { publicationRoutes } from './routes/publication-routes'
import { searchPageRoute } from './routes/search-page-route'
import { searchRoute } from './routes/search-route'
import { seoRoutes } from './routes/seo-routes'
import { healthRoutes, openApiRoute, signInRoute } from './routes/service-routes'
import { siteRoute, siteRoutes } from './routes/site-routes'
import { submissionRoutes } from './routes/submission-routes'
import { trendRoutes } from './routes/trend-routes'
import { workspaceRoutes } from './routes/workspace-routes'
import { createFindSearchRelease } from './search/create-find-release'
import { createPageSearch } from './search/create-page-search'
import { createWorkspaceSearch } from './search/create-workspace-search'
import { createMissingLog } from './seo/create-missing-log'
import { createFindMoved, type FindMoved } from './seo/find-moved'
import { allowOriginIn } from './site/allow-origin'
import { createEntryFiles } from './site/create-entry-files'
import { createKnownRequests } from './site/create-known-requests'
import { createReadSiteIndex } from './site/create-read-site-index'
import { createFindContentFile, openSite } from './site/open-site'
import { createPageSites } from './submissions/pages/create-page-sites'
import { usualBudget, type UploadBudget } from './submissions/upload-budget'

export interface AppOptions {
  /** Folder of the built site; it may appear later. */
  siteDirectory: string
  /** How long a release, or a publication by another instance, may go unnoticed, in milliseconds. Default 100. */
  checkMs?: number
  /** Migrated; the caller closes it. */
  db: Db
  /** What tells of changes in the database. Default none: open screens look for them themselves. */
  changes?: ChangeSource
  /** As Fastify's option: pino settings, or false for no logs. */
  logger: FastifyServerOptions['logger']
  /** How people sign in. Default: not configured; endpoints that need it say so. */
  signIn?: SignInPlan | undefined
  /** After an unknown key, keys are not loaded again within this time. Default 30 seconds. */
  keysCooldownMs?: number
  /** Origin of the emulators, which the site's pages may call besides their own. Default none. */
  emulatorsUrl?: string | undefined
  /** How slowly a body may come in. Default: 1 KB a second, after 20 seconds. */
  bodyPace?: BodyPace
  /** Origins of the site when it is served elsewhere. Default none. */
  siteOrigins?: readonly string[]
  /** Changes allowed per person. Default 120 a minute. */
  writesPerMinute?: number
  /** Reads of the API allowed per client. Default 3000 a minute. */
  readsPerMinute?: number
  /** Proxies whose X-Forwarded-* headers are trusted. Default none. */
  trustProxy?: boolean | string
  /** Default: the clock of this machine, in UTC. */
  clock?: Clock
  /** What publishing depends on besides the database. */
  publishing?: Omit<PublishingOptions, 'clock'>
  /** Where visitors' files are stored. Default: a folder beside the site, for tests and trials. */
  files?: FileStore
  /** Host of the email server. Default none: emails stay in the outbox. */
  mailServer?: string | undefined
  /** Whether a channel of Microsoft Teams is told of events. Default false. */
  sendsCards?: boolean
  /** How much visitors may upload. Default 50 MB a day per client, 10 GB in all. */
  uploadBudget?: UploadBudget
  /** Scans visitors' files for malware. Default none: they aren't scanned. */
  scanner?: Scanner | undefined
  /** Email address that is notified of submissions. Default none. */
  notifyAddress?: string | undefined
  /** Public URL of the site, without a trailing slash. Default "": links in emails are paths. */
  siteUrl?: () => string
  /** Whether an entry is published, perhaps not yet built. Default: looks in the database. */
  isPublished?: IsPublished
  /** Finds redirects. Default: looks in the database. */
  findMoved?: FindMoved
  /** Who builds the site. Default nobody. */
  builder?: PublicationWithBuilder['builder']
  /** Default now. */
  startedAt?: Date
  /** Aborted some time before the service closes: it is no longer ready, but answers. Default never. */
  stopping?: AbortSignal
  /** Bearer token for metrics. Default: no metrics. */
  metricsToken?: string | undefined
}

const bodyLimit = 1024 * 1024

/** Creates the service: plugins, then routes. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, logger, signIn, trustProxy = false, siteOrigins = [], startedAt = new Date() } = options
  const siteDirectory = path.resolve(options.siteDirectory)
  const { emulatorsUrl, checkMs = 100 } = options
  const readSite = await openSite(siteDirectory, {
    onBroken: (error) => app.log.error(error, 'hosting.json is broken'),
    adapt: emulatorsUrl === undefined ? undefined : (hosting) => allowOriginIn(hosting, emulatorsUrl),
    checkMs,
  })

  const mailServer = options.mailServer ?? null
  const files = options.files ?? createFolderStore(path.join(path.dirname(siteDirectory), 'files'))
  const isSiteElsewhere = siteOrigins.length > 0
  const { stopping, scanner, metricsToken } = options
  const sendsEmail = mailServer !== null
  const readHealth = createHealth({
    ...{ db, files, scanner, readSite, isSiteElsewhere, sendsEmail, startedAt, stopping },
  })
  const metrics = metricsToken === undefined ? undefined : createMetrics({ db, readHealth })

  const createId = createRequestId(trustProxy)
  const knownRequests = createKnownRequests({
    ...{ readSite, createId },
    onAnswered: (request, response, answered) => {
      logAnswered(app.log, { request, response, ...answered })
      const { statusCode: status } = response
      metrics?.countResponse({ method: 'GET', route: siteRoute, status, seconds: answered.elapsed / 1000 })
    },
  })
  const app: FastifyInstance = Fastify({
    bodyLimit,
    serverFactory: (answer) =>
      createHttpServer((request, response) => {
        if (!knownRequests.answer(request, response)) answer(request, response)
      }),
    logger: withoutPersonalData(logger),
    logController: new RequestLog(),
    trustProxy,
    genReqId: createId,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error, request, reply) => void answerBadAddress(readSite, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)

  addDraining(app)
  app.addHook('preClose', (done) => {
    knownRequests.stop()
    done()
  })
  addBodyBounds(app, options.bodyPace)
  addRequestId(app)
  addSiteHeaders(app, readSite)
  addErrorAnswers(app)
  addAuditEvents(app, db)
  await addCrossOrigin(app, siteOrigins)
  const clock = options.clock ?? createClock()
  const missing = createMissingLog({ db, clock })
  addMissingWrites(app, missing)
  addNotFound(app, {
    isPublished:
      options.isPublished ??
      (async (kind, slug) => (await createPublishedRepository(db).find({ kind, slug })) !== undefined),
    findMoved: options.findMoved ?? createFindMoved(db),
    missing,
  })
  addAuthorization(app, {
    checkToken: signIn && createTokenCheck(signIn.tokens, options.keysCooldownMs),
    findRoles: (identity) => findLinkedRoles(db, identity),
    limits: addLimits(app, {
      db,
      clock,
      writesPerMinute: options.writesPerMinute ?? 120,
      readsPerMinute: options.readsPerMinute ?? 3000,
    }),
  })

  healthRoutes(app, readHealth)
  if (metrics && metricsToken !== undefined) metricsRoute(app, metrics, metricsToken)
  await policyReportRoute(app, metrics?.countViolation)
  openApiRoute(app)
  signInRoute(app, signIn?.settings)
  auditRoutes(app, { db, clock })
  const findFile = createFindContentFile(readSite)
  const readSiteIndex = createReadSiteIndex(readSite)
  const publishing = withDefaults({
    ...{ clock, findFile, readSiteIndex, files: createEntryFiles(readSite) },
    ...options.publishing,
  })
  await contentRoutes(app, db, { publishing, builder: options.builder ?? null, checkMs })
  publicationRoutes(app, { db, builder: options.builder ?? null, onPublished: publishing.onPublished })
  const outbox = createOutbox(mailServer !== null, options.sendsCards)
  const siteUrl = options.siteUrl ?? (() => '')
  const findCompany = async () => (await readSiteIndex())?.values['company.name']
  employeeRoutes(app, { db, outbox, siteUrl, findCompany })
  const { notifyAddress = null, uploadBudget = usualBudget } = options
  const filing = { files, scanner, uploadBudget }
  const pageSites = createPageSites({ siteUrl, siteOrigins, log: app.log })
  await submissionRoutes(app, pageSites, {
    db,
    outbox,
    clock,
    notifyAddress,
    siteUrl,
    siteOrigins,
    ...filing,
  })
  inquiryRoutes(app, { db, outbox, clock })
  applicantRoutes(app, { db, files, outbox, clock })
  commentRoutes(app, db)
  emailRoutes(app, { db, outbox, mailServer })
  notificationRoutes(app, { db, sendsEmail })
  changeRoute(app, { db, source: options.changes })
  trendRoutes(app, { db, clock })
  const { onPublished } = publishing
  seoRoutes(app, { db, builder: options.builder ?? null, onPublished, readSite, siteUrl, missing })
  const findRelease = createFindSearchRelease(readSite)
  const searchPages = createPageSearch({ db, findRelease })
  searchRoute(app, searchPages)
  searchPageRoute(app, { search: searchPages, findSite: pageSites.findSite })
  workspaceRoutes(app, createWorkspaceSearch({ db, searchPages, clock }))
  linkTargetRoute(app, { db, findRelease })
  siteRoutes(app, { db, knownRequests })
  return app
}
