import type { SignInSettings } from '../../../contract/sign-in'
import type { ApiClient } from '../../client/create-api-client'
import { codeOf } from './sign-in-failure'

const place = 'sign-in-settings'

/**
 * Where to sign in, as the backend says. Kept as long as the tokens are, so that somebody who is signed in stays so
 * while the backend does not answer.
 *
 * @throws ApiError when nobody can sign in there, or it does not answer and never has in this tab.
 */
export async function readSettings(api: ApiClient): Promise<SignInSettings> {
  try {
    const { data } = await api.GET('/api/sign-in')
    sessionStorage.setItem(place, JSON.stringify(data))
    return data
  } catch (error) {
    const kept = sessionStorage.getItem(place)
    if (kept === null || codeOf(error) === 'sign_in_not_configured') throw error
    return JSON.parse(kept) as SignInSettings // written above, from a typed answer
  }
}
