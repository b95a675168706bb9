import type Provider from 'oidc-provider'
import type { Tenant } from '../tenant'
import { adaptToEntra } from './adapt-to-entra'
import { isAllowedRedirect } from './plan-addresses'
import { planConfiguration, type ProviderParts } from './plan-configuration'

/** Sets up oidc-provider as the tenant. It is recreated when the keys change, as it reads them only once. */
export async function createProvider(
  tenant: Tenant,
  parts: ProviderParts,
  log: (line: string) => void,
): Promise<Provider> {
  const { Provider, interactionPolicy } = await loadProvider()
  const provider = new Provider(tenant.addresses.issuer, planConfiguration(tenant, parts, interactionPolicy))
  provider.Client.prototype.redirectUriAllowed = isAllowedRedirect
  provider.Client.prototype.postLogoutRedirectUriAllowed = isAllowedRedirect
  provider.use(adaptToEntra(tenant))
  logRefusals(provider, log)
  return provider
}

/** Error codes of a normal sign-in: cancelled, or silent without a session. */
const expected = ['access_denied', 'login_required', 'interaction_required', 'account_selection_required']

interface ProviderError extends Error {
  error?: string
  error_description?: string
  error_detail?: string
}

function logRefusals(provider: Provider, log: (line: string) => void): void {
  const note = ({ error = '', error_description: description, error_detail: detail }: ProviderError) => {
    if (expected.includes(error)) return
    log(['Refused', error, description, detail].filter((part) => part !== undefined).join(': '))
  }
  provider.on('authorization.error', (_ctx, error) => note(error))
  provider.on('grant.error', (_ctx, error) => note(error))
  provider.on('end_session.error', (_ctx, error) => note(error))
  provider.on('server_error', (_ctx, error) => log(`Failed: ${error.stack ?? error.message}`))
}

/**
 * Loads oidc-provider on first use, without its warning that Node 20 is not supported: the tests run on it.
 */
async function loadProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console
  console.warn = (...said: unknown[]) => {
    if (!isRemark(said[0])) warn(...said)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

const isRemark = (said: unknown) =>
  typeof said === 'string' && said.includes('oidc-provider WARNING: Unsupported runtime')
