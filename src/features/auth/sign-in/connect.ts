import type { SignInSettings } from '../../../../contract/sign-in'
import { ApiError } from '../../../client/api-error'
import { createApiClient, type ApiClient } from '../../../client/create-api-client'
import { backendUrl } from '../../../config/public-env'
import type { SignInClient, Profile } from '../session/session'
import { codeOf, SignInError } from '../session/sign-in-failure'
import { createMsalClient } from './create-msal-client'

/** Prepares what signing in needs: the server's settings, MSAL, Microsoft Graph and the backend. */
export async function connect(): Promise<SignInClient> {
  const settings = await readSettings(createApiClient({ baseUrl: backendUrl }))
  const msal = await createMsalClient(settings, location.origin)
  const { graphUrl } = settings
  const api = createApiClient({
    baseUrl: backendUrl,
    getToken: (options) => msal.findToken('backend', options),
  })
  return {
    ...msal,
    readRoles: async () => (await api.GET('/api/me')).data.roles,
    readPhoto: async () => readGraphPhoto({ graphUrl, token: await msal.findToken('graph') }),
    readPhotoOf: async (email) => readGraphPhotoOf({ graphUrl, token: await msal.findToken('graph') }, email),
    readProfile: async () => readGraphProfile({ graphUrl, token: await msal.findToken('graph') }),
  }
}

const storageKey = 'sign-in-settings'

/**
 * The backend's settings for signing in. Stored as long as the tokens are, so that users stay signed in while the
 * backend is unavailable.
 *
 * @throws ApiError when sign-in is not set up, or the backend is unavailable and nothing is stored in this tab.
 */
export async function readSettings(api: ApiClient): Promise<SignInSettings> {
  try {
    const { data } = await api.GET('/api/sign-in')
    sessionStorage.setItem(storageKey, JSON.stringify(data))
    return data
  } catch (error) {
    // a copy of the site without a backend
    if (error instanceof ApiError && error.status === 404)
      throw new SignInError('sign_in_not_configured', error.message, { cause: error })
    const kept = sessionStorage.getItem(storageKey)
    if (kept === null || codeOf(error) === 'sign_in_not_configured') throw error
    return JSON.parse(kept) as SignInSettings // written above, from a typed response
  }
}

interface Call {
  /** URL of Microsoft Graph, without a trailing slash. */
  graphUrl: string
  token: string
}

/** The profile photo; null where the response is not ok, e.g. 404 for an account without one, which is logged. */
export async function readGraphPhoto({ graphUrl, token }: Call): Promise<Blob | null> {
  const answer = await fetch(`${graphUrl}/me/photo/$value`, withToken(token))
  if (answer.ok) return answer.blob()
  console.error(`The profile photo could not be read: Microsoft Graph answered ${answer.status}.`)
  return null
}

/** A small photo of another person of the tenant; null where there is none, as for many people. */
export async function readGraphPhotoOf({ graphUrl, token }: Call, email: string): Promise<Blob | null> {
  const path = `/users/${encodeURIComponent(email)}/photos/64x64/$value`
  const answer = await fetch(`${graphUrl}${path}`, withToken(token))
  return answer.ok ? answer.blob() : null
}

/** The user's profile; empty where the response is not as expected. */
export async function readGraphProfile({ graphUrl, token }: Call): Promise<Profile> {
  const answer = await fetch(`${graphUrl}/me?$select=jobTitle`, withToken(token))
  const body: unknown = answer.ok ? await answer.json() : undefined
  if (typeof body !== 'object' || body === null || !('jobTitle' in body)) return {}
  return typeof body.jobTitle === 'string' ? { jobTitle: body.jobTitle } : {}
}

const withToken = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })
