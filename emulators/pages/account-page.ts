import type { Sample } from '../sample.schema'
import { accountRow } from './account-row'
import { html } from './html'
import { page } from './page'

export interface AccountPageOptions {
  sample: Sample
  /** Where the person goes on to, e.g. "localhost:8000". */
  site: string
  /** Account of the session there already is. */
  currentOid?: string
}

/** "Pick an account": each account is a button, so that it works by keyboard and without script. */
export function accountPage({ sample, site, currentOid }: AccountPageOptions): string {
  const accounts = sample.accounts.map(
    (account) =>
      html`<li>
        <button class="account" name="account" value="${account.oid}">
          ${accountRow(account, account.oid === currentOid)}
        </button>
      </li> `,
  )
  return page({
    title: 'Pick an account',
    body: html`<h1>Pick an account</h1>
      <p class="note">
        This is not Microsoft: it runs on this machine, with sample accounts and without passwords. You go on
        to ${site}.
      </p>
      <form method="post">
        <ul class="accounts" role="list">
          ${accounts}
        </ul>
        <button class="cancel" name="account" value="">Cancel</button>
      </form>`,
  })
}
