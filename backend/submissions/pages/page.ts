import { basicStyle, formStyle } from './page-style'
import { hashOf, type SiteFrame } from './site-frame'

/** The site a page belongs to. */
export interface PageSite {
  /** The company's name; undefined if unknown. */
  firm: string | undefined
  /** Its language tag, e.g. "en-GB". */
  locale: string
  /** Prefix of the site's paths: "" if it is served from here. */
  address: string
  /** Undefined if the site is not served from here. */
  frame: SiteFrame | undefined
}

const basicHash = hashOf(basicStyle)
const formHash = hashOf(formStyle)

/** Stricter than for the site: no scripts, no caching, no indexing. */
export const pageHeaders = (frame: SiteFrame | undefined): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${[...(frame?.styles ?? [basicHash]), formHash].join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
})

/** A page without script, in the frame of the site. */
export function page(site: PageSite, { title, body }: { title: string; body: Markup }): string {
  const { firm, locale, frame } = site
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}${when(firm !== undefined, () => html` · ${firm ?? ''}`)}</title>
        ${new Markup(frame?.head ?? `<style>${basicStyle}</style>`)}${new Markup(`<style>${formStyle}</style>`)}
      </head>
      <body>
        ${frame ? new Markup(frame.header) : plainHeader(site)}
        <main id="main" tabindex="-1"><div class="wrap">${body}</div></main>
        ${new Markup(frame?.footer ?? '')}
      </body>
    </html> `.text
}

const plainHeader = ({ firm, address }: PageSite) =>
  when(
    firm !== undefined || address !== '',
    () =>
      html`<header>
        <div class="wrap"><a class="firm" href="${address}/">${firm ?? 'Go to the home page'}</a></div>
      </header>`,
  )

/** Markup that is safe to use on a page. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[]

/** Markup with values, whose text is escaped. */
export function html(literals: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(literals.reduce((text, literal, at) => text + toText(values[at - 1] ?? '') + literal))
}

/** Conditional markup. */
export const when = (holds: boolean, markup: () => Markup): Markup => (holds ? markup() : new Markup(''))

function toText(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return value.map(({ text }) => text).join('')
}
