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

/** Keys are asked for again at least this often, and when a token names one that is not known. */
const freshMs = 60 * 60 * 1000
/** For how long the last keys are trusted while no others can be had: an outage there is none of ours. */
const trustedMs = 24 * 60 * 60 * 1000

/** Codes of jose that mean the token names no key of ours; every other failure is one of fetching the keys. */
const noSuchKey: unknown[] = [
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
  errors.JOSENotSupported.code,
]

/**
 * Finds the published key a token was signed with.
 *
 * @param cooldownMs Neither an unknown key nor a failed look leads to another look within this time.
 * @returns A search that throws jose's errors for unknown keys, and ServiceError `keys_unavailable`.
 */
export function createKeySearch(keysUrl: URL, cooldownMs: number): JWTVerifyGetKey {
  const last: JWKSCacheInput = {}
  const options = { cooldownDuration: cooldownMs, cacheMaxAge: freshMs, [jwksCache]: last }
  const findPublished = createRemoteJWKSet(keysUrl, options)
  let failure: { at: number; cause?: unknown } = { at: -Infinity }

  return async (header, token) => {
    const isCoolingDown = Date.now() < failure.at + cooldownMs
    if (isCoolingDown && areTrusted(last)) return findAmong(last, failure.cause)(header, token)
    try {
      return await findPublished(header, token)
    } catch (cause) {
      if (noSuchKey.includes(codeOf(cause))) throw cause
      failure = { at: Date.now(), cause }
      return findAmong(last, cause)(header, token)
    }
  }
}

/** Searches the last keys; one that is not among them may be new, which can't be told during an outage. */
function findAmong(last: JWKSCacheInput, cause: unknown): JWTVerifyGetKey {
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
  const message = 'Your sign-in can’t be checked at the moment. Try again in a minute.'
  return new ServiceError('keys_unavailable', message, { cause })
}
