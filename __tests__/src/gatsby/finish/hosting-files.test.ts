import { hostingFiles } from '../../../../src/gatsby/finish/hosting-files'
import { planHosting } from '../../../../src/gatsby/finish/plan-hosting'

const contacts = {
  emails: { general: 'hello@harbor.example', support: 'help@harbor.example', careers: 'jobs@harbor.example' },
  phones: { general: '+44 20 7946 0120', support: '+44 20 7946 0155' },
}
const hosting = planHosting({
  scriptHashes: [],
  pageStyles: new Map(),
  otherStyles: [],
  redirects: [{ from: '/blogs/', to: '/blog/', status: 301 }],
  files: [],
  nextSteps: {},
  firm: 'Harbor',
  contacts,
  locale: 'en-GB',
  analytics: false,
  backendUrl: undefined,
})
const files = hostingFiles(
  hosting,
  [
    'index.html',
    'static/app-1.js',
    'manifest.webmanifest',
    'social/home.png',
    'media/plan.webp',
    'sw.js',
    'CNAME',
  ],
  undefined,
)

/** Headers Netlify sends at a path, in the order of the blocks that match it; a name that comes twice is joined there. */
function netlifyHeaders(path: string): string[] {
  const blocks = (files['_headers'] ?? '').split('\n\n').flatMap((text) => text.split(/\n(?=\/)/))
  return blocks.flatMap((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    return matches ? lines.map((line) => line.trim()) : []
  })
}

test.each(['/', '/blog/', '/auth/redirect/', '/sw.js', '/static/app-1.js', '/static/a.css', '/social/a.png'])(
  'sets each header of %s once on Netlify',
  (path) => {
    const names = netlifyHeaders(path).map((line) => line.split(':')[0])
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  },
)

const azure = JSON.parse(files['staticwebapp.config.json'] ?? '') as {
  routes: { route: string; redirect?: string; headers?: Record<string, string> }[]
  mimeTypes: Record<string, string>
  responseOverrides: object
}

test('scripts are cached for good by one rule, whatever their number; the service worker is not', () => {
  expect(netlifyHeaders('/static/app-1.js')).toContain('cache-control: public, max-age=31536000, immutable')
  expect(netlifyHeaders('/sw.js').join()).not.toContain('immutable')
  const many = Array.from({ length: 500 }, (_, index) => `static/app-${index}.js`)
  const rules = hostingFiles(hosting, many, undefined)['_headers']?.match(/^\//gm) ?? []
  expect(rules.length).toBeLessThan(100)
})

test('a redirect answers with and without a slash at the end, on any host', () => {
  expect(files['_redirects']).toBe('/blogs/ /blog/ 301!\n/blogs /blog/ 301!\n')
  const moved = azure.routes.filter(({ redirect }) => redirect === '/blog/').map(({ route }) => route)
  expect(moved).toEqual(['/blogs/', '/blogs'])
})

test('Azure knows the type of every file, and overrides only the answers it allows', () => {
  expect(azure.mimeTypes).toEqual({
    '.js': 'text/javascript',
    '.png': 'image/png',
    '.webmanifest': 'application/manifest+json',
    '.webp': 'image/webp',
  })
  expect(Object.keys(azure.responseOverrides)).toEqual(['404'])
})

test('the sign-in redirect page keeps its opener and is never cached, on any host', () => {
  expect(netlifyHeaders('/auth/redirect/')).toEqual(
    expect.arrayContaining(['cache-control: no-store', 'cross-origin-opener-policy: unsafe-none']),
  )
  expect(azure.routes.find(({ route }) => route === '/auth/redirect/')?.headers).toEqual({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'unsafe-none',
  })
})

test('the policy allows Microsoft, a backend on another origin and its forms, and frames for silent sign-in', () => {
  const elsewhere = planHosting({
    scriptHashes: [],
    pageStyles: new Map(),
    otherStyles: [],
    redirects: [],
    files: [],
    nextSteps: {},
    firm: 'Harbor',
    contacts,
    locale: 'en-GB',
    analytics: false,
    backendUrl: 'https://api.example.com',
  })
  const policy = elsewhere.headers['content-security-policy'] ?? ''
  expect(policy).toContain(
    "connect-src 'self' https://login.microsoftonline.com https://graph.microsoft.com https://api.example.com;",
  )
  expect(policy).toContain("frame-src 'self' https://login.microsoftonline.com;")
  expect(policy).toContain("form-action 'self' https://api.example.com;")
})

test('the policy for all pages names the style sheets of each, and each page’s are listed apart', () => {
  const { headers, styles } = planHosting({
    scriptHashes: [],
    pageStyles: new Map([
      ['/b/', ["'sha256-all'", "'sha256-b'"]],
      ['/a/', ["'sha256-all'", "'sha256-a'"]],
    ]),
    otherStyles: ["'sha256-error'"],
    redirects: [],
    files: [],
    nextSteps: {},
    firm: 'Harbor',
    contacts,
    locale: 'en-GB',
    analytics: false,
    backendUrl: undefined,
  })
  for (const source of ['all', 'a', 'b', 'error'])
    expect(headers['content-security-policy']).toContain(`'sha256-${source}'`)
  expect(styles).toEqual({ '/a/': ["'sha256-all'", "'sha256-a'"], '/b/': ["'sha256-all'", "'sha256-b'"] })
})

test('the search without script is handed on to a backend elsewhere, and only by other hosts', () => {
  const made = hostingFiles(hosting, [], 'https://api.harbor.example')
  expect(made['_redirects']).toContain('/search/ https://api.harbor.example/search/ 302!\n')
  expect(made['staticwebapp.config.json']).toContain('https://api.harbor.example/search/')
  expect(made['hosting.json']).not.toContain('/search/')
  expect(files['_redirects']).not.toContain('/search/')
})
