import { contactPurposes } from '../../../contract/contact-purposes'
import type { Contacts } from '../../../contract/hosting'
import { basicStyle, formStyle } from './page-style'
import { hashOf, type SiteFrame } from './site-frame'

/** The site a page belongs to. */
export interface PageSite {
  /** The company's name; undefined if unknown. */
  firm: string | undefined
  /** How to reach it; undefined if unknown. */
  contacts: Contacts | undefined
  /** Its language tag, e.g. "en-GB". */
  locale: string
  /** Prefix of the site's paths: "" if it is served from here. */
  address: string
  /** Undefined if the site is not served from here. */
  frame: SiteFrame | undefined
}

const basicHash = hashOf(basicStyle)
const formHash = hashOf(formStyle)

/** Stricter than for the site: no script but that of the theme, no caching, no indexing. */
export const pageHeaders = (frame: SiteFrame | undefined): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${[...(frame?.styles ?? [basicHash]), formHash].join(' ')}`,
    ...(frame && frame.scripts.length > 0 ? [`script-src ${frame.scripts.join(' ')}`] : []),
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

interface Content {
  title: string
  /** Default: the title. */
  heading?: string
  /** Below the heading. Default: nothing. */
  lead?: Markup
  body: Markup
  /** Ways to reach the firm, beside the body. Default: none. */
  lines?: readonly ContactLine[]
  /** Heading of them, which sets them on a panel. Default: none. */
  linesTitle?: string
}

/** A page that needs no script, in the frame of the site. */
export function page(
  site: PageSite,
  { title, heading = title, lead, body, lines = [], linesTitle }: Content,
): string {
  const { firm, locale, frame, contacts } = site
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
        <main id="main" tabindex="-1">
          <div class="wrap">
            <h1>${heading}</h1>
            ${lead ?? ''}
            <div class="columns">
              <div>${body}</div>
              ${contacts && lines.length > 0 ? contactLines(contacts, lines, linesTitle) : ''}
            </div>
          </div>
        </main>
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

/** A phone number that calls it. */
export const telLink = (number: string): Markup =>
  html`<a class="phone" href="tel:${number.replaceAll(' ', '')}">${number}</a>`

/** Ways to reach the firm, beside what they are for. */
export type ContactLine = keyof typeof contactPurposes

function contactLines(
  { emails, phones }: Contacts,
  lines: readonly ContactLine[],
  title: string | undefined,
): Markup {
  const emailOf = { ...emails, urgent: undefined }
  const phoneOf = { ...phones, urgent: phones.support, careers: undefined }
  return html`<aside aria-label="Other ways to reach us" ${title === undefined ? '' : html` class="ask"`}>
    ${title === undefined ? '' : html`<h2>${title}</h2>`}
    <ul class="lines">
      ${lines.map((line) => {
        const [email, phone] = [emailOf[line], phoneOf[line]]
        return html`<li>
          ${title === undefined ? html`<h2>${contactPurposes[line]}</h2>` : html`<h3>${contactPurposes[line]}</h3>`}
          ${email === undefined ? '' : html`<p><a class="main" href="mailto:${email}">${email}</a></p>`}
          ${phone === undefined ? '' : html`<p>${telLink(phone)}</p>`}
        </li>`
      })}
    </ul>
  </aside>`
}

/** Conditional markup. */
export const when = (holds: boolean, markup: () => Markup): Markup => (holds ? markup() : new Markup(''))

function toText(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return value.map(({ text }) => text).join('')
}
