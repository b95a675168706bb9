import type { Sample } from '../sample.schema'

export const GRAPH = 'https://graph.microsoft.com'
export const GRAPH_SCOPES = ['User.Read', 'User.ReadBasic.All']

/** A resource that tokens are issued for. */
export interface Resource {
  /** Its name for oidc-provider. */
  uri: string
  /** `aud` of its tokens. */
  audience: string
  /** As clients request them. */
  scopes: readonly string[]
}

/** The resources that the site may request tokens for: Graph, and the backend by the id of its registration. Pure. */
export function planResources({ apiClientId }: Sample): Resource[] {
  const api = `api://${apiClientId}`
  return [
    { uri: GRAPH, audience: GRAPH, scopes: GRAPH_SCOPES },
    // Version 2.0 tokens contain the registration's id, not its URI.
    { uri: api, audience: apiClientId, scopes: [`${api}/access_as_user`] },
  ]
}

/** The resources of the scopes: Entra derives them the same way, as MSAL never names a resource. */
export function findResources(resources: readonly Resource[], scope: string): Resource[] {
  const wanted = scope.split(' ')
  return resources.filter(({ scopes }) => scopes.some((name) => wanted.includes(name)))
}

/** `scp` of a token: the scopes without the URI of their resource. */
export const toScp = (scope: string) =>
  scope
    .split(' ')
    .map((name) => name.slice(name.lastIndexOf('/') + 1))
    .join(' ')
