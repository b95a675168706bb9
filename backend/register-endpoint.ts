import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { isExport, isList, type ReadingAction, type RecordReading } from '../contract/audit-actions'
import { responsesOf, type Endpoint } from '../contract/endpoint'
import type { Caller } from './plugins/authorization'

/** The input of a handler: the parsed parts of the request, and how to answer it. */
export interface EndpointCall<E extends Endpoint> {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Part<E, 'body'>
  /** The caller: none for public endpoints, or the signed-in account with its roles. */
  caller: CallerOf<E['access']>
  /**
   * Sends one of the responses that the contract declares: no other status or body compiles. Visitors' data is sent
   * once the audit log says who reads it.
   */
  answer: <S extends keyof E['responses'] & number>(
    status: S,
    body: z.output<E['responses'][S]>,
    ...record: RecordOf<E>
  ) => FastifyReply | Promise<FastifyReply>
  /** For headers, log and URL, which the contract doesn't describe. */
  request: FastifyRequest
  /** For response headers that the contract doesn't describe. */
  reply: FastifyReply
}

type Part<E extends Endpoint, K extends keyof NonNullable<Endpoint['request']>> = E extends {
  request: Record<K, infer S extends z.ZodType>
}
  ? z.output<S>
  : undefined

/** Where the audit log says which record was read: that one. */
type RecordOf<E extends Endpoint> = E extends { reads: RecordReading } ? [record: VisitorsRecord] : []

interface VisitorsRecord {
  reference: string
}

type CallerOf<A extends Endpoint['access']> = A extends 'public' ? undefined : Caller

/** Registers an endpoint: the contract defines method, path, schemas and access, the handler only answers. */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: EndpointCall<E>) => FastifyReply | Promise<FastifyReply>,
): void {
  const { method, path, access } = endpoint
  app.route({
    method,
    url: path,
    schema: schemaOf(endpoint),
    ...(access !== 'public' && { onRequest: app.authorize(access) }),
    handler: (request, reply) => handle(callOf<E>(endpoint.reads, request, reply)),
  })
}

function schemaOf(endpoint: Endpoint): FastifySchema & { summary: string } {
  const { summary, request: { params, query, body } = {} } = endpoint
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: responsesOf(endpoint),
  }
}

/** Fastify has parsed the parts with the schemas that the type is inferred from, and `authorize` has set the caller. */
function callOf<E extends Endpoint>(
  reads: ReadingAction | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): EndpointCall<E> {
  const { params, query, body, caller } = request
  const answer = createAnswer(reads, request, reply)
  const call: unknown = { params, query, body, caller, answer, request, reply }
  return call as EndpointCall<E>
}

type Answer = (status: number, body: unknown, record: VisitorsRecord) => FastifyReply | Promise<FastifyReply>

/** Sends an answer; one with visitors' data once the reading is in the audit log. */
function createAnswer(
  reads: ReadingAction | undefined,
  { caller, server }: FastifyRequest,
  reply: FastifyReply,
): Answer {
  const send = (status: number, body: unknown) => reply.code(status).send(body)
  // exports note themselves, with their filter and the number of rows
  if (reads === undefined || isExport(reads)) return send
  return async (status, body, record) => {
    const actor = caller?.email ?? 'anonymous'
    const reading = isList(reads) ? { actor, action: reads } : { actor, action: reads, record }
    await server.recordReading(reading).catch((error: unknown) => {
      if (body instanceof Readable) body.destroy()
      throw error
    })
    return send(status, body)
  }
}
