import type { Grant, KoaContextWithOIDC } from 'oidc-provider'
import type { Sample } from '../sample.schema'
import { planResources } from './resources'

/** Grants all scopes, as if an admin had consented: there is no consent page. */
export async function grantEverything({ oidc }: KoaContextWithOIDC, sample: Sample): Promise<Grant> {
  const { provider, session } = oidc
  const id = session?.grantIdFor(sample.clientId)
  const grant =
    (id === undefined ? undefined : await provider.Grant.find(id)) ??
    new provider.Grant({ clientId: sample.clientId, accountId: session?.accountId })
  grant.addOIDCScope('openid profile email offline_access')
  for (const { uri, scopes } of planResources(sample)) grant.addResourceScope(uri, scopes.join(' '))
  await grant.save()
  return grant
}
