import type { Account } from '../sample.schema'
import { html, type Html } from './html'

const describeRole = ({ role }: Account) =>
  role === null ? 'No role' : role.slice(0, 1).toUpperCase() + role.slice(1)

/** Describes an account in a button or a list. */
export function accountRow(account: Account, isCurrent = false): Html {
  const { name, email } = account
  const state = isCurrent ? html`<span class="current">Signed in</span> · ` : html``
  return html`${picture(account)}
    <span class="name">${name}</span>
    <span class="role">${state}${describeRole(account)}</span>
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
