import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { accountPage } from '../pages/account-page'
import { errorPage } from '../pages/error-page'
import { pageHeaders } from '../pages/page'
import { findAccount, type Tenant } from '../tenant'

/** Shows the account page and handles its form. */
export async function pickAccount(
  { provider, tenant }: { provider: Provider; tenant: Tenant },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const signIn = await findSignIn(provider, request, response)
  if (!signIn) {
    response.writeHead(400, pageHeaders).end(errorPage({ code: 'session_not_found' }))
  } else if (signIn.prompt.name === 'consent') {
    await provider.interactionFinished(request, response, { consent: {} })
  } else if (request.method === 'POST') {
    const chosen = (await readForm(request)).get('account')
    const options = { mergeWithLastSubmission: false }
    await provider.interactionFinished(request, response, resultOf(tenant, chosen), options)
  } else {
    const site = new URL(String(signIn.params.redirect_uri)).host
    const { sample } = tenant
    const text = accountPage({ sample, site, currentOid: signIn.session?.accountId })
    response.writeHead(200, pageHeaders).end(text)
  }
}

/** undefined: it has ended, or belongs to another browser. */
async function findSignIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    return await provider.interactionDetails(request, response)
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

function resultOf(tenant: Tenant, oid: string | null): InteractionResults {
  const account = findAccount(tenant, oid)
  if (account) return { login: { accountId: account.oid, remember: true }, select_account: {}, consent: {} }
  return {
    error: 'access_denied',
    error_description: 'AADSTS65004: User declined to consent to access the app.',
  }
}

/** The emulator's own form is a few bytes long. */
const limit = 10_000

/** Reads the fields of a posted form; none if it is too long. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > limit) return new URLSearchParams()
  }
  return new URLSearchParams(text)
}
