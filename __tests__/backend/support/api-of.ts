import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { EmployeeSchema, type Employee } from '../../../contract/employee'
import type { Role } from '../../../contract/permissions'
import type { TokenIssuer } from './token-issuer'

/** Calls the API as a person. */
export interface ApiOf {
  get: (url: string) => Promise<LightMyRequestResponse>
  send: (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ) => Promise<LightMyRequestResponse>
  /** Adds an employee, which must succeed. */
  add: (email: string, ...roles: Role[]) => Promise<Employee>
}

export function apiOf(app: FastifyInstance, issuer: TokenIssuer, email: string): ApiOf {
  const headers = async () => ({ authorization: `Bearer ${await issuer.tokenFor(email)}` })
  const send: ApiOf['send'] = async (method, url, body) =>
    app.inject({
      method,
      url,
      headers: { ...(await headers()), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
  return {
    get: async (url) => app.inject({ url, headers: await headers() }),
    send,
    add: async (address, ...roles) => {
      const answer = await send('POST', '/api/admin/employees', {
        email: address,
        roles: roles.length === 0 ? ['employee'] : roles,
      })
      expect(answer.statusCode).toBe(201)
      return EmployeeSchema.parse(answer.json())
    },
  }
}

/** Status of a response, and its error code. */
export function outcomeOf(answer: LightMyRequestResponse): [status: number, code: unknown] {
  const body: unknown = answer.body === '' || answer.body === 'null' ? {} : answer.json()
  return [answer.statusCode, (body as { code?: unknown }).code]
}
