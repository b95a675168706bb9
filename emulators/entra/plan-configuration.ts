import type {
  AdapterFactory,
  Configuration,
  Grant,
  KoaContextWithOIDC,
  interactionPolicy,
} from 'oidc-provider'
import { sendErrorPage } from '../pages/error-page'
import type { Sample } from '../sample.schema'
import { findAccount, type Tenant } from '../tenant'
import { claimsOf } from './claims'
import type { SigningKey } from './create-signing-key'
import { planAccessTokens } from './plan-access-tokens'
import { isLoopbackOrigin } from './plan-addresses'
import { planResources } from './resources'

/** State that survives a rotation, and the keys. */
export interface ProviderParts {
  storage: AdapterFactory
  /** Signs the cookies. */
  cookieKey: string
  /** The first one signs; all are published. */
  keys: readonly [SigningKey, ...SigningKey[]]
}

const day = 24 * 60 * 60

/** Makes oidc-provider behave as Entra ID does towards a single-page application. */
export function planConfiguration(
  tenant: Tenant,
  { storage, cookieKey, keys }: ProviderParts,
  policies: typeof interactionPolicy,
): Configuration {
  const { addresses, sample, settings } = tenant
  const { authorization, token, endSession, jwks } = addresses
  return {
    clients: [
      {
        client_id: sample.clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // One is required; `isAllowedRedirect` decides which are allowed.
        redirect_uris: ['http://localhost/auth/redirect/'],
      },
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    routes: { authorization, token, end_session: endSession, jwks },
    jwks: { keys: keys.map(({ jwk }) => ({ ...jwk })) },
    adapter: storage,
    cookies: { keys: [cookieKey] },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: {
      openid: ['sub', 'oid', 'tid', 'ver', 'acct', 'idp'],
      profile: ['name', 'preferred_username'],
      email: ['email'],
    },
    // Entra puts the profile into the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => isLoopbackOrigin(origin),
    findAccount: (_ctx, oid, grant) => {
      const account = findAccount(tenant, oid)
      const isRefused = grant?.kind === 'RefreshToken' && !settings.allowRefresh
      if (!account || isRefused) return undefined
      return { accountId: oid, claims: () => ({ ...claimsOf(account, sample), email: account.email }) }
    },
    loadExistingGrant: (ctx) => grantEverything(ctx, sample),
    issueRefreshToken: () => true,
    // MSAL refreshes for two resources at once: with rotation the second would lose the session.
    rotateRefreshToken: () => false,
    interactions: {
      policy: planPolicy(policies, sample),
      url: (_ctx, { uid }) => `${addresses.pickAccount}${uid}`,
    },
    renderError: (ctx, { error, error_description: description }) =>
      sendErrorPage(ctx, { code: error, description }),
    ttl: {
      AccessToken: () => settings.accessTokenSeconds,
      AuthorizationCode: 600,
      Grant: day,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: day,
      Session: day,
    },
    ...planAccessTokens(tenant),
  }
}

/** Grants all scopes, as if an admin had consented: there is no consent page. */
async function grantEverything({ oidc }: KoaContextWithOIDC, sample: Sample): Promise<Grant> {
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

/** When the account page is shown. */
function planPolicy(
  { base, Check, Prompt }: typeof interactionPolicy,
  sample: Sample,
): interactionPolicy.DefaultPolicy {
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'other_account',
        'The session is of another account than login_hint.',
        'login_required',
        (ctx) => isOfAnother(ctx, sample),
      ),
    )
  return policy
}

/**
 * Entra would look for the account among the browser's sessions; here there is only one, so another account is
 * rejected.
 */
function isOfAnother({ oidc }: KoaContextWithOIDC, { accounts }: Sample): boolean {
  const hint = oidc.params?.login_hint
  if (typeof hint !== 'string' || oidc.result?.login) return false
  return !accounts.some(
    ({ email, oid }) => email.toLowerCase() === hint.toLowerCase() && oid === oidc.session?.accountId,
  )
}
