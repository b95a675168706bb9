import type { IncomingMessage, ServerResponse } from 'node:http'
import { checkPreconditions } from './check-preconditions'
import type { PlannedFile, SiteFiles } from './create-site-files'
import type { ReadSite } from './open-site'
import { writeWhole } from './send-whole'

/** Requests for files that came before: they are answered as they were then, before Fastify sees them. */
export interface KnownRequests {
  /** Notes which file a request was answered with. */
  add: (request: IncomingMessage, files: SiteFiles, planned: PlannedFile) => void
  /** Answers a request that is known, while its release is live and its file in memory. @returns Whether it did. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** From now on all requests are Fastify's: it closes their connections. */
  stop: () => void
}

interface KnownRequestsOptions {
  readSite: Pick<ReadSite, 'peek'>
  createId: (request: IncomingMessage) => string
  /** Called when an answer is sent, after so many milliseconds. */
  onAnswered: (request: IncomingMessage, response: ServerResponse, answered: Answered) => void
}

export interface Answered {
  requestId: string
  /** In milliseconds. */
  elapsed: number
}

/** Longer ones come from no browser. */
const mostCharacters = 500
/** More than a site has files, in each encoding. */
const mostRequests = 10_000

/**
 * Fastify and its hooks are a third of what a page costs (docs/decisions/0032-files-in-memory.md). A request like one
 * before it needs neither: it gets the same answer, an id, and its line in the log.
 */
export function createKnownRequests({ readSite, createId, onAnswered }: KnownRequestsOptions): KnownRequests {
  const releases = new WeakMap<SiteFiles, Map<string, PlannedFile>>()
  let isStopped = false

  return {
    add: (request, files, planned) => {
      const key = keyOf(request)
      if (key === undefined || key.length > mostCharacters) return
      const known = releases.get(files) ?? new Map<string, PlannedFile>()
      if (known.size >= mostRequests) known.clear()
      releases.set(files, known.set(key, planned))
    },
    answer: (request, response) => {
      const key = isStopped ? undefined : keyOf(request)
      const files = readSite.peek()?.files
      const planned = key === undefined || !files ? undefined : releases.get(files)?.get(key)
      const body = planned && files?.memory.peek(planned.file)
      if (!planned || !body) return false
      const verdict = checkPreconditions(request.headers, planned)
      if (verdict === 'failed') return false
      const startedAt = performance.now()
      const requestId = createId(request)
      response.once('finish', () =>
        onAnswered(request, response, { requestId, elapsed: performance.now() - startedAt }),
      )
      const answer =
        verdict === 'send'
          ? { status: 200, headers: planned.whole, body }
          : { status: 304, headers: planned.unchanged }
      writeWhole(response, answer, ['x-request-id', requestId])
      return true
    },
    stop: () => {
      isStopped = true
    },
  }
}

/** All that an answer with a file depends on, besides its conditions; undefined for requests that aren't plain. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  const isPart = headers.range !== undefined
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (method !== 'GET' || isPart || hasBody || url.includes('?')) return undefined
  return `${headers['accept-encoding'] ?? ''} ${url}`
}
