const script = /<script\b([^>]*)>[\s\S]*?<\/script>/gi
const dataBlock = /\btype=["']?application\/(?:[\w.-]+\+)?json\b/i
const scriptPreload =
  /<link\b(?=[^>]*\brel=["']?(?:modulepreload\b|preload\b[^>]*\bas=["']?script\b))[^>]*>/gi

/** A page that runs nothing and fetches nothing to run; blocks of data (JSON, JSON-LD) stay. */
export function withoutScripts(html: string): string {
  return html
    .replace(script, (tag, attributes: string) => (dataBlock.test(attributes) ? tag : ''))
    .replace(scriptPreload, '')
}
