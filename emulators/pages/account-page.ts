import type { Account, Sample } from '../sample.schema'
import { html, type Html } from './html'
import { page } from './page'

interface AccountPageOptions {
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
        <button type="submit" class="account" name="account" value="${account.oid}">
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
        <button type="submit" class="cancel" name="account" value="">Cancel</button>
      </form>`,
  })
}

const describeRoles = ({ roles, note }: Account) =>
  note ?? (roles.length === 0 ? 'No role' : roles.map(capitalize).join(', '))

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Describes an account in a button or a list. */
export function accountRow(account: Account, isCurrent = false): Html {
  const { name, email } = account
  const state = isCurrent ? html`<span class="current">Signed in</span> · ` : html``
  return html`${picture(account)}
    <span class="name">${name}</span>
    <span class="role">${state}${describeRoles(account)}</span>
    <span class="email">${email}</span>`
}

function picture({ oid, name, photo }: Account): Html {
  // Decoration: the name stands beside it.
  if (photo)
    return html`<img class="picture" src="/emulators/photos/${oid}.png" alt="" width="44" height="44" />`
  return html`<span class="picture" aria-hidden="true">${initialsOf(name)}</span>`
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2)
