import type { KoaContextWithOIDC } from 'oidc-provider'
import { html } from '../pages/html'
import { page, pageHeaders } from '../pages/page'

/**
 * Ends the session and redirects without confirmation, as Entra does for the only session of a browser.
 * oidc-provider has checked the URL by then, and would ask. Tokens stay valid until they expire, as Entra's do.
 */
export async function finishLogout(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = ctx.oidc
  const { postLogoutRedirectUri, state } = session?.state ?? {}
  await session?.destroy()
  ctx.cookies.set(provider.cookieName('session'), null, { overwrite: true, signed: true })
  if (typeof postLogoutRedirectUri !== 'string') {
    sendSignedOutPage(ctx)
    return
  }
  const target = new URL(postLogoutRedirectUri)
  if (typeof state === 'string') target.searchParams.set('state', state)
  ctx.redirect(target.href)
  ctx.status = 303
}

/** For a sign-out without a page to return to. */
function sendSignedOutPage(ctx: KoaContextWithOIDC): void {
  ctx.set(pageHeaders)
  ctx.body = page({
    title: 'Signed out',
    body: html`<h1>Signed out</h1>
      <p class="note">You’re signed out. You can close this window.</p>`,
  })
}
