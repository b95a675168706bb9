import { expect, test as base, type Page } from '@playwright/test'
import { company } from './support/content-slugs'
import { hurryPauses, rest } from './support/hurry'
import { becomeLive, isMarked, markDocument, openLive } from './support/live-page'
import { SiteFront } from './support/site-front'

const test = base.extend<{ front: SiteFront }>({
  front: async ({ baseURL }, use) => {
    const front = await SiteFront.open(baseURL ?? '')
    await use(front)
    await front.close()
  },
})

const footerLink = (page: Page, name: string) =>
  page.locator('footer[data-site]').getByRole('link', { name, exact: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Holds requests until it is opened. */
function createGate() {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { open, opened }
}

test.describe('client-side navigation', () => {
  test.use({ serviceWorkers: 'block' })

  test('keeps the document, changes address, title and heading, and starts at the top', async ({ page }) => {
    await openLive(page, '/about/')
    const title = await page.title()
    await markDocument(page)
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    await expect(page).not.toHaveTitle(title)
    await expect(page).toHaveTitle(new RegExp(`\\| ${company.name}$`))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })

  test('is announced, and resets the focus', async ({ page }) => {
    await openLive(page, '/about/')
    const before = (await heading(page).textContent()) ?? ''
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    await expect(heading(page)).not.toHaveText(before)
    const name = await heading(page).textContent()
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(`Navigated to ${name ?? ''}`)
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  })

  test('leaves one title, description, canonical address and language in the head', async ({ page }) => {
    await openLive(page, '/about/')
    const expectHead = async (path: string) => {
      for (const [selector, attribute, value] of [
        ['head meta[name="description"]', 'content', /.{70,}/],
        ['head link[rel="canonical"]', 'href', `${company.url}${path}`],
        ['head meta[property="og:url"]', 'content', `${company.url}${path}`],
      ] as const) {
        await expect(page.locator(selector)).toHaveCount(1)
        await expect(page.locator(selector)).toHaveAttribute(attribute, value)
      }
      await expect(page.locator('head title')).toHaveCount(1)
      await expect(page.locator('body :is(title, meta[property], meta[name="description"])')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('lang', company.locale)
    }
    await expectHead('/about/')
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    await expectHead('/career/')
    await page.goBack()
    await expect(page).toHaveURL('/about/')
    await expectHead('/about/')
  })

  test('restores the scroll position on back and forward', async ({ page }) => {
    await openLive(page, '/about/')
    const first = await heading(page).textContent()
    const { offset } = await footerLink(page, 'Careers').evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      return { offset: window.scrollY }
    })
    await markDocument(page)
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    await expect(heading(page)).not.toHaveText(first ?? '')
    const second = await heading(page).textContent()
    await page.goBack()
    await expect(heading(page)).toHaveText(first ?? '')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(offset / 2)
    await page.goForward()
    await expect(heading(page)).toHaveText(second ?? '')
    await expect(page).toHaveURL('/career/')
    expect(await isMarked(page)).toBe(true)
  })

  test('opens an address at its top, wherever the tab left it before', async ({ page }) => {
    await openLive(page, '/about/')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('900')
    await page.goto('/career/')
    await openLive(page, '/about/')
    await rest(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('scrolls to an anchor on the same page', async ({ page }) => {
    await openLive(page, '/blog/end-of-support-dates/')
    const link = page.locator('main a[href^="#"]').last()
    const place = page.locator((await link.getAttribute('href')) ?? '')
    await expect(place).not.toBeInViewport()
    await link.click()
    await expect(place).toBeInViewport()
    await expect(page).toHaveURL(/#/)
  })

  test('opens an address with an anchor at its target, below the header', async ({ page }) => {
    await openLive(page, '/services/strategic-consulting/tech-advisory/#questions')
    await expect(page.locator('#questions')).toBeInViewport()
    const header = await page.locator('header[data-site]').boundingBox()
    const place = await page.locator('#questions').boundingBox()
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
  })

  test('leaves Ctrl-clicks to the browser', async ({ page }) => {
    await openLive(page, '/about/')
    // checks the click itself, since Playwright sometimes misses tabs that Chromium opens
    const isTaken = page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          window.addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true }),
        ),
    )
    await footerLink(page, 'Careers').click({ modifiers: ['ControlOrMeta'] })
    expect(await isTaken).toBe(false)
    await expect(page).toHaveURL('/about/')
    await markDocument(page)
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    expect(await isMarked(page)).toBe(true)
  })

  test('announces a slow page until it is there', async ({ page }) => {
    const gate = createGate()
    await page.route('**/page-data/career/page-data.json', async (route) => {
      await gate.opened
      await route.continue()
    })
    await openLive(page, '/about/')
    const notice = page.getByRole('status').filter({ hasNotText: 'Theme:' })
    await expect(notice).toBeEmpty()
    await markDocument(page)
    await footerLink(page, 'Careers').click()
    await expect(notice).toHaveText(/Still loading/)
    await expect(notice.locator('p')).toBeInViewport()
    await expect(page).toHaveURL('/about/')
    gate.open()
    await expect(page).toHaveURL('/career/')
    await expect(notice).toBeEmpty()
    expect(await isMarked(page)).toBe(true)
  })

  test('falls back to a full load when page data fails', async ({ page }) => {
    await page.route('**/page-data/career/page-data.json', (route) => route.abort())
    await openLive(page, '/about/')
    await markDocument(page)
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expect(heading(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about/')
  })

  test('retries page data that fails once', async ({ page }) => {
    let asked = 0
    await page.route('**/page-data/career/page-data.json', async (route) => {
      asked += 1
      await (asked === 1 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue())
    })
    await openLive(page, '/about/')
    await markDocument(page)
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    await expect(page.locator('a[href="/career/azure-cloud-engineer/"]').first()).toBeVisible()
    expect(asked).toBeGreaterThan(1)
    expect(await isMarked(page)).toBe(true)
  })

  test('shows the error page when the server fails', async ({ page }) => {
    await page.route('**/page-data/career/page-data.json', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await openLive(page, '/about/')
    await footerLink(page, 'Careers').click()
    await expect(heading(page)).toHaveText('Sorry, something went wrong')
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('shows the 404 page for a missing page', async ({ page }) => {
    await page.route('**/page-data/career/page-data.json', (route) =>
      route.fulfill({ status: 404, body: '' }),
    )
    await page.route(/\/career\/?$/, (route) => route.fulfill({ status: 404, body: '' }))
    await openLive(page, '/about/')
    await markDocument(page)
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    await expect(heading(page)).toHaveText('Page not found')
    expect(await isMarked(page)).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL('/contact/')
  })

  test('opens a page whose script was removed by a deploy', async ({ page }) => {
    await openLive(page, '/about/')
    await markDocument(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await page.route('**/static/*.js', (route) =>
      loaded.includes(route.request().url()) ? route.fallback() : route.fulfill({ status: 404, body: '' }),
    )
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expect(page.locator('a[href="/career/azure-cloud-engineer/"]').first()).toBeVisible()
  })

  test('prefetches pages behind visible links only', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await hurryPauses(page)
    await openLive(page, '/about/')
    await expect.poll(() => asked).toContain('/page-data/contact/page-data.json')
    expect(asked).not.toContain('/page-data/privacy-policies/page-data.json')
    const ahead = page.waitForRequest('**/page-data/privacy-policies/page-data.json')
    await footerLink(page, 'Privacy').scrollIntoViewIfNeeded()
    await ahead
  })

  test('does not prefetch when the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await hurryPauses(page)
    await openLive(page, '/about/')
    await footerLink(page, 'Privacy').scrollIntoViewIfNeeded()
    await rest(page)
    const data = asked.filter((path) => path.endsWith('/page-data.json'))
    expect([...new Set(data)]).toEqual(['/page-data/about/page-data.json'])
  })

  test('follows links before scripts run', async ({ page }) => {
    await page.route(/\.js$/, () => undefined)
    await page.goto('/about/', { waitUntil: 'domcontentloaded' })
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
  })
})

/** Opens the site controlled by its service worker. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await becomeLive(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
  })
}

test.describe('the service worker', () => {
  test('opens visited pages offline', async ({ page, front }) => {
    await openWithWorker(page, `${front.origin}/`)
    await page.goto(`${front.origin}/about/`)
    await becomeLive(page)
    const name = await heading(page).textContent()
    front.isCut = true
    await page.goto(`${front.origin}/about/`)
    await expect(heading(page)).toHaveText(name ?? '')
    await becomeLive(page)
    await expect(heading(page)).toHaveText(name ?? '')
  })

  test('opens visited pages offline at an address with a hash, and a reload there wakes the built page', async ({
    page,
    front,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await openWithWorker(page, `${front.origin}/`)
    const address = `${front.origin}/contact/#offices`
    await page.goto(address)
    await becomeLive(page)
    const name = (await heading(page).textContent()) ?? ''
    const served = await page.reload()
    expect([served?.fromServiceWorker(), await served?.text()]).toEqual([true, expect.stringContaining(name)])
    await becomeLive(page)
    front.isCut = true
    await page.reload()
    await expect(heading(page)).toHaveText(name)
    expect(errors).toEqual([])
  })

  test('shows a new deploy on the next visit, not the cached page', async ({ page, front }) => {
    await openWithWorker(page, `${front.origin}/`)
    await page.goto(`${front.origin}/about/`)
    await becomeLive(page)
    const name = (await heading(page).textContent()) ?? ''
    front.changes.set('/about/', [name, 'A heading of the next deploy'])
    front.changes.set('/page-data/about/page-data.json', [name, 'A heading of the next deploy'])
    await page.goto(`${front.origin}/about/`)
    await expect(heading(page)).toHaveText('A heading of the next deploy')
    await becomeLive(page)
    await expect(heading(page)).toHaveText('A heading of the next deploy')
  })

  test('never caches the API', async ({ page, front }) => {
    await openWithWorker(page, `${front.origin}/`)
    const ask = async () => {
      const answered = page.waitForResponse('**/api/health')
      const status = await page.evaluate(async () => (await fetch('/api/health')).status)
      return { status, isWorkers: (await answered).fromServiceWorker() }
    }
    expect(await ask()).toEqual({ status: 200, isWorkers: false })
    expect(await ask()).toEqual({ status: 200, isWorkers: false })
    expect(front.asked.filter((path) => path === '/api/health')).toHaveLength(2)
    front.isCut = true
    expect(await page.evaluate(() => fetch('/api/health').then(String, () => 'no line'))).toBe('no line')
  })

  test('responds to a wrong address with 404, not with a cached page', async ({ page, front }) => {
    await openWithWorker(page, `${front.origin}/`)
    const response = await page.goto(`${front.origin}/no-such-page/`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/not found/i)
  })

  test('caches visited pages only', async ({ page, front }) => {
    await openWithWorker(page, `${front.origin}/`)
    await page.goto(`${front.origin}/contact/`)
    await becomeLive(page)
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(kept).toContain('/contact/')
    expect((await kept()).filter((path) => path.startsWith('/api/'))).toEqual([])
  })
})

test.describe('without service workers', () => {
  test('the console says so and the site works', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('not here', 'SecurityError'))
    })
    const said = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && /service worker/i.test(message.text()),
    )
    await openLive(page, '/about/')
    await said
    await footerLink(page, 'Careers').click()
    await expect(page).toHaveURL('/career/')
  })
})

for (const [path, name, target] of [
  [
    '/services/migration-modernization/',
    'Enterprise',
    '/services/migration-modernization/enterprise-system-upgrades/',
  ],
  ['/technologies/', 'Nintex', '/technologies/low-code-innovation/nintex/'],
  [
    '/technologies/microsoft-ecosystem/sharepoint/',
    'Power Automate',
    '/technologies/low-code-innovation/power-automate/',
  ],
] as const) {
  test(`${path}: the name ${name} on the chart leads to its page`, async ({ page }) => {
    await page.goto(path)
    await page.locator('.sea-chart a text').filter({ hasText: name, visible: true }).click()
    await expect(page).toHaveURL(target)
  })
}

test('/technologies/: pointing at an island or choosing it brings out its lines, and no other', async ({
  page,
}) => {
  await page.goto('/technologies/')
  const island = page.locator('.sea-chart a').filter({ hasText: 'Nintex', visible: true })
  const other = page.locator('.sea-chart a').filter({ hasText: 'Gatsby', visible: true })
  await expect(island.locator('.sc-link')).toHaveCSS('stroke-opacity', '0')
  const atRest = page.locator('.sea-chart:visible > .sc-link')
  const strength = () => atRest.evaluate((lines) => Number(getComputedStyle(lines).strokeOpacity))
  expect(await strength()).toBeGreaterThan(0.8)
  // a line without height, which is pointed at on its stroke
  await island.scrollIntoViewIfNeeded()
  const { x, y } = await island
    .locator('.sc-spot')
    .evaluate((spot) => spot.getBoundingClientRect().toJSON() as DOMRect)
  await page.mouse.move(x, y)
  await expect(island.locator('.sc-link')).toHaveCSS('stroke-opacity', '1')
  await expect(other.locator('.sc-link')).toHaveCSS('stroke-opacity', '0')
  expect(await strength(), 'those of all others step back').toBeLessThan(0.5)
  // without a pointer
  await page.mouse.move(0, 0)
  await expect(island.locator('.sc-link')).toHaveCSS('stroke-opacity', '0')
  const picker = page.getByRole('combobox', { name: 'Show technologies related to' })
  await picker.focus()
  await page.keyboard.type('Gat')
  await expect(other.locator('.sc-link')).toHaveCSS('stroke-opacity', '1')
  await expect(island.locator('.sc-link')).toHaveCSS('stroke-opacity', '0')
  expect(await strength()).toBeLessThan(0.5)
  // steps back by its color alone: its letters stay clear of the lines behind them
  const name = island.locator('.sc-name')
  const fill = () => name.evaluate((text) => getComputedStyle(text).fill)
  const faded = await fill()
  expect(faded).not.toBe(
    await page
      .locator('.sea-chart a:not(.sc-faded, .sc-chosen) .sc-name')
      .first()
      .evaluate((text) => getComputedStyle(text).fill),
  )
  await expect(island).toHaveCSS('opacity', '1')
  // the pointer sets the choice aside: two sets of lines could not be told apart
  const said = () => picker.evaluate((box) => (box as HTMLSelectElement).selectedOptions[0]?.label)
  expect(await said()).toBe('Gatsby')
  await page.mouse.move(x, y)
  await expect(island.locator('.sc-link')).toHaveCSS('stroke-opacity', '1')
  await expect(other.locator('.sc-link')).toHaveCSS('stroke-opacity', '0')
  expect(await fill()).not.toBe(faded)
  expect(await said(), 'what was chosen').toBe('Gatsby')
  await page.mouse.move(0, 0)
  await expect(other.locator('.sc-link')).toHaveCSS('stroke-opacity', '1')
})

test('/technologies/ on a phone: a chart opens above the list, which names nothing twice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/technologies/')
  const names = await page
    .locator('main ol')
    .getByRole('heading', { level: 3 })
    .filter({ visible: true })
    .allInnerTexts()
  expect(names).toHaveLength(27)
  expect(new Set(names).size).toBe(names.length)
  const topOf = (text: string) =>
    page.getByText(text).evaluate((part) => part.getBoundingClientRect().top + scrollY)
  const list = await page
    .locator('main ol')
    .first()
    .evaluate((part) => part.getBoundingClientRect().top)
  expect(list).toBeLessThan(740)
  expect(await topOf('See all 27 on one chart')).toBeLessThan(list)
  const island = page.locator('.sea-chart a').filter({ hasText: 'Nintex', visible: true })
  await expect(island).toHaveCount(0)
  await page.getByText('See all 27 on one chart').click()
  await expect(island).toHaveCount(1)
})

test('/technologies/ on a phone: the first view has a strip of chart, whose names lead to the lists', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/technologies/')
  const name = page.locator('main .sea-chart a').filter({ hasText: 'Data Intelligence', visible: true })
  await expect(name.locator('text')).toBeInViewport()
  await name.locator('text').click()
  await expect(page).toHaveURL('/technologies/#data-intelligence')
  await expect(page.getByRole('heading', { name: 'Data Intelligence & AI' })).toBeInViewport()
})

test('/technologies/ on a phone: choosing an island brings out its lines and lists its neighbours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/technologies/')
  await page.getByText('See all 27 on one chart').click()
  await expect(page.locator('details .sea-chart .sc-land')).toHaveCount(1)
  const picker = page.getByRole('combobox', { name: 'Show technologies related to' })
  await picker.selectOption('Nintex')
  const near = page.getByRole('list', { name: 'Related technologies' }).getByRole('link')
  const count = await near.count()
  expect(count).toBeGreaterThan(0)
  const drawn = page.locator('details .sea-chart .sc-chosen .sc-link').filter({ visible: true })
  await expect(drawn).toHaveCount(1)
  await expect(drawn).toHaveCSS('stroke-opacity', '1')
  expect((await drawn.getAttribute('d'))?.split('M')).toHaveLength(count + 1)
  for (const target of [picker, near.first()])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  await picker.selectOption('')
  await expect(drawn).toHaveCount(0)
})

test('a finger finds links of charts and breadcrumbs: 40 pixels around their middle', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/technologies/')
  await page.getByText('See all 27 on one chart').click()
  await expect(page.locator('details .sea-chart .sc-land')).toHaveCount(1)
  const small = await page
    .locator('.sea-chart a')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const hit = link.querySelector('.sc-hit') // the lines of an island reach farther
        hit?.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = hit?.getBoundingClientRect() ?? new DOMRect()
        const isFound = [-19, 0, 19].every((aside) => {
          const across = Math.min(Math.max(x + width / 2 + aside, 1), 358)
          const found = document.elementFromPoint(across, y + height / 2)
          return found !== null && link.contains(found)
        })
        return isFound ? [] : [link.textContent]
      }),
    )
  expect(small).toEqual([])
  await page.goto('/technologies/microsoft-ecosystem/sharepoint/')
  for (const link of await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40)
})

test('a technology that is chosen while the page still sleeps is brought out once it has woken', async ({
  page,
}) => {
  await page.goto('/technologies/')
  const picker = page.getByRole('combobox', { name: 'Show technologies related to' })
  await picker.evaluate((select) => {
    if (select instanceof HTMLSelectElement) select.selectedIndex = 1
  })
  const chosen = page.locator('.sea-chart .sc-chosen').filter({ visible: true })
  await expect(chosen).toHaveCount(0)
  await becomeLive(page)
  await expect(chosen).toHaveCount(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('/technologies/ offers no control that would need it', async ({ page }) => {
    await page.goto('/technologies/')
    await expect(page.locator('.sea-chart').first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Show technologies related to' })).toBeHidden()
    await expect(page.getByText('Choose a technology, or point to its island')).toBeHidden()
  })
})
