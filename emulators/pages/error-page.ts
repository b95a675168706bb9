import type { KoaContextWithOIDC } from 'oidc-provider'
import { html } from './html'
import { page, pageHeaders } from './page'

interface PageError {
  /** Stable name, e.g. "invalid_redirect_uri". */
  code: string
  /** The library's message. */
  description?: string
}

const explanations: Record<string, { title: string; advice: string }> = {
  invalid_redirect_uri: {
    title: 'Invalid redirect URI',
    advice:
      'The emulator only redirects to http://localhost:<port>/auth/redirect/ or http://127.0.0.1:<port>/auth/redirect/. Correct redirectUri in the settings of the sign-in library.',
  },
  invalid_client: {
    title: 'Unknown application',
    advice: 'Use the client id in emulators/sample.json, which is shown on the emulator’s home page.',
  },
  session_not_found: {
    title: 'This sign-in has expired',
    advice: 'It was completed in another window or timed out. Close this window and sign in again.',
  },
  not_found: {
    title: 'Page not found',
    advice: 'See the URLs on the emulator’s home page.',
  },
  server_error: {
    title: 'Emulator error',
    advice: 'See the emulator’s log. Close this window and sign in again.',
  },
}

const otherwise = {
  title: 'Request rejected',
  advice:
    'Close this window and sign in again. If the problem continues, check the settings of the sign-in library.',
}

/** Explains an error and what to do next. */
export function errorPage({ code, description = '' }: PageError): string {
  const { title, advice } = explanations[code] ?? otherwise
  return page({
    title,
    body: html`<h1>${title}</h1>
      <p class="note">${advice}</p>
      <dl class="facts">
        <div>
          <dt>Error</dt>
          <dd>${code}</dd>
        </div>
        ${
          description === ''
            ? html``
            : html`<div>
                <dt>Details</dt>
                <dd>${description}</dd>
              </div>`
        }
      </dl>`,
  })
}

/** Sends an error page; default status: the one already set. */
export function sendErrorPage(ctx: KoaContextWithOIDC, error: PageError, status = ctx.status): void {
  ctx.status = status
  ctx.set(pageHeaders)
  ctx.body = errorPage(error)
}
