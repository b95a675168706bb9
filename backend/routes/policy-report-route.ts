import type { FastifyInstance } from 'fastify'
import { policyReportPath, PolicyReportSchema, type PolicyReport } from '../../contract/policy-report'
import { ServiceError } from '../errors/service-error'

/** Reports of a browser are about 1 KB; the sample and the policy are the rest. */
const longestReport = 16 * 1024

/** Violations that differ, to be logged in an hour; extensions of browsers cause many. */
const loggedPerHour = 100
const hourMs = 3_600_000

/** What is logged and counted of a report: nothing that tells who sent it. */
interface Violation {
  directive: string
  /** An origin, a scheme, or a word such as "inline". */
  blocked: string
  /** Path of the page, without its query. */
  page: string
}

/**
 * Takes what browsers report about the Content-Security-Policy: logs each kind of violation once an hour, and counts all.
 * Not part of the API's contract: the format is the browsers' own.
 */
export async function policyReportRoute(
  app: FastifyInstance,
  count: (directive: string) => void = () => {},
): Promise<void> {
  const isNew = createHourlyFilter(loggedPerHour)
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: longestReport },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(policyReportPath, async (request, reply) => {
      const parsed = PolicyReportSchema.safeParse(request.body)
      if (!parsed.success)
        throw new ServiceError('bad_request', 'This is not a report about a Content-Security-Policy.', {
          cause: parsed.error,
        })
      const violation = describeViolation(parsed.data)
      count(violation.directive)
      if (isNew(`${violation.directive} ${violation.blocked}`))
        request.log.warn(violation, 'A browser blocked something by the Content-Security-Policy')
      return reply.code(204).send()
    })
    done()
  })
}

/** The directives of the site's policy; others are counted together, as a sender may invent any number. */
const directives = new Set(
  'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr default-src img-src font-src connect-src frame-src object-src base-uri form-action frame-ancestors manifest-src worker-src media-src'.split(
    ' ',
  ),
)

function describeViolation({ 'csp-report': report }: PolicyReport): Violation {
  const [directive = ''] = report['violated-directive'].split(' ')
  return {
    directive: directives.has(directive) ? directive : 'other',
    blocked: originOf(report['blocked-uri']).slice(0, 200),
    page: pathOf(report['document-uri']).slice(0, 200),
  }
}

function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[\w-]+$/.test(blocked) ? blocked : 'other'
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol.slice(0, -1) : origin
}

const pathOf = (page: string) => (URL.canParse(page) ? new URL(page).pathname : '')

/** Lets each key through once an hour, and no more than `limit` keys. */
function createHourlyFilter(limit: number): (key: string) => boolean {
  const seen = new Set<string>()
  let since = 0
  return (key) => {
    if (performance.now() - since > hourMs) {
      seen.clear()
      since = performance.now()
    }
    if (seen.size >= limit || seen.has(key)) return false
    seen.add(key)
    return true
  }
}
