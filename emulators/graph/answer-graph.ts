import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JSONWebKeySet } from 'jose'
import { isLoopbackOrigin } from '../entra/plan-addresses'
import type { Account } from '../sample.schema'
import type { Tenant } from '../tenant'
import type { FindPhoto } from './create-photos'
import { GraphError, verifyToken } from './verify-token'

export interface GraphParts {
  tenant: Tenant
  /** The currently published keys. */
  keys: JSONWebKeySet
  findPhoto: FindPhoto
}

/** Answers the part of Microsoft Graph that the site uses. */
export async function answerGraph(
  parts: GraphParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowLoopback(request, response)
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  try {
    const path = decodePath(request.url)
    const account = await verifyToken(parts.tenant, parts.keys, request.headers.authorization)
    if (request.method !== 'GET')
      throw new GraphError(405, 'Request_BadRequest', 'Specified HTTP method is not allowed.')
    answer(parts, path, account, response)
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    sendError(error, response)
  }
}

function answer(
  { tenant, findPhoto }: GraphParts,
  path: string,
  account: Account,
  response: ServerResponse,
): void {
  if (path === '/v1.0/me') {
    sendJson(response, 200, profileOf(account))
    return
  }
  const other = /^\/v1\.0\/users\/([^/]+)\/photos\/64x64\/\$value$/.exec(path)?.[1]?.toLowerCase()
  if (path !== '/v1.0/me/photo/$value' && other === undefined) {
    throw new GraphError(
      400,
      'BadRequest',
      `Resource not found for the segment '${path.slice('/v1.0/'.length)}'.`,
    )
  }
  const shown =
    other === undefined ? account : tenant.sample.accounts.find(({ email }) => email.toLowerCase() === other)
  const photo = shown && findPhoto(shown.oid)
  if (!photo) throw new GraphError(404, 'ImageNotFound', "The photo wasn't found.")
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': photo.length }).end(photo)
}

const profileOf = ({ oid, name, email, jobTitle }: Account) => ({
  id: oid,
  displayName: name,
  userPrincipalName: email,
  mail: email,
  jobTitle,
})

/** The path without its query; clients may encode the "$" of "$value". */
function decodePath(url = ''): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '')
  } catch (cause) {
    throw new GraphError(400, 'BadRequest', 'The URL could not be read.', { cause })
  }
}

function allowLoopback({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'origin')
  if (origin === undefined || !isLoopbackOrigin(origin)) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-methods', 'GET')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-max-age', '600')
}

function sendError({ status, code, message }: GraphError, response: ServerResponse): void {
  if (status === 401) response.setHeader('www-authenticate', 'Bearer realm=""')
  sendJson(response, status, { error: { code, message } })
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
