import type { Hosting } from '../../contract/hosting'

/**
 * Lets the site's pages call one more origin and frame it: a Content-Security-Policy with that origin added
 * to `connect-src` and `frame-src`. A missing directive starts from its fallback; without one,
 * everything is allowed already.
 */
export function allowOrigin(policy: string, origin: string): string {
  const directives = new Map(policy.split(';').flatMap(parseDirective))
  for (const [name, ...fallbacks] of [
    ['connect-src', 'default-src'],
    ['frame-src', 'child-src', 'default-src'],
  ] as const) {
    const from = [name, ...fallbacks].find((candidate) => directives.has(candidate))
    if (from === undefined) continue
    const sources = (directives.get(from) ?? []).filter((source) => source !== "'none'" && source !== origin)
    directives.set(name, [...sources, origin])
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The site's hosting settings, with one more origin allowed in every policy. */
export function allowOriginIn(hosting: Hosting, origin: string): Hosting {
  const allowed = (headers: Record<string, string>) => {
    const policy = headers['content-security-policy']
    return policy === undefined
      ? headers
      : { ...headers, 'content-security-policy': allowOrigin(policy, origin) }
  }
  const rules = hosting.rules.map((rule) => ({ ...rule, headers: allowed(rule.headers) }))
  return { ...hosting, headers: allowed(hosting.headers), rules }
}

function parseDirective(text: string): [name: string, sources: string[]][] {
  const [name, ...sources] = text.trim().split(/\s+/)
  return name ? [[name.toLowerCase(), sources]] : []
}
