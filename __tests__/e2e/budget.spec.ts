import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { everyPage } from './support/every-page'
import { waitUntilFetchedAhead } from './support/fetched-ahead'
import { hurryPauses, rest } from './support/hurry'
import { becomeLive, waitUntilLive } from './support/live-page'
import { eachKind, pageKinds } from './support/page-kinds'
import { brotliBytes, transfer } from './support/transfer'

test.use({ serviceWorkers: 'block' })

const kilobyte = 1024
const limits = {
  script: 92 * kilobyte,
  css: 9 * kilobyte,
  html: 27 * kilobyte,
  detailHtml: 20 * kilobyte,
  font: 30 * kilobyte,
  /** What the page's scripts fetch to wake it: an article's has its text. */
  data: 7 * kilobyte,
}
const details = ['service', 'technology', 'solution', 'article', 'case study', 'job', 'sample']

/** Sample pages, without the 404 page, whose status differs. */
const kinds = eachKind.filter(([, path]) => path !== pageKinds['not found'])

interface Files {
  html: number
  css: number
  data: number
}

interface Weight extends Files {
  scripts: string[]
  fonts: string[]
  /** Types of the requests before `load`, e.g. "font"; a chart may be asked for when the browser tells of it. */
  beforeLoad: string[]
}

/** The page's requests. */
function recordRequests(page: Page) {
  const requests: { url: string; type: string }[] = []
  const asked: string[] = []
  page.on('request', (request) => {
    requests.push({ url: request.url(), type: request.resourceType() })
    asked.push(request.url())
  })
  return { requests, asked }
}

/** A chart in the first view that the page's HTML had no room for, or the script of 200 bytes that fetches it. */
const isChart = (url: string) => /\/static\/charts?-[0-9a-f]+\.js(?:on)?$/.test(url)

const isScript = (url: string) => new URL(url).pathname.endsWith('.js')

/** What a page consists of before its scripts, compressed. */
async function weighFiles(path: string, origin: string): Promise<Files> {
  const html = (await transfer(`${origin}${path}`)).body.toString()
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
  return {
    html: await brotliBytes(`${origin}${path}`),
    css: brotliCompressSync(inline).length,
    data: await brotliBytes(`${origin}/page-data/${path.slice(1, -1) || 'index'}/page-data.json`),
  }
}

const sumBytes = async (urls: readonly string[]) =>
  (await Promise.all(urls.map(brotliBytes))).reduce((sum, size) => sum + size, 0)

async function weigh(page: Page, path: string, origin: string): Promise<Weight> {
  const { asked, requests } = recordRequests(page)
  await hurryPauses(page)
  const loaded = page
    .waitForEvent('load')
    .then(() => requests.filter(({ url }) => !isChart(url)).map(({ type }) => type))
  await page.goto(path)
  const beforeLoad = await loaded
  await becomeLive(page) // by an event alone: a real gesture loads more
  await waitUntilFetchedAhead(page, asked)
  return {
    ...(await weighFiles(path, origin)),
    scripts: [...new Set(asked.filter(isScript))],
    fonts: [...new Set(requests.filter(({ type }) => type === 'font').map(({ url }) => url))],
    beforeLoad,
  }
}

for (const [kind, path] of kinds) {
  test(`${kind}: ${path} renders its first view without scripts and stays within its budget`, async ({
    page,
    baseURL,
  }) => {
    const weight = await weigh(page, path, baseURL ?? '')
    const script = await sumBytes(weight.scripts)
    const font = await brotliBytes(weight.fonts[0] ?? '')
    const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`.padStart(9)
    console.log(
      [
        kind.padEnd(22),
        `HTML ${kb(weight.html)}`,
        `CSS ${kb(weight.css)}`,
        `data ${kb(weight.data)}`,
        `script ${kb(script)}`,
        `in ${weight.scripts.length} files`,
        `font ${kb(font)}`,
      ].join('  '),
    )
    expect
      .soft(weight.beforeLoad.filter((type) => ['script', 'stylesheet', 'xhr'].includes(type)))
      .toEqual([])
    expect.soft(weight.scripts.length).toBeGreaterThan(3)
    expect.soft(script, 'script').toBeLessThanOrEqual(limits.script)
    expect.soft(weight.css, 'inline CSS').toBeLessThanOrEqual(limits.css)
    expect.soft(weight.data, 'page data').toBeLessThanOrEqual(limits.data)
    expect.soft(weight.fonts, 'fonts').toHaveLength(1)
    expect.soft(font, 'font').toBeLessThanOrEqual(limits.font)
    const mostHtml = details.includes(kind) ? limits.detailHtml : limits.html
    expect.soft(weight.html, 'HTML').toBeLessThanOrEqual(mostHtml)
  })
}

const detailPage =
  /^\/(?:services|technologies)\/[^/]+\/[^/]+\/$|^\/(?:solutions|blog|case-study|career|samples)\/[^/]+\/$/

test('the HTML and CSS of every detail page stay within their budget', async ({ baseURL }) => {
  const paths = everyPage.filter((path) => detailPage.test(path))
  expect(paths.length).toBeGreaterThan(60)
  const sizes = await Promise.all(
    paths.map(async (path) => [path, await brotliBytes(`${baseURL ?? ''}${path}`)] as const),
  )
  expect(sizes.filter(([, bytes]) => bytes > limits.detailHtml)).toEqual([])
})

/** Rows of the report's table: a part of a page, its limit, what was measured. */
const reported = [
  ...readFileSync('content/samples/this-website.md', 'utf8').matchAll(
    /^\| \*\*(.+)\*\* \| (?:One file, )?(\d+) KB \| ([\d.]+) KB \|$/gm,
  ),
].map(([, part = '', limit, figure]) => ({ part, limit: Number(limit), figure: Number(figure) }))

test('the acceptance report of this website names these limits, and the weight of the heaviest pages', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const job = await weigh(page, pageKinds.job, origin) // of all kinds, its scripts weigh the most
  const files = await Promise.all(
    kinds.map(async ([kind, path]) => ({ kind, ...(await weighFiles(path, origin)) })),
  )
  const others = files.filter(({ kind }) => !details.includes(kind))
  const detailHtml = everyPage.filter((path) => detailPage.test(path)).map((path) => `${origin}${path}`)
  const parts = [
    [
      'HTML of a detail page',
      limits.detailHtml,
      Math.max(...(await Promise.all(detailHtml.map(brotliBytes)))),
    ],
    ['HTML of the home page', limits.html, Math.max(...others.map(({ html }) => html))],
    ['Styles', limits.css, Math.max(...files.map(({ css }) => css))],
    ['Font', limits.font, await sumBytes(job.fonts)],
    ['Scripts, once', limits.script, await sumBytes(job.scripts)],
    ['Data', limits.data, Math.max(...files.map(({ data }) => data))],
  ] as const
  expect(reported).toHaveLength(parts.length)
  for (const [part, limit, bytes] of parts) {
    const row = reported.find((one) => one.part.startsWith(part))
    expect.soft(row?.limit, `${part}: limit`).toBe(limit / kilobyte)
    const figure = row?.figure ?? 0
    const real = bytes / kilobyte
    expect.soft(figure, `${part}: measured ${real.toFixed(1)} KB`).toBeGreaterThan(real * 0.97)
    expect.soft(figure, `${part}: measured ${real.toFixed(1)} KB`).toBeLessThan(real * 1.03)
    expect.soft(figure, `${part}: within its limit`).toBeLessThanOrEqual(limit / kilobyte)
  }
})

test('no page preconnects to another origin', async ({ page }) => {
  for (const [, path] of eachKind) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).not.toMatch(/<link[^>]+rel="(?:preconnect|dns-prefetch)"/)
    expect(html, path).not.toMatch(
      /<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\/[^"]+"[^>]*(?:rel="(?:stylesheet|preload)")/,
    )
  }
})

test('a visitor who only reads loads no script and no data, except to draw a chart of the first view', async ({
  page,
}) => {
  const { requests } = recordRequests(page)
  await hurryPauses(page)
  for (const [kind, path] of kinds) {
    requests.length = 0
    await page.goto(path)
    await rest(page)
    const data = requests.filter(({ type }) => ['script', 'xhr', 'fetch', 'other'].includes(type))
    const urls = data.map(({ url }) => url).filter((url) => !/\.(?:ico|svg|png|webmanifest)$/.test(url))
    expect(
      urls.filter((url) => !isChart(url)),
      kind,
    ).toEqual([])
  }
})

const acts: [name: string, act: (page: Page) => Promise<void>][] = [
  ['moves the pointer', (page) => page.mouse.move(300, 300, { steps: 3 })],
  ['presses the pointer', (page) => page.mouse.down()],
  ['presses a key', (page) => page.keyboard.press('Tab')],
  ['scrolls', (page) => page.evaluate(() => window.scrollTo(0, 200))],
]
for (const [name, act] of acts) {
  test(`scripts start when a visitor ${name}`, async ({ page }) => {
    await page.goto('/about/')
    await act(page)
    await waitUntilLive(page)
  })
}

/** Counts formats of dates and numbers: the first costs a phone 70 ms, in the task that wakes the page. */
function countFormats() {
  let made = 0
  Reflect.set(window, 'countFormats', () => made)
  const construct = (target: object, args: unknown[]): object => {
    made += 1
    return Reflect.construct(target as new () => object, args) as object
  }
  for (const name of ['DateTimeFormat', 'NumberFormat'])
    Reflect.set(Intl, name, new Proxy(Reflect.get(Intl, name) as object, { construct }))
}

test('no public page loads anything from another origin, needs formats of dates to wake, nor a script with the sign-in library, the editor, zod or the Google tag', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const { asked } = recordRequests(page)
  await hurryPauses(page)
  await page.addInitScript(countFormats)
  for (const [, path] of eachKind) {
    await page.goto(path)
    await becomeLive(page)
    expect(await page.evaluate('countFormats()'), path).toBe(0)
    await waitUntilFetchedAhead(page, asked)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  }
  await rest(page)
  const elsewhere = asked.filter((url) => !url.startsWith(`${baseURL ?? ''}/`) && !url.startsWith('data:'))
  expect(elsewhere).toEqual([])
  const scripts = new Set(asked.filter(isScript))
  expect(scripts.size).toBeGreaterThan(10)
  const signs = [
    'msal',
    'login.microsoftonline.com',
    'acquireTokenSilent',
    'ProseMirror',
    'prosemirror',
    'tiptap',
    'CodeMirror',
    'invalid_type',
    'ZodError',
    'googletagmanager',
    'gtag',
  ]
  for (const url of scripts) {
    const code = await (await request.get(url)).text()
    expect(
      signs.filter((sign) => code.includes(sign)),
      url,
    ).toEqual([])
  }
})

test('a build without an id has no trace of the Google tag', async ({ request }) => {
  for (const [, path] of eachKind) {
    expect(await (await request.get(path)).text(), path).not.toMatch(
      /gtag|googletagmanager|google-analytics|G-[A-Z0-9]{8,}/,
    )
    expect((await request.get(path)).headers()['content-security-policy']).not.toContain('google')
  }
})

test('the first view of the home page on a phone loads no picture from below', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 }) // as Lighthouse's, where the samples are nearest
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
  await page.goto('/')
  await rest(page)
  expect(pictures).toEqual([])
  await page.locator('main img').first().scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
})

test('the list of samples loads the first of its pictures, the others later, and none that phones don’t show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
  await page.goto('/samples/')
  await rest(page)
  const shown = await page.locator('main img:visible').all()
  expect(pictures.length).toBeLessThan(shown.length)
  for (const picture of shown) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  expect(shown.length).toBeLessThan(await page.locator('main img').count())
  expect(pictures.length).toBe(shown.length)
})

test('images in the first view load eagerly, images below it lazily', async ({ page }) => {
  for (const path of ['/', '/technologies/', '/blog/end-of-support-dates/']) {
    await page.goto(path)
    const pictures = await page.locator('main img').evaluateAll((all) =>
      all.map((image) => ({
        isBelow: image.getBoundingClientRect().top > window.innerHeight * 2,
        isLazy: image.getAttribute('loading') === 'lazy',
        isSized: image.hasAttribute('width') && image.hasAttribute('height'),
      })),
    )
    expect(
      pictures.filter(({ isBelow, isLazy }) => isBelow && !isLazy),
      path,
    ).toEqual([])
    expect(
      pictures.filter(({ isSized }) => !isSized),
      path,
    ).toEqual([])
  }
})

test('pictures below the first view are fetched no earlier than the first frame', async ({ page }) => {
  await page.addInitScript(() => requestAnimationFrame((at) => performance.mark('frame', { startTime: at })))
  await page.goto('/case-study/')
  const picture = page.locator('img[loading="lazy"][src^="/media/"]').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const { frames, fetched } = await page.evaluate(() => ({
    frames: performance.getEntriesByName('frame').map(({ startTime }) => startTime),
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/media/'))
      .map(({ startTime }) => startTime),
  }))
  expect(frames).toHaveLength(1)
  expect(fetched.length).toBeGreaterThan(0)
  // not the first paint: its time is when it was shown, and lazy pictures are asked for while it is prepared
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(Math.max(...frames))
})
