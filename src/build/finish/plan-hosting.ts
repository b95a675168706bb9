import type { Hosting } from '../../../contract/hosting'
import type { PlannedRedirect } from '../plan/plan-redirects'

interface Input {
  /** CSP sources of inline code, from all pages. */
  scriptHashes: readonly string[]
  redirects: readonly PlannedRedirect[]
  /** Whether pages load the Google tag. */
  analytics: boolean
}

const year = 31_536_000
const immutable = { 'cache-control': `public, max-age=${year}, immutable` }
const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Headers and redirects of the site, for any host. */
export function planHosting({ scriptHashes, redirects, analytics }: Input): Hosting {
  return {
    headers: {
      'content-security-policy': contentSecurityPolicy(scriptHashes, analytics),
      'strict-transport-security': `max-age=${2 * year}; includeSubDomains`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    },
    rules: [
      { match: { extensions: ['js', 'css'] }, headers: immutable },
      { match: { prefix: '/static/' }, headers: immutable },
      { match: { prefix: '/media/' }, headers: immutable },
      { match: { prefix: '/social/' }, headers: immutable },
      { match: { prefix: '/workbox-' }, headers: immutable },
      { match: { prefix: '/icons/' }, headers: { 'cache-control': 'public, max-age=86400' } },
      { match: { path: '/sw.js' }, headers: revalidated },
    ],
    redirects: [...redirects],
    notFound: '/404.html',
    serverError: '/500.html',
  }
}

/** Scripts from the site itself or by hash, nothing else; no inline code, no eval. */
function contentSecurityPolicy(scriptHashes: readonly string[], analytics: boolean): string {
  const tag = analytics ? ['https://www.googletagmanager.com'] : []
  const reports = analytics
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...tag]
    : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...scriptHashes].sort(), ...tag],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...reports],
    'connect-src': ["'self'", ...reports],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
