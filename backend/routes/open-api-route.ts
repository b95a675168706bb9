import type { FastifyInstance } from 'fastify'
import { api } from '../../contract/api'
import { getOpenApi } from '../../contract/openapi'
import { describeApi } from '../openapi/describe-api'
import { registerEndpoint } from '../register-endpoint'

/** For people and tools that write clients. */
export function openApiRoute(app: FastifyInstance): void {
  const description = describeApi(api)
  registerEndpoint(app, getOpenApi, ({ answer }) => answer(200, description))
}
