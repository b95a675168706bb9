import { createApiClient } from '../../client/create-api-client'
import { backendUrl } from '../../config/public-env'
import { createMsalClient } from './create-msal-client'
import { readGraphPhoto, readGraphProfile } from './read-graph'
import { readSettings } from './read-settings'
import type { SignInClient } from './sign-in-client'

/** Prepares what signing in needs: the server's settings, MSAL, Microsoft Graph and the backend. */
export async function connect(): Promise<SignInClient> {
  const settings = await readSettings(createApiClient({ baseUrl: backendUrl }))
  const msal = await createMsalClient(settings, location.origin)
  const { graphUrl } = settings
  const api = createApiClient({ baseUrl: backendUrl, getToken: () => msal.findToken('backend') })
  return {
    ...msal,
    readRole: async () => (await api.GET('/api/me')).data.role ?? undefined,
    readPhoto: async () => readGraphPhoto({ graphUrl, token: await msal.findToken('graph') }),
    readProfile: async () => readGraphProfile({ graphUrl, token: await msal.findToken('graph') }),
  }
}
