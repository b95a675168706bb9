import type { Contacts, Hosting } from '../../../contract/hosting'
import type { NextSteps } from '../../../contract/next-step'
import { policyReportPath } from '../../../contract/policy-report'
import { routes } from '../../config/routes'
import type { PlannedRedirect } from '../plan/plan-redirects'
import { hashSource } from './inline-code'
import { hashedFolder } from './keep-scripts'

interface Input {
  /** CSP sources of inline scripts, from all pages. */
  scriptHashes: readonly string[]
  /** CSP sources of the inline style sheets that only one page holds, by its path. */
  pageStyles: ReadonlyMap<string, string[]>
  /** Those that any page may hold: of components, and of pages without a path of their own, such as errors. */
  otherStyles: readonly string[]
  redirects: readonly PlannedRedirect[]
  /** Entries that are files. */
  files: Hosting['files']
  /** What happens after a form was sent. */
  nextSteps: NextSteps
  /** The company's name. */
  firm: string
  /** How to reach it. */
  contacts: Contacts
  /** Language tag of the site, e.g. "en-GB". */
  locale: string
  /** Whether pages load the Google tag. */
  analytics: boolean
  /** Where browsers reach the backend; undefined: at the site's own address. */
  backendUrl: string | undefined
}

/** Sign-in and photo. In development the backend that serves the site adds the emulator's address. */
const microsoft = { login: 'https://login.microsoftonline.com', graph: 'https://graph.microsoft.com' }

/** Style sheets that React Aria adds to pages with its buttons and dialogs, letter by letter. */
const reactAria = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]

const year = 31_536_000
const immutable = { 'cache-control': `public, max-age=${year}, immutable` }

/** The redirect page of Microsoft's popup and our hidden frames: never cached, and keeps its opener. */
const signInAnswer = { 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' }

/** Images that feed readers and other sites show. */
const embeddable = { 'cross-origin-resource-policy': 'cross-origin' }

/** As releases are written now: no rule for the ends of file names, which few hosts understand. */
export interface PlannedHosting extends Hosting {
  rules: { match: { prefix: string } | { path: string }; headers: Record<string, string> }[]
}

/** Headers and redirects of the site, for any host. */
export function planHosting({
  scriptHashes,
  pageStyles,
  otherStyles,
  redirects,
  files,
  nextSteps,
  firm,
  contacts,
  locale,
  analytics,
  backendUrl,
}: Input): PlannedHosting {
  const styleHashes = [...new Set([...pageStyles.values(), otherStyles].flat())]
  return {
    headers: {
      'content-security-policy': contentSecurityPolicy({
        scriptHashes,
        styleHashes,
        analytics,
        backendUrl,
      }),
      'strict-transport-security': `max-age=${2 * year}; includeSubDomains`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    },
    rules: [
      { match: { prefix: `/${hashedFolder}/` }, headers: immutable },
      { match: { prefix: '/media/' }, headers: { ...immutable, ...embeddable } },
      { match: { prefix: '/social/' }, headers: { ...immutable, ...embeddable } },
      { match: { prefix: '/workbox-' }, headers: immutable },
      { match: { prefix: '/icons/' }, headers: { 'cache-control': 'public, max-age=86400', ...embeddable } },
      { match: { path: routes.signInAnswer.href() }, headers: signInAnswer },
    ],
    redirects: [...redirects],
    files: [...files],
    styles: Object.fromEntries([...pageStyles].sort(([a], [b]) => (a < b ? -1 : 1))),
    firm,
    contacts,
    locale,
    nextSteps,
    notFound: '/404.html',
    serverError: '/500.html',
  }
}

/** Scripts and styles from the site itself or by hash, nothing else; no other inline code, no eval. */
function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  analytics,
  backendUrl,
}: Pick<Input, 'scriptHashes' | 'analytics' | 'backendUrl'> & { styleHashes: readonly string[] }): string {
  const tag = analytics ? ['https://www.googletagmanager.com'] : []
  const reports = analytics
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...tag]
    : []
  const backend = backendUrl === undefined ? [] : [backendUrl]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...scriptHashes].sort(), ...tag],
    'style-src': ["'self'", ...[...styleHashes, ...reactAria.map(hashSource)].sort()],
    'img-src': ["'self'", 'data:', 'blob:', ...backend, ...reports],
    'connect-src': ["'self'", microsoft.login, microsoft.graph, ...backend, ...reports],
    'frame-src': ["'self'", microsoft.login],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...backend],
    'frame-ancestors': ["'self'"],
    'report-uri': [`${backendUrl ?? ''}${policyReportPath}`],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
