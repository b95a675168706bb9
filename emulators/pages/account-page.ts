import type { Sample } from '../sample.schema'
import { accountRow } from './account-row'
import { html } from './html'
import { page } from './page'

export interface AccountPageOptions {
  sample: Sample
  /** The site that the user continues to, e.g. "localhost:8000". */
  site: string
  /** Account of the existing session. */
  currentOid?: string
}

/** "Choose an account": each account is a button, so that it works by keyboard and without scripts. */
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
    title: 'Choose an account',
    body: html`<h1>Choose an account</h1>
      <p class="note">
        This is a local emulator with sample accounts and no passwords. You’ll continue to ${site}.
      </p>
      <form method="post">
        <ul class="accounts" role="list">
          ${accounts}
        </ul>
        <button class="cancel" name="account" value="">Cancel</button>
      </form>`,
  })
}
