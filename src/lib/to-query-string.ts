/** A query string, "" or with its question mark, e.g. "?state=closed"; leaves out undefined, false and "". */
export function toQueryString(parts: Readonly<Record<string, string | false | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(parts).filter(
      (part): part is [string, string] => typeof part[1] === 'string' && part[1] !== '',
    ),
  ).toString()
  return query === '' ? '' : `?${query}`
}
