import createClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch'
import { errorOfAnswer, errorWithoutAnswer } from './api-error'
import type { paths } from './api-types'

export interface ApiClientOptions {
  /** Where the backend is, e.g. "https://api.example.com"; "" for the page's own host. */
  baseUrl: string
  /**
   * Called before each request; without a token the request is anonymous. Its errors are rethrown. Called again, for a
   * fresh token, if the backend refuses the first: it has other keys, for instance.
   */
  getToken?: (options?: TokenOptions) => Promise<string | undefined>
  /** Called when the backend refuses a fresh token, too: the user has to sign in again. */
  onUnauthorized?: () => void
  /** Timeout including the body; default 10 seconds. */
  timeoutMs?: number
}

export interface TokenOptions {
  /** Whether the token must be new instead of from a cache. Default false. */
  isFresh?: boolean
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

/** `api.GET('/api/employee')`: resolves with the answer's data, throws an ApiError for everything else. */
type Call<M extends Method> = <P extends PathsWith<M>, I extends MaybeOptionalInit<paths[P], M>>(
  path: P,
  ...init: undefined extends I ? [(I & CallOptions)?] : [I & CallOptions]
) => Promise<Success<paths[P][M], I>>

/** Options of a call besides the contract's. */
interface CallOptions {
  /** Timeout of this call, e.g. for an upload; default: the client's. */
  timeoutMs?: number
}

type Success<Operation, I> = Operation extends object
  ? Extract<FetchResponse<Operation & Record<string, unknown>, I, `${string}/${string}`>, { data: unknown }>
  : never

/** The calls of the API by method, typed by the contract. */
export type ApiClient = { [M in Method as Uppercase<M>]: Call<M> }

/** A call once its types are checked. */
type Send = (
  method: Method,
  path: string,
  init: RequestInit & CallOptions,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * Makes the calls of the API. A call whose own `signal` is aborted rejects with the reason it was aborted for.
 */
export function createApiClient({
  baseUrl,
  getToken,
  onUnauthorized,
  timeoutMs = 10_000,
}: ApiClientOptions): ApiClient {
  const client = createClient<paths>({ baseUrl })
  const send = client.request as unknown as Send

  const create =
    (method: Method) =>
    async (path: string, { timeoutMs: own, ...init }: RequestInit & CallOptions = {}) => {
      const attempt = async (token: string | undefined) => {
        const headers = new Headers(init.headers)
        if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
        return send(method, path, {
          ...init,
          headers,
          signal: anyOf(AbortSignal.timeout(own ?? timeoutMs), init.signal),
        }).catch((error: unknown) => {
          throw init.signal?.aborted ? error : errorWithoutAnswer(error)
        })
      }
      let answer = await attempt(await getToken?.())
      if (getToken && answer.response.status === unauthorized) {
        answer = await attempt(await getToken({ isFresh: true }))
        if (answer.response.status === unauthorized) onUnauthorized?.()
      }
      if (!answer.response.ok) throw errorOfAnswer(answer.response, answer.error)
      return answer
    }

  const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
  const calls = Object.entries(methods).map(([name, method]) => [name, create(method)] as const)
  return Object.fromEntries(calls) as unknown as ApiClient
}

const unauthorized = 401

const anyOf = (timeout: AbortSignal, own: AbortSignal | null | undefined) =>
  own ? AbortSignal.any([timeout, own]) : timeout
