import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const dataBlock = /type="(?:application\/(?:ld\+)?json)"/
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g
const styleAttribute = /<[a-z][\w-]*\s(?:[^>]*\s)?style="[^"]*"/

/** CSP source of a piece of inline code. */
export const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** CSP sources of the code a page holds inline; blocks of data are not code. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !dataBlock.test(attributes ?? ''))
    .map(([, , code]) => hashSource(code ?? ''))
}

/** CSP sources of a page's style sheets. */
export function hashInlineStyles(html: string): string[] {
  return [...html.matchAll(inlineStyle)].map(([, code]) => hashSource(code ?? ''))
}

/** CSP sources of the style sheets of components: they come with a page also after a click, when Gatsby's are files. */
export function hashComponentStyles(html: string): string[] {
  return hashInlineStyles(html.replace(gatsbyStyle, ''))
}

const gatsbyStyle = /<style(?=[^>]*\sdata-href=)[^>]*>[\s\S]*?<\/style>/g

/** The elements that Gatsby puts into every page; `global.css` styles them instead. */
const gatsbyElement = /(<div(?=[^>]*\bid="gatsby-(?:focus-wrapper|announcer)")[^>]*?) style="[^"]*"/g

/**
 * Removes the style attributes of Gatsby's own elements: the policy allows styles by hash, and attributes have none.
 *
 * @throws Error when the page has another style attribute, which browsers would ignore.
 */
export function removeStyleAttributes(html: string): string {
  const cleaned = html.replace(gatsbyElement, '$1')
  const [left] = styleAttribute.exec(cleaned.replace(inlineScript, '')) ?? []
  if (left !== undefined)
    throw new Error(
      `A built page has a style attribute, which its Content-Security-Policy blocks: ${left}>. Use a class, or an SVG attribute for a computed value.`,
    )
  return cleaned
}
