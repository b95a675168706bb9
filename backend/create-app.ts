import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { addDraining } from './plugins/draining'
import { addErrorAnswers, answerBadAddress } from './plugins/error-answers'
import { addNotFound } from './plugins/not-found'
import { addRequestId, createRequestId } from './plugins/request-id'
import { addSiteHeaders } from './plugins/site-headers'
import { healthRoute } from './routes/health-route'
import { openApiRoute } from './routes/open-api-route'
import { siteRoutes } from './routes/site-routes'
import { openHosting } from './site/open-hosting'

export interface AppOptions {
  /** Folder of the built site; it may appear later. */
  siteDirectory: string
  /** As Fastify's: settings of pino, or false for silence. */
  logger: FastifyServerOptions['logger']
  /** Whose X-Forwarded-* headers to believe; default nobody's. */
  trustProxy?: boolean | string
  /** Default now. */
  startedAt?: Date
}

/** How long and how much a client may take: enough for a slow phone, too little to hold the service up. */
const limits = {
  bodyLimit: 1024 * 1024,
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
} as const

/** Builds the service: plugins, then routes. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { logger, trustProxy = false, startedAt = new Date() } = options
  const siteDirectory = path.resolve(options.siteDirectory)
  const readHosting = await openHosting(siteDirectory, (error) =>
    app.log.error(error, 'hosting.json is broken'),
  )

  const app: FastifyInstance = Fastify({
    ...limits,
    logger: logger ?? false,
    trustProxy,
    genReqId: createRequestId(trustProxy),
    frameworkErrors: (_error, request, reply) => void answerBadAddress(readHosting, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  await app.register(fastifyStatic, { serve: false })

  addDraining(app)
  addRequestId(app)
  addSiteHeaders(app, readHosting)
  addErrorAnswers(app, siteDirectory)
  addNotFound(app, siteDirectory)

  healthRoute(app, startedAt)
  openApiRoute(app)
  siteRoutes(app, siteDirectory)
  return app
}
