import { expect, test, type Page } from '@playwright/test'
import { findInThemes } from './support/find-violations'
import { hurryPauses, rest } from './support/hurry'
import { becomeLive, openLive } from './support/live-page'

/* The build with GTAG_ID=G-TEST000000 and CONSENT=opt-in. */

test.use({ serviceWorkers: 'block' })

const id = 'G-TEST000000'
const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' })
const choose = (page: Page, name: 'Allow' | 'Decline') => banner(page).getByRole('button', { name }).click()

/** Mocks Google with a small script that sets a cookie; returns requests to other origins. */
async function mockGoogle(page: Page, origin: string): Promise<string[]> {
  const elsewhere: string[] = []
  await hurryPauses(page)
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.tagsStarted = (window.tagsStarted ?? 0) + 1; document.cookie = "_ga=1; path=/"',
    }),
  )
  return elsewhere
}

const tagsStarted = (page: Page) =>
  page.evaluate(() => (window as unknown as { tagsStarted?: number }).tagsStarted ?? 0)

/** Arguments of each call of the tag so far. */
const calls = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.map((entry) => Array.from(entry)) as [string, string, Record<string, unknown>][]
  })

const callsOf = async (page: Page, name: string, about: string) =>
  (await calls(page)).filter((call) => call[0] === name && call[1] === about).map((call) => call[2])

const pageViews = async (page: Page) =>
  (await callsOf(page, 'event', 'page_view')).map(({ page_path: path }) => path)

test('before a choice nothing is requested from Google, nothing is stored and consent is denied', async ({
  page,
  baseURL,
  context,
}) => {
  const elsewhere = await mockGoogle(page, baseURL ?? '')
  await openLive(page, '/about/')
  await expect(banner(page)).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/career/')
  await rest(page)
  expect(elsewhere).toEqual([])
  expect(await tagsStarted(page)).toBe(0)
  expect(await context.cookies()).toEqual([])
  expect((await callsOf(page, 'consent', 'default'))[0]).toMatchObject({ analytics_storage: 'denied' })
  expect(await callsOf(page, 'consent', 'update')).toEqual([])
})

test('before a choice there is no preconnect to Google', async ({ page }) => {
  await openLive(page, '/about/')
  await expect(page.locator('link:is([rel="preconnect"], [rel="dns-prefetch"])')).toHaveCount(0)
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
})

test('after Allow the tag loads once, with consent, and page views follow', async ({ page, baseURL }) => {
  const elsewhere = await mockGoogle(page, baseURL ?? '')
  await openLive(page, '/about/')
  await choose(page, 'Allow')
  await expect.poll(() => tagsStarted(page)).toBe(1)
  expect(elsewhere).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
  await expect
    .poll(() => callsOf(page, 'consent', 'update'))
    .toEqual([expect.objectContaining({ analytics_storage: 'granted' })])
  await expect.poll(() => pageViews(page)).toContain('/about/')

  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/career/')
  await expect.poll(() => pageViews(page)).toContain('/career/')
  expect((await pageViews(page)).filter((path) => path === '/career/')).toHaveLength(1)
  expect(await tagsStarted(page)).toBe(1)
})

test('addresses are shortened and cookies end with the session', async ({ page, baseURL }) => {
  await mockGoogle(page, baseURL ?? '')
  await openLive(page, '/about/')
  await choose(page, 'Allow')
  await expect
    .poll(() => callsOf(page, 'config', id))
    .toEqual([expect.objectContaining({ anonymize_ip: true, cookie_expires: 0, send_page_view: false })])
})

test('consent is denied before the tag is configured, and granted before it is loaded', async ({
  page,
  baseURL,
}) => {
  await mockGoogle(page, baseURL ?? '')
  await openLive(page, '/about/')
  await choose(page, 'Allow')
  await expect.poll(() => tagsStarted(page)).toBe(1)
  const order = (await calls(page)).map(([name, about]) => `${name} ${about}`)
  expect(order.indexOf('consent default')).toBe(0)
  expect(order.indexOf('consent update')).toBeGreaterThan(0)
  expect(order.indexOf(`config ${id}`)).toBeGreaterThan(0)
})

test('consent survives a reload, and the question does not come back', async ({ page, baseURL }) => {
  const elsewhere = await mockGoogle(page, baseURL ?? '')
  await openLive(page, '/about/')
  await choose(page, 'Allow')
  await expect.poll(() => tagsStarted(page)).toBe(1)
  await page.reload()
  await becomeLive(page)
  await expect.poll(() => tagsStarted(page)).toBe(1)
  await expect.poll(() => pageViews(page)).toEqual(['/about/'])
  await expect(banner(page)).toHaveCount(0)
  expect(elsewhere).toHaveLength(2)
})

test('after Decline nothing is loaded, even after a reload and on other pages', async ({
  page,
  baseURL,
  context,
}) => {
  const elsewhere = await mockGoogle(page, baseURL ?? '')
  await openLive(page, '/about/')
  await choose(page, 'Decline')
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await becomeLive(page)
  await expect(banner(page)).toHaveCount(0)
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/career/')
  await expect(banner(page)).toHaveCount(0)
  await rest(page)
  expect(elsewhere).toEqual([])
  expect(await tagsStarted(page)).toBe(0)
  expect(await context.cookies()).toEqual([])
  expect(await callsOf(page, 'consent', 'update')).not.toContainEqual(
    expect.objectContaining({ analytics_storage: 'granted' }),
  )
})

test('the question stays until the visitor answers', async ({ page }) => {
  await openLive(page, '/about/')
  await expect(banner(page)).toBeVisible()
  await page.reload()
  await becomeLive(page)
  await expect(banner(page)).toBeVisible()
})

test('the banner links to the explanation', async ({ page }) => {
  await openLive(page, '/about/')
  await banner(page).getByRole('link').click()
  await expect(page).toHaveURL('/privacy-policies/')
  await expect(banner(page)).toBeVisible()
})

for (const [name, key] of [
  ['Allow', 'Enter'],
  ['Decline', 'Space'],
] as const) {
  test(`${name} can be reached and chosen by keyboard`, async ({ page, baseURL }) => {
    await mockGoogle(page, baseURL ?? '')
    await openLive(page, '/privacy-policies/')
    const button = banner(page).getByRole('button', { name })
    await expect(button).toBeVisible()
    const isThere = () => button.evaluate((element) => element === document.activeElement)
    for (let stops = 0; stops < 150 && !(await isThere()); stops++) await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(button).not.toHaveCSS('outline-style', 'none')
    await page.keyboard.press(key)
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(() => tagsStarted(page)).toBe(name === 'Allow' ? 1 : 0)
  })
}

for (const width of [1280, 320]) {
  test(`the banner passes axe, light and dark, and fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openLive(page, '/privacy-policies/')
    await expect(banner(page)).toBeVisible()
    expect(await findInThemes(page, 'section[aria-label="Analytics"]')).toEqual([])
    const box = await banner(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  })
}

test('declining is as easy as allowing', async ({ page }) => {
  await openLive(page, '/about/')
  const allow = await banner(page).getByRole('button', { name: 'Allow' }).boundingBox()
  const decline = await banner(page).getByRole('button', { name: 'Decline' }).boundingBox()
  expect(decline?.y).toBe(allow?.y)
  expect(decline?.height).toBeGreaterThanOrEqual((allow?.height ?? 0) * 0.9)
})

test('without storage the choice holds for the page', async ({ page, baseURL }) => {
  await mockGoogle(page, baseURL ?? '')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await openLive(page, '/about/')
  await choose(page, 'Allow')
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(() => tagsStarted(page)).toBe(1)
})

test('do-not-track is ignored, as specified', async ({ page, baseURL }) => {
  await mockGoogle(page, baseURL ?? '')
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  await openLive(page, '/about/')
  await choose(page, 'Allow')
  await expect.poll(() => tagsStarted(page)).toBe(1)
})

test('internal pages are not tracked', async ({ page, baseURL }) => {
  await mockGoogle(page, baseURL ?? '')
  await openLive(page, '/about/')
  await choose(page, 'Allow')
  await expect.poll(() => tagsStarted(page)).toBe(1)
  for (const path of ['/admin/jobs/', '/employee/post-blog/']) {
    await page.goto(path)
    await becomeLive(page)
    await rest(page)
    expect(await pageViews(page), path).toEqual([])
  }
})

test('the content security policy allows the tag and no other third party', async ({
  page,
  baseURL,
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(scripts.filter((source) => source.startsWith('http'))).toEqual(['https://www.googletagmanager.com'])
  expect(scripts).not.toContain("'unsafe-inline'")

  const broken: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => broken.push(text))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportViolation(`${violatedDirective} ${blockedURI}`),
    )
  })
  await mockGoogle(page, baseURL ?? '')
  await openLive(page, '/about/')
  await choose(page, 'Allow')
  await expect.poll(() => tagsStarted(page)).toBe(1)
  expect(broken).toEqual([])
})
