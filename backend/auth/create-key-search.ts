import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwksCache,
  type ExportedJWKSCache,
  type JWKSCacheInput,
  type JWTVerifyGetKey,
} from 'jose'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'

/** Keys are loaded again at least this often, and when a token names an unknown one. */
const freshMs = 60 * 60 * 1000
/** How long the last keys stay valid while Microsoft is unavailable. */
const trustedMs = 24 * 60 * 60 * 1000

/** Codes of jose for an unknown key; all other errors come from loading the keys. */
const noSuchKey: unknown[] = [
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
  errors.JOSENotSupported.code,
]

/**
 * Finds the published key a token was signed with.
 *
 * @param cooldownMs After an unknown key or a failed request, keys are not loaded again within this time.
 * @returns A function that throws jose's errors for unknown keys, and ServiceError `keys_unavailable`.
 */
export function createKeySearch(keysUrl: URL, cooldownMs: number): JWTVerifyGetKey {
  const last: JWKSCacheInput = {}
  const options = { cooldownDuration: cooldownMs, cacheMaxAge: freshMs, [jwksCache]: last }
  const findPublished = createRemoteJWKSet(keysUrl, options)
  let failure: { at: number; cause?: unknown } = { at: -Infinity }

  return async (header, token) => {
    const isCoolingDown = Date.now() < failure.at + cooldownMs
    if (isCoolingDown && areTrusted(last)) return findInLast(last, failure.cause)(header, token)
    try {
      return await findPublished(header, token)
    } catch (cause) {
      if (noSuchKey.includes(codeOf(cause))) throw cause
      failure = { at: Date.now(), cause }
      return findInLast(last, cause)(header, token)
    }
  }
}

/** Searches the last keys; another one may be new, which can't be checked during an outage. */
function findInLast(last: JWKSCacheInput, cause: unknown): JWTVerifyGetKey {
  return async (header, token) => {
    if (!areTrusted(last)) throw unavailable(cause)
    return createLocalJWKSet(last.jwks)(header, token).catch(() => {
      throw unavailable(cause)
    })
  }
}

function areTrusted(last: JWKSCacheInput): last is ExportedJWKSCache {
  return 'uat' in last && Date.now() < last.uat + trustedMs
}

function unavailable(cause: unknown): ServiceError {
  const message = 'Your sign-in can’t be verified right now. Try again in a minute.'
  return new ServiceError('keys_unavailable', message, { cause })
}
