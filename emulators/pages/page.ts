import { Html, html } from './html'

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

/** Water, a coast and the course to it: tints are filled from an isobath to the right edge. */
const tints = [
  ['deep', 'M82 0c-18 16 8 30-4 48s-10 26-6 40'],
  ['middle', 'M132 0c-16 12 0 30-12 46s-2 26-12 42'],
  ['shallow', 'M176 0c-10 14 6 22-8 40s4 32-10 48'],
  ['land', 'M214 0c-18 8-4 20-18 34s12 36-4 54'],
] as const
const lines = ['M106 0c-16 14 6 30-8 48s-4 24-12 40', 'M196 0c-16 12 0 22-14 40s8 34-6 48']

/**
 * The drawing at the top of every page, aligned right so that the text is on deep water; phones cut off its empty left
 * part.
 */
const chartStrip = new Html(
  '<svg viewBox="0 2 260 84" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">' +
    tints.map(([name, line]) => `<path class="${name}" d="${line}H264V0z"/>`).join('') +
    lines.map((line) => `<path d="${line}"/>`).join('') +
    '<path class="course" d="M62 94l44-26 36 4 38-32"/>' +
    '<circle class="mark" cx="184" cy="37" r="5.5"/><circle class="dot" cx="184" cy="37" r="1.6"/>' +
    '</svg>',
)
