import type { SignInSettings } from '../../../contract/sign-in'
import type { ApiClient } from '../../client/create-api-client'
import { codeOf } from './sign-in-failure'

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
    const kept = sessionStorage.getItem(storageKey)
    if (kept === null || codeOf(error) === 'sign_in_not_configured') throw error
    return JSON.parse(kept) as SignInSettings // written above, from a typed response
  }
}
