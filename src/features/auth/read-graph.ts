import type { Profile } from './sign-in-client'

interface Call {
  /** URL of Microsoft Graph, without a trailing slash. */
  graphUrl: string
  token: string
}

/** The profile photo; null where the response is not ok, e.g. 404 for an account without one. */
export async function readGraphPhoto({ graphUrl, token }: Call): Promise<Blob | null> {
  const answer = await fetch(`${graphUrl}/me/photo/$value`, withToken(token))
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
