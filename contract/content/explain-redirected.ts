/** Addresses with a redirect, and where each leads. */
export type Redirects = ReadonlyMap<string, string>

/** Pages are compared with a trailing slash; files such as /old.pdf are left as they are. */
export const withSlash = (path: string): string =>
  path.endsWith('/') || /\.\w+$/.test(path) || path.includes('#') ? path : `${path}/`

/** Why an entry can't have an address; undefined when it can. @param redirects Those of redirects.yml. */
export function explainRedirected(address: string, redirects: Redirects): string | undefined {
  const to = redirects.get(address)
  if (to === undefined) return undefined
  return `content/redirects.yml redirects ${address} to ${to}. Choose another slug, or remove that redirect`
}

/** The redirects by their addresses; of two with one address the first counts. */
export function indexRedirects(rules: readonly { from: string; to: string }[]): Map<string, string> {
  return new Map(rules.toReversed().map(({ from, to }) => [withSlash(from), to]))
}
