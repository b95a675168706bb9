import type { KoaContextWithOIDC } from 'oidc-provider'
import { html } from './html'
import { page, pageHeaders } from './page'

/** For a sign-out without a page to return to. */
export function sendSignedOutPage(ctx: KoaContextWithOIDC): void {
  ctx.set(pageHeaders)
  ctx.body = page({
    title: 'Signed out',
    body: html`<h1>Signed out</h1>
      <p class="note">You’re signed out. You can close this window.</p>`,
  })
}
