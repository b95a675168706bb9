import { GRAPH_SCOPES } from '../entra/resources'
import type { Tenant } from '../tenant'
import { accountRow } from './account-row'
import { html } from './html'
import { page } from './page'

/** What runs here, for whoever opens the bare address. */
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
    title: 'Stand-in for Microsoft sign-in',
    body: html`<h1>Microsoft sign-in, on this machine</h1>
      <p class="note">
        These emulators stand in for Entra ID and Microsoft Graph while the site is developed and tested. Open
        the site and sign in there: it leads here and back. They never start in production.
      </p>
      <h2>Sample accounts</h2>
      <ul class="accounts" role="list">
        ${sample.accounts.map((account) => html`<li class="account">${accountRow(account)}</li> `)}
      </ul>
      <h2>Addresses and ids</h2>
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
