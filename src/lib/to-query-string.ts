/** A part of an address, "" or with its question mark, e.g. "?state=closed"; what is undefined, false or "" is left out. */
export function toQueryString(parts: Readonly<Record<string, string | false | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(parts).filter(
      (part): part is [string, string] => typeof part[1] === 'string' && part[1] !== '',
    ),
  ).toString()
  return query === '' ? '' : `?${query}`
}
