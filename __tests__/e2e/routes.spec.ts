import { expect } from '@playwright/test'
import { company, contentSlugs } from './support/content-slugs'
import { entryRoutes } from './support/every-page'
import { hurryPauses, rest } from './support/hurry'
import { openLive } from './support/live-page'
import { kindSets, pageKinds } from './support/page-kinds'
import { advancedTools, publicRoutes, services, technologies } from './support/public-routes'
import { sitemapPaths, test } from './support/site-test'

const list = /^\/blog\/(?:page\/\d+|tag\/[a-z0-9-]+)\/$/

test('every page in the specification and every entry exists', ({ site }) => {
  const missing = [...publicRoutes, ...entryRoutes].filter((path) => site.get(path)?.status !== 200)
  expect(missing).toEqual([])
})

test('every page has one title, description, canonical address, H1 and language', ({ site }) => {
  const poor = [...site.values()].filter(
    ({ path, titles, descriptions, canonicals, headings, lang }) =>
      titles.length !== 1 ||
      titles[0] === '' ||
      descriptions.length !== 1 ||
      descriptions[0] === '' ||
      canonicals.length !== 1 ||
      canonicals[0] !== `${company.url}${path}` ||
      headings.filter(({ level, text }) => level === 1 && text !== '').length !== 1 ||
      headings.filter(({ level }) => level === 1).length !== 1 ||
      lang !== company.locale,
  )
  expect(poor.map(({ path }) => path)).toEqual([])
})

test('no two pages share a title or a description', ({ site }) => {
  const doubles = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
  expect(doubles([...site.values()].flatMap(({ titles }) => titles))).toEqual([])
  expect(doubles([...site.values()].flatMap(({ descriptions }) => descriptions))).toEqual([])
})

test('no public page is noindex', ({ site }) => {
  expect(
    [...site.values()].filter(({ robots }) => robots?.includes('noindex')).map(({ path }) => path),
  ).toEqual([])
})

test('headings never skip a level', ({ site }) => {
  const skips = [...site.values()].flatMap(({ path, headings }) =>
    headings.flatMap(({ level, text }, index) =>
      level > (headings[index - 1]?.level ?? 0) + 1 ? [`${path}: h${level} ${text}`] : [],
    ),
  )
  expect(skips).toEqual([])
})

test('an address without a trailing slash redirects permanently', async ({ request }) => {
  const wrong: string[] = []
  for (const path of [...publicRoutes, ...entryRoutes].filter((route) => route !== '/')) {
    const response = await request.get(path.slice(0, -1), { maxRedirects: 0 })
    const { location } = response.headers()
    if (response.status() !== 301 || location !== path)
      wrong.push(`${path}: ${response.status()} ${location}`)
  }
  expect(wrong).toEqual([])
})

test('the redirect to the trailing slash keeps the query', async ({ request }) => {
  const response = await request.get('/contact?subject=support', { maxRedirects: 0 })
  expect(response.headers()['location']).toBe('/contact/?subject=support')
})

test('an old address redirects to the current one', async ({ request }) => {
  for (const [from, to] of [
    ['/support/', '/tms-support/'],
    ['/careers', '/career/'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, to])
  }
})

for (const path of ['/no-such-page/', '/services/no-such-category/', '/blog/no-such-article/']) {
  test(`at ${path} a visitor gets a 404 page with links to go on`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Page not found \| \S/)
    // while the page wakes, the new head stands beside the old one for a moment
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
    await page.getByRole('main').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services/')
  })
}

test('on the 404 page the words of the chart are in view from 320 to 3840 pixels', async ({ page }) => {
  await page.goto('/no-such-page/')
  const words = page.getByRole('main').getByText('You are here')
  for (const width of [320, 360, 480, 768, 1280, 1920, 3840]) {
    await page.setViewportSize({ width, height: 900 })
    const { x: left, width: own } = (await words.boundingBox()) ?? new DOMRect()
    expect(left, `left edge at ${width}`).toBeGreaterThan(8)
    expect(left + own, `right edge at ${width}`).toBeLessThan(width - 8)
  }
})

test('the 500 page has a heading and links to go on', async ({ page }) => {
  await page.goto('/500.html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('the sitemap lists every page once, with its last change, and nothing else', async ({
  site,
  baseURL,
  request,
}) => {
  const listed = await sitemapPaths(baseURL ?? '')
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.toSorted()).toEqual([...site.keys()].toSorted())
  expect(listed.filter((path) => !list.test(path)).toSorted()).toEqual(
    [...publicRoutes, ...entryRoutes].toSorted(),
  )
  expect(listed.filter((path) => site.get(path)?.status !== 200)).toEqual([])

  const xml = await (await request.get('/sitemap-0.xml')).text()
  const days = [...xml.matchAll(/<url><loc>[^<]+<\/loc><lastmod>(\d{4}-\d\d-\d\d)[^<]*<\/lastmod>/g)]
  expect(days).toHaveLength(listed.length)
})

test('the feed is valid XML and lists the articles', async ({ page, request }) => {
  const response = await request.get('/rss.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/xml/)
  const feed = await page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml')
      const texts = (selector: string) => [...read.querySelectorAll(selector)].map((node) => node.textContent)
      return {
        faulty: read.querySelector('parsererror')?.textContent,
        language: texts('channel > language'),
        links: texts('item > link'),
        titles: texts('item > title'),
        dates: texts('item > pubDate'),
        bodies: [...read.getElementsByTagName('content:encoded')].map((node) => node.textContent.length),
      }
    },
    await response.text(),
  )
  const articles = contentSlugs('blog').map((slug) => `${company.url}/blog/${slug}/`)
  expect(feed.faulty).toBeUndefined()
  expect(feed.language).toEqual([company.locale])
  expect(feed.links.toSorted()).toEqual(articles.toSorted())
  expect(feed.titles.every((title) => title.length > 5)).toBe(true)
  expect(feed.dates.map((date) => Date.parse(date))).toEqual(
    feed.dates.map((date) => Date.parse(date)).toSorted((a, b) => b - a),
  )
  expect(feed.bodies.filter((length) => length < 500)).toEqual([])
})

test('links in the feed’s articles are absolute', async ({ request }) => {
  const xml = await (await request.get('/rss.xml')).text()
  expect([...xml.matchAll(/(?:href|src)=(?:"|&quot;)(\/[^"&]*)/g)].map(([, href]) => href)).toEqual([])
})

test('robots.txt names the sitemap and the internal paths', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  const text = await response.text()
  expect(text).toContain(`Sitemap: ${company.url}/sitemap-index.xml`)
  for (const path of ['/admin/', '/employee/', '/auth/']) expect(text).toContain(`Disallow: ${path}`)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('security.txt says where to report a vulnerability, for less than a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  expect(text).toContain(`Contact: mailto:${company.emails.support}\n`)
  expect(text).toContain(`Canonical: ${company.url}/.well-known/security.txt\n`)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(365)
})

test('the manifest names the company, and its icons exist', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as { name: string; start_url: string; icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: company.name, start_url: '/' })
  expect(manifest.icons.length).toBeGreaterThan(1)
  for (const { src } of manifest.icons) {
    const icon = await request.get(`/${src}`)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  }
})

test('every internal link resolves, with its anchor', async ({ site, request }) => {
  const files = new Map<string, number>()
  const broken: string[] = []
  for (const { path, links } of site.values()) {
    for (const link of new Set(links)) {
      const target = new URL(link, `${company.url}${path}`)
      if (target.origin !== company.url) continue
      const page = site.get(target.pathname)
      if (page === undefined && !files.has(target.pathname)) {
        files.set(target.pathname, (await request.get(target.pathname, { maxRedirects: 0 })).status())
      }
      const status = page?.status ?? files.get(target.pathname)
      const anchor = decodeURIComponent(target.hash.slice(1))
      if (status !== 200) broken.push(`${path}: ${link} answers ${status}`)
      else if (anchor !== '' && !page?.ids.includes(anchor)) broken.push(`${path}: ${link} has no such place`)
    }
  }
  expect(broken).toEqual([])
})

test('external links use https, mailto or tel', ({ site }) => {
  const odd = [...site.values()].flatMap(({ path, links }) =>
    links
      .filter((link) => !/^(?:\/(?!\/)|#|https:\/\/|mailto:(?:\S+@|\?subject=)|tel:\+\d+$)/.test(link))
      .map((link) => `${path}: ${link}`),
  )
  expect(odd).toEqual([])
})

test('ids are unique within a page', ({ site }) => {
  const doubles = [...site.values()].flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`),
  )
  expect(doubles).toEqual([])
})

interface Thing {
  '@context': string
  '@type': string
  [key: string]: unknown
}
/** As the text of a page is read: with plain spaces. */
const asRead = (text: string) => text.replace(/\s+/g, ' ')
const kindsOf = (structured: string[]) => structured.map((text) => (JSON.parse(text) as Thing)['@type'])

test('every page has structured data about the company; the home page about the site, others their breadcrumbs', ({
  site,
}) => {
  for (const { path, structured } of site.values()) {
    const things = structured.map((text) => JSON.parse(text) as Thing)
    expect(
      things.filter((thing) => thing['@context'] !== 'https://schema.org'),
      path,
    ).toEqual([])
    expect(kindsOf(structured), path).toEqual(
      expect.arrayContaining(['Organization', path === '/' ? 'WebSite' : 'BreadcrumbList']),
    )
    if (path === '/') continue
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement']
    expect((trail as { item: string }[]).at(-1)?.item, path).toBe(`${company.url}${path}`)
  }
})

test('services, technologies, articles and open jobs have structured data of their type, other pages none of it', ({
  site,
}) => {
  const below = (trees: typeof services) =>
    trees.flatMap(({ path, children, outsideMenu = [] }) =>
      [...children, ...outsideMenu].map((child) => `${path}${child}/`),
    )
  const filled = ['/career/project-lead/']
  const expected = {
    Service: below([...services, ...technologies]),
    BlogPosting: contentSlugs('blog').map((slug) => `/blog/${slug}/`),
    JobPosting: contentSlugs('jobs')
      .map((slug) => `/career/${slug}/`)
      .filter((path) => !filled.includes(path)),
  }
  for (const [kind, paths] of Object.entries(expected)) {
    const claiming = [...site.values()].filter(({ structured }) => kindsOf(structured).includes(kind))
    expect(claiming.map(({ path }) => path).toSorted(), kind).toEqual(paths.toSorted())
  }
})

test('pages with questions, and no others, mark them up as shown', ({ site }) => {
  const asking = [...site.values()].filter(({ ids }) => ids.includes('questions'))
  const handing = [...site.values()].filter(({ structured }) => kindsOf(structured).includes('FAQPage'))
  expect(asking.length).toBeGreaterThan(10)
  expect(handing.map(({ path }) => path)).toEqual(asking.map(({ path }) => path))
  for (const { path, structured, mainText } of handing) {
    const page = structured
      .map((text) => JSON.parse(text) as Thing)
      .find((thing) => thing['@type'] === 'FAQPage')
    const questions = page?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[] | undefined
    for (const { name, acceptedAnswer } of questions ?? []) {
      expect(mainText, path).toContain(asRead(name))
      expect(mainText, path).toContain(asRead(acceptedAnswer.text))
    }
  }
})

test('every page has a social image', async ({ site, request }) => {
  const missing: string[] = []
  const images = new Set([...site.values()].map(({ image }) => image ?? 'none'))
  for (const image of images) {
    if (!image.startsWith(`${company.url}/`)) missing.push(image)
    else {
      const response = await request.get(new URL(image).pathname)
      if (response.status() !== 200 || response.headers()['content-type'] !== 'image/png') missing.push(image)
    }
  }
  expect(missing).toEqual([])
})

test('case studies say that they are illustrative', ({ site }) => {
  for (const slug of contentSlugs('case-studies')) {
    expect(site.get(`/case-study/${slug}/`)?.mainText, slug).toContain('Worked example')
  }
})

test('Angular is listed in its category and Advanced Tools among the technologies', ({ site }) => {
  expect(site.get('/technologies/modern-development/')?.links).toContain(
    '/technologies/modern-development/angular/',
  )
  expect(
    [...site.values()].filter(({ path, links }) => path !== advancedTools && links.includes(advancedTools)),
  ).not.toEqual([])
})

test('Advanced Tools lists pages of the other categories', ({ site }) => {
  expect(site.get(advancedTools)?.links).toEqual(
    expect.arrayContaining([
      '/technologies/modern-development/spfx/',
      '/technologies/modern-development/powerfx/',
      '/technologies/modern-development/powerquery/',
      '/technologies/modern-development/graph-api/',
      '/technologies/data-intelligence/azure-synapse-analytics-services/',
      '/technologies/azure-cloud-services/azure-ai-and-cognitive-services/',
    ]),
  )
})

for (const { details, kinds } of kindSets)
  for (const [kind, path] of kinds.filter(([, route]) => route !== pageKinds['not found'])) {
    test(`${kind}: ${path} logs nothing to the console`, details, async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      page.on('requestfailed', (request) =>
        said.push(`${request.url()} ${request.failure()?.errorText ?? ''}`),
      )
      await hurryPauses(page)
      await openLive(page, path)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await rest(page)
      expect(said).toEqual([])
    })
  }
