import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  /** Milliseconds since 1970. */
  expiresAt: number
}

/**
 * Stores sessions, grants, codes and refresh tokens in memory; it outlives the provider, which is recreated with new
 * keys.
 */
export function createStorage(): AdapterFactory {
  const shelves = new Map<string, Map<string, Entry>>()
  return (model) => {
    const shelf = shelves.get(model) ?? new Map<string, Entry>()
    shelves.set(model, shelf)
    return createShelf(shelf, model === 'RefreshToken' ? withOfflineAccess : (payload) => payload)
  }
}

function createShelf(shelf: Map<string, Entry>, adapt: (payload: AdapterPayload) => AdapterPayload): Adapter {
  const find = (wanted: (payload: AdapterPayload) => boolean) =>
    [...shelf.values()].find(({ payload }) => wanted(payload))?.payload
  const dropExpired = () => {
    for (const [id, { expiresAt }] of shelf) if (expiresAt <= Date.now()) shelf.delete(id)
  }
  // Promises, because the library's other stores need them.
  return {
    upsert: (id, payload, expiresIn = Infinity) => {
      dropExpired()
      shelf.set(id, { payload: adapt(payload), expiresAt: Date.now() + expiresIn * 1000 })
      return Promise.resolve()
    },
    find: (id) => {
      dropExpired()
      return Promise.resolve(shelf.get(id)?.payload)
    },
    findByUid: (uid) => Promise.resolve(find((payload) => payload.uid === uid)),
    findByUserCode: (userCode) => Promise.resolve(find((payload) => payload.userCode === userCode)),
    consume: (id) => {
      const entry = shelf.get(id)
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000)
      return Promise.resolve()
    },
    destroy: (id) => {
      shelf.delete(id)
      return Promise.resolve()
    },
    revokeByGrantId: (grantId) => {
      for (const [id, { payload }] of shelf) if (payload.grantId === grantId) shelf.delete(id)
      return Promise.resolve()
    },
  }
}

/**
 * MSAL requests offline_access in each refresh, and Entra's refresh tokens have it; oidc-provider removes it from a
 * sign-in without a consent page and would then reject the refresh.
 */
const withOfflineAccess = (payload: AdapterPayload): AdapterPayload => ({
  ...payload,
  scope: `${payload.scope ?? ''} offline_access`.trim(),
})
