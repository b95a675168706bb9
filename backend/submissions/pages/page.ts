import { createHash } from 'node:crypto'
import { pageStyle } from './page-style'

/** The site a page belongs to. */
export interface PageSite {
  /** The company's name; undefined if unknown. */
  firm: string | undefined
  /** Its language tag, e.g. "en-GB". */
  locale: string
  /** Prefix of the site's paths: "" if it is served from here. */
  address: string
  /** Links at the head and at the foot; none if unknown. */
  menu: readonly PageLink[]
  foot: readonly PageLink[]
}

interface PageLink {
  title: string
  href: string
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

/** Stricter than for the site: no scripts, no caching, no indexing. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}

/** A page without script, in the look of the site. */
export function page(site: PageSite, { title, body }: { title: string; body: Markup }): string {
  const { firm, locale, address, menu, foot } = site
  const style = new Markup(`<style>${pageStyle}</style>`)
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}${when(firm !== undefined, () => html` · ${firm ?? ''}`)}</title>
        ${style}
      </head>
      <body>
        ${when(
          firm !== undefined || address !== '',
          () =>
            html`<header>
              <div class="wrap">
                <a class="firm" href="${address}/">${firm ?? 'Go to the home page'}</a>${links('Main', menu)}
              </div>
            </header>`,
        )}
        <main class="wrap">${body}</main>
        ${when(foot.length > 0, () => html`<footer><div class="wrap">${links('Legal', foot)}</div></footer>`)}
      </body>
    </html> `.text
}

const links = (name: string, places: readonly PageLink[]) =>
  when(
    places.length > 0,
    () =>
      html`<nav aria-label="${name}">
        <ul>
          ${places.map(({ title, href }) => html`<li><a href="${href}">${title}</a></li>`)}
        </ul>
      </nav>`,
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
