import { randomBytes } from 'node:crypto'
import type { JSONWebKeySet } from 'jose'
import type Provider from 'oidc-provider'
import type { Tenant } from '../tenant'
import { createProvider } from './create-provider'
import { createSigningKey, publicPart, type SigningKey } from './create-signing-key'
import { createStorage } from './create-storage'

/** The provider and the keys it signs with, which change together. */
export interface Keyring {
  provider: () => Provider
  /** The key that signs. */
  current: () => SigningKey
  /** The published keys. */
  published: () => JSONWebKeySet
  /** Signs with a new key; sessions continue. keepOld: earlier tokens stay valid; default false. */
  rotate: (options?: { keepOld?: boolean }) => Promise<void>
}

export async function createKeyring(tenant: Tenant, log: (line: string) => void): Promise<Keyring> {
  const lasting = { storage: createStorage(), cookieKey: randomBytes(24).toString('hex') }
  let keys: [SigningKey, ...SigningKey[]] = [await createSigningKey()]
  let provider = await createProvider(tenant, { ...lasting, keys }, log)
  return {
    provider: () => provider,
    current: () => keys[0],
    published: () => ({ keys: keys.map(publicPart) }),
    rotate: async ({ keepOld = false } = {}) => {
      keys = [await createSigningKey(), ...(keepOld ? keys : [])]
      provider = await createProvider(tenant, { ...lasting, keys }, log)
    },
  }
}
