import { createHash } from 'node:crypto'

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const dataBlock = /type="(?:application\/(?:ld\+)?json)"/

/** CSP sources ('sha256-…') of the code a page holds inline; blocks of data are not code. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(inline)]
    .filter(([, attributes]) => !dataBlock.test(attributes ?? ''))
    .map(
      ([, , code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    )
}
