import { GRAPH_SCOPES } from '../entra/resources'
import type { Tenant } from '../tenant'
import { accountRow } from './account-page'
import { html } from './html'
import { page } from './page'

/** Describes the emulator at its root URL. */
export function rootPage({ origin, addresses, sample }: Tenant): string {
  const facts = [
    ['Issuer', addresses.issuer],
    ['Discovery document', origin + addresses.discovery],
    ['Authorize', origin + addresses.authorization],
    ['Token', origin + addresses.token],
    ['Sign out', origin + addresses.endSession],
    ['Keys', origin + addresses.jwks],
    ['Microsoft Graph', `${origin}/v1.0`],
    ['Client id of the site', sample.clientId],
    ['Scope of the backend', `api://${sample.apiClientId}/access_as_user`],
    ['Scopes of Graph', GRAPH_SCOPES.join(', ')],
  ] as const
  return page({
    title: 'Microsoft sign-in emulator',
    body: html`<h1>Microsoft sign-in emulator</h1>
      <p class="note">
        Emulates Entra ID and Microsoft Graph for development and tests. Open the site and sign in there. The
        emulator never starts in production.
      </p>
      <h2>Sample accounts</h2>
      <ul class="accounts" role="list">
        ${sample.accounts.map((account) => html`<li class="account">${accountRow(account)}</li> `)}
      </ul>
      <h2>URLs and ids</h2>
      <dl class="facts">
        ${facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div> `,
        )}
      </dl>`,
  })
}
