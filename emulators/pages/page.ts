import { chartStrip } from './chart-strip'
import { html, type Html } from './html'

/**
 * Headers of every page. The form redirects to the site, and browsers apply form-action to redirects too.
 */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self' http://localhost:* http://127.0.0.1:*",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** A page of the emulator, in the style of the site. */
export function page({ title, body }: { title: string; body: Html }): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/emulators/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/emulators/pages.css" />
      </head>
      <body>
        <header>
          ${chartStrip}
          <p class="wrap">Microsoft sign-in emulator</p>
        </header>
        <main class="wrap">${body}</main>
      </body>
    </html> `.markup
}
