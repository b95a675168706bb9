/** A value for the Location header: encoded, the query added to the one it may have, before its anchor. */
export function toLocation(target: string, search: string): string {
  const [address = '', ...anchor] = target.split('#')
  const query = search.length > 1 && address.includes('?') ? `&${search.slice(1)}` : search
  return encode([`${address}${query}`, ...anchor].join('#'))
}

/** A decoded path, encoded again: "%", "?" and "#" in it stay part of it. */
export function encodePath(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/')
}

/** Leaves what is already encoded as it is. */
function encode(address: string): string {
  return address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}
