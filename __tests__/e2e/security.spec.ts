import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { openLive } from './support/live-page'
import { eachKind } from './support/page-kinds'
import { transfer } from './support/transfer'

/** Directives of a Content-Security-Policy by name. */
const parsePolicy = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

const documents = [
  ['a page', '/about/', 200],
  ['a redirect to the slash', '/about', 301],
  ['a redirect of an old address', '/careers/', 301],
  ['a wrong address', '/no-such-page/', 404],
  ['the service worker', '/sw.js', 200],
] as const
const data = [
  ['JSON', '/api/health', 200],
  ['a wrong call', '/api/no-such-call', 404],
  ['page data', '/page-data/index/page-data.json', 200],
] as const

for (const [answer, path, status] of [...documents, ...data]) {
  test(`${answer} has the security headers`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    const headers = response.headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}; includeSubDomains/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    const policy = parsePolicy(headers['content-security-policy'] ?? '')
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  })
}

for (const [answer, path] of documents) {
  test(`${answer} has the security headers of documents`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/)
  })
}

test('scripts are allowed from this site only', async ({ request }) => {
  const response = await request.get('/')
  const policy = parsePolicy(response.headers()['content-security-policy'] ?? '')
  const scripts = policy.get('script-src') ?? []
  expect(scripts.filter((source) => source !== "'self'" && !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual(
    [],
  )
  expect(policy.get('default-src')).toEqual(["'self'"])
  const microsoft = ['https://login.microsoftonline.com', 'https://graph.microsoft.com']
  expect(policy.get('connect-src')).toEqual(["'self'", ...microsoft])
  expect(policy.get('frame-src')).toEqual(["'self'", 'https://login.microsoftonline.com'])
  expect(policy.get('object-src')).toEqual(["'none'"])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('form-action')).toEqual(["'self'"])
})

/** Collects all violations of the policy, on this page and later ones. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      reportViolation(`${violatedDirective} ${blockedURI} ${sample} at ${location.pathname}`),
    )
  })
  return violations
}

test('styles are allowed from this site only', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  const styles = parsePolicy(headers['content-security-policy'] ?? '').get('style-src') ?? []
  expect(styles.length).toBeGreaterThan(1)
  expect(styles.filter((source) => source !== "'self'" && !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([])
})

test('what the policy blocks is reported to the backend', async ({ page }) => {
  await openLive(page, '/about/')
  const report = page.waitForRequest((request) => request.url().endsWith('/api/policy-reports'))
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  expect((await (await report).response())?.status()).toBe(204)
})

for (const [what, path, policy] of [
  ['a page', '/about/', 'same-origin'],
  ['an image of the feed', '/social/', 'cross-origin'],
  ['the API', '/api/health', 'same-origin'],
] as const) {
  test(`other sites ${policy === 'same-origin' ? "can't" : 'can'} embed ${what}`, async ({ request }) => {
    const html = await (await request.get('/about/')).text()
    const image = /content="https?:\/\/[^/]+(\/social\/[^"]+)"/.exec(html)?.[1] ?? ''
    const response = await request.get(path === '/social/' ? image : path)
    expect(response.headers()['cross-origin-resource-policy']).toBe(policy)
  })
}

test('no kind of page violates the content security policy, while loading, in use and on leaving', async ({
  page,
}) => {
  test.slow()
  const violations = await recordViolations(page)
  for (const [kind, path] of eachKind) {
    await openLive(page, path)
    await page.getByRole('button', { name: /^Theme: / }).click()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const next = path === '/' ? '/contact/' : '/'
    await page.locator(`header[data-site] a[href="${next}"]`).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(next)
    await page.goBack()
    await expect(page).toHaveURL(path)
    expect.soft(violations.splice(0), kind).toEqual([])
  }
})

test('injected code does not run', async ({ page }) => {
  const violations = await recordViolations(page)
  await openLive(page, '/about/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = "script"'
    document.body.append(script)
    const place = document.createElement('div')
    place.innerHTML = '<button onclick="window.injected = \'handler\'">x</button>'
    document.body.append(place)
    place.querySelector('button')?.click()
    return (window as unknown as { injected?: string }).injected
  })
  expect(ran).toBeUndefined()
  await expect.poll(() => violations.filter((text) => text.startsWith('script-src')).length).toBe(2)
})

test('code injected in transit does not run', async ({ page }) => {
  await page.route('/about/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', '<script>window.injected = true</script></head>')
    await route.fulfill({ response, body })
  })
  await openLive(page, '/about/')
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})

test('a script from another origin does not run', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://elsewhere.example/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.injected = true' })
  })
  await openLive(page, '/about/')
  await page.evaluate(
    () =>
      new Promise((done) => {
        const script = document.createElement('script')
        script.src = 'https://elsewhere.example/x.js'
        script.onload = done
        script.onerror = done
        document.body.append(script)
      }),
  )
  expect(asked).toEqual([])
})

test.describe('caches', () => {
  test('store hashed files forever', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const data = /<script type="application\/json" id="page-scripts">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
    const { scripts } = JSON.parse(data) as { scripts: string[] }
    const font = /<link rel="preload"[^>]*href="([^"]+\.woff2)"/.exec(html)?.[1] ?? ''
    const image = /content="https?:\/\/[^/]+(\/social\/[^"]+)"/.exec(html)?.[1] ?? ''
    expect(scripts.length).toBeGreaterThan(2)
    for (const path of [...scripts, font, image]) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      expect(response.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable')
    }
  })

  for (const path of [
    '/',
    '/about/',
    '/page-data/app-data.json',
    '/page-data/about/page-data.json',
    '/sw.js',
    '/sitemap-index.xml',
    '/rss.xml',
    '/no-such-page/',
    '/no-such-script-0123456789abcdef0123.js',
  ]) {
    test(`revalidate ${path}`, async ({ request }) => {
      const { 'cache-control': control } = (await request.get(path)).headers()
      expect(control).toMatch(/max-age=0|no-cache|no-store/)
      expect(control).not.toContain('immutable')
    })
  }

  test('store nothing from the API', async ({ request }) => {
    expect((await request.get('/api/health')).headers()['cache-control']).toBe('no-store')
  })

  for (const encoding of ['br', 'gzip', 'identity']) {
    test(`revalidate ${encoding} pages by ETag`, async ({ baseURL }) => {
      const url = `${baseURL ?? ''}/about/`
      const first = await transfer(url, { 'accept-encoding': encoding })
      const { etag = '' } = first.headers
      expect(etag).toMatch(/^"[^"]+"$/)
      const second = await transfer(url, { 'accept-encoding': encoding, 'if-none-match': etag })
      expect([second.status, second.body.length]).toEqual([304, 0])
      expect(second.headers.etag).toBe(etag)
      expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
      const other = await transfer(url, { 'accept-encoding': encoding, 'if-none-match': '"another"' })
      expect(other.status).toBe(200)
    })
  }
})

test('a page is the same in every encoding, and varies by it', async ({ baseURL }) => {
  const url = `${baseURL ?? ''}/about/`
  const [br, gzip, identity] = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => transfer(url, { 'accept-encoding': encoding })),
  )
  expect([
    br?.headers['content-encoding'],
    gzip?.headers['content-encoding'],
    identity?.headers['content-encoding'],
  ]).toEqual(['br', 'gzip', undefined])
  const plain = identity?.body.toString('utf8')
  expect(plain).toContain('</html>')
  expect(brotliDecompressSync(br?.body ?? '').toString('utf8')).toBe(plain)
  expect(gunzipSync(gzip?.body ?? '').toString('utf8')).toBe(plain)
  for (const answer of [br, gzip, identity])
    expect(answer?.headers.vary?.toLowerCase()).toContain('accept-encoding')
  expect(new Set([br?.headers.etag, gzip?.headers.etag, identity?.headers.etag]).size).toBe(3)
})

test('hosting rules and internal build files are not public', async ({ request }) => {
  for (const path of [
    '/hosting.json',
    '/_headers',
    '/_redirects',
    '/staticwebapp.config.json',
    '/.env',
    '/index.html.br',
    '/../package.json',
    '/%2e%2e/package.json',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBeGreaterThanOrEqual(400)
  }
})

test('no page names the machine that built it', async ({ request }) => {
  for (const [, path] of eachKind) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toContain(process.cwd())
    expect(html, path).not.toMatch(/(?:file:\/\/|\/home\/|\/root\/|localhost)/)
  }
})
