/** The URL of a request, parsed once and strictly: anything ambiguous is rejected. */
export interface RequestPath {
  /** Decoded; unchanged if rejected. */
  pathname: string
  /** With its "?", or empty. */
  search: string
  /** Why it is rejected: 400 can't be parsed, 404 can't exist. */
  refused?: 400 | 404
}

/** @param url The request line's target, e.g. "/about/?x=1". */
export function readRequestPath(url: string): RequestPath {
  const [, raw = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  const pathname = decode(raw)
  if (pathname === undefined || hasForbiddenCharacter(pathname))
    return { pathname: raw, search, refused: 400 }
  const refused = /%2f/i.test(raw) || !isPlainPath(pathname)
  return refused ? { pathname, search, refused: 404 } : { pathname, search }
}

/** Whether a path belongs to the API, which answers in JSON; everything else is the site. */
export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/')
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

/** Control characters (including NUL) and the backslash, which browsers treat as a slash. */
function hasForbiddenCharacter(pathname: string): boolean {
  return /[\p{Cc}\\]/u.test(pathname)
}

/** From the root, without empty, "." or ".." segments. */
function isPlainPath(pathname: string): boolean {
  return pathname.startsWith('/') && !pathname.includes('//') && !/\/\.{1,2}(\/|$)/.test(pathname)
}
