import { html } from './html'
import { page } from './page'

export interface PageError {
  /** Stable name, e.g. "invalid_redirect_uri". */
  code: string
  /** What the library says of it. */
  description?: string
}

const explanations: Record<string, { title: string; advice: string }> = {
  invalid_redirect_uri: {
    title: 'This return address is not allowed',
    advice:
      'The stand-in sends people back to http://localhost:<port>/auth/redirect/ or http://127.0.0.1:<port>/auth/redirect/ alone. Correct redirectUri in the settings of the sign-in library.',
  },
  invalid_client: {
    title: 'This application is not known',
    advice: 'Use the client id of emulators/sample.json: it is on the start page of this address.',
  },
  session_not_found: {
    title: 'This sign-in is over',
    advice:
      'It was finished in another window, or took more than an hour. Close this window and sign in again.',
  },
  not_found: {
    title: 'There is nothing at this address',
    advice: 'The start page of this address lists what there is.',
  },
  server_error: {
    title: 'The stand-in failed',
    advice: 'Its own log says more. Close this window and sign in again.',
  },
}

const otherwise = {
  title: 'This request was refused',
  advice:
    'Close this window and sign in again. If it comes back, the settings of the sign-in library are wrong.',
}

/** Says what went wrong and what to do next. */
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
                <dt>In detail</dt>
                <dd>${description}</dd>
              </div>`
        }
      </dl>`,
  })
}
