import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

/** A key pair for RS256. */
export interface SigningKey {
  /** The key id in the header of tokens and in the published set. */
  kid: string
  /** Contains the private part. */
  jwk: JWK
}

/** Creates a key; takes some tenths of a second. */
export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(12).toString('base64url')
  return { kid, jwk: { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid } }
}

/** The public part of a key. */
export const publicPart = ({ jwk: { kty, alg, use, kid, n, e } }: SigningKey): JWK => ({
  kty,
  alg,
  use,
  kid,
  n,
  e,
})
