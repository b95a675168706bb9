import { expect, type Page } from '@playwright/test'
import { rest } from './support/hurry'
import { keptPageTest as test } from './support/kept-page'
import { openLive } from './support/live-page'
import { eachKind, kindSets } from './support/page-kinds'

test.use({ serviceWorkers: 'block' })

const header = (page: Page) => page.locator('header[data-site]')
const footer = (page: Page) => page.locator('footer[data-site]')
const homeStyled = ['/', '/services/', '/technologies/']
const withSmallPrint = ['/services/', '/technologies/']

test('three pages have a transparent header, two have the small print alone for a footer, all others have both; headings of a level have one size, except the titles of cards and lists', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [, path] of eachKind) {
    const isHome = homeStyled.includes(path)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(header(page), path).toHaveAttribute('data-style', isHome ? 'home' : 'plain')
    const logo = header(page).locator('svg[data-variant]')
    await expect(logo, path).toHaveAttribute('data-variant', isHome ? 'light' : 'color')
    const ground = await header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground === 'rgba(0, 0, 0, 0)', path).toBe(isHome)
    await expect(footer(page), path).toHaveCount(withSmallPrint.includes(path) ? 0 : 1)
    const sizes = await page
      .locator('main h2:not(.eyebrow, li h2, .footnotes h2)')
      .evaluateAll((all) => [
        ...new Set(all.filter((h2) => h2.checkVisibility()).map((h2) => getComputedStyle(h2).fontSize)),
      ])
    expect(sizes.length, `${path}: ${sizes.join()}`).toBeLessThanOrEqual(1)
  }
})

test('the footer’s top edge is a wave', async ({ page }) => {
  await page.goto('/about/')
  await footer(page).scrollIntoViewIfNeeded()
  await expect(footer(page).locator('svg').first()).toBeVisible()
})

test('the footer groups pages as the header does, and has the phone of each office', async ({ page }) => {
  await page.goto('/about/')
  const groups = await footer(page).getByRole('navigation').all()
  const names = await Promise.all(groups.map((group) => group.getByRole('heading').textContent()))
  expect(names).toEqual(['Services', 'Technologies & Platforms', 'Solutions', 'Resources', 'Company'])
  const pages = footer(page).getByRole('navigation', { name: 'Resources' }).getByRole('link')
  await expect(pages).toHaveText(['Articles', 'Case studies', 'Sample deliverables'])
  for (const office of ['London', 'Dublin'])
    await expect(footer(page).getByText(new RegExp(`^${office}: \\+[\\d ]+$`))).toBeVisible()
})

test('text and columns grow with windows wider than 1920 pixels, in the same proportion', async ({
  page,
}) => {
  const measured: { size: number; content: number }[] = []
  for (const width of [1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1080 })
    await page.goto('/about/')
    measured.push(
      await page.locator('main').evaluate((main) => ({
        size: Number.parseFloat(getComputedStyle(main).fontSize),
        content: main.querySelector('.wrap')?.clientWidth ?? 0,
      })),
    )
  }
  const [usual, wide, widest] = measured.map(({ size, content }) => [size, Math.round(content / size)])
  expect(usual?.[0]).toBeCloseTo(18)
  expect(wide).toEqual([expect.closeTo(20.25), usual?.[1]])
  expect(widest).toEqual([expect.closeTo(24.75), usual?.[1]])
})

test('every page shows who stands behind it: name and office', async ({ page }) => {
  for (const path of ['/about/', ...withSmallPrint]) {
    await page.goto(path)
    const end = page.getByRole('contentinfo')
    await expect(end, path).toContainText(/© 20\d\d \S/)
    await expect(end, path).toContainText(
      /(?:Registered in \S.*, company number \S.*Registered office|Office): \S/,
    )
  }
})

for (const path of withSmallPrint) {
  test(`${path} ends with a section that links on and the legal links below it`, async ({ page }) => {
    await page.goto(path)
    const last = page.getByRole('main').locator('section').last()
    await expect(last.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(last.locator('a.button')).toHaveAttribute('href', /^\/contact\//)
    const end = page.getByRole('contentinfo')
    await expect(end.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policies/')
    await expect(end.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility/')
    await expect(end.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/tms-support/')
  })
}

test('header and footer change when a visitor goes from page to page', async ({ page }) => {
  await openLive(page, '/services/')
  await page.getByRole('main').locator('a.button').last().click()
  await expect(page).toHaveURL('/contact/')
  await expect(header(page)).toHaveAttribute('data-style', 'plain')
  await expect(header(page).locator('svg[data-variant]')).toHaveAttribute('data-variant', 'color')
  await expect(footer(page)).toHaveCount(1)
})

test('an internal address that does not exist responds with 404', async ({ request }) => {
  for (const path of ['/admin/no-such-page/', '/employee/no-such-page/', '/auth/admin/no-such-page/']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('an internal address that does not exist has no header and footer, from the first paint on', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const path of [
    '/admin/nope/',
    '/employee/nope/',
    '/auth/admin/login/',
    '/auth/employee/x/',
    '/adminfoo/',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page not found')
    expect(await header(page).filter({ visible: true }).count(), path).toBe(0)
    await expect(header(page), path).toHaveCount(0)
    await expect(footer(page), path).toHaveCount(0)
    await page.getByRole('button', { name: 'Search the site' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services/')
  await expect(header(page)).toBeVisible()
  expect(errors).toEqual([])
})

/** Scrolls to `top` and waits for the next frames. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.addEventListener(
          'scroll',
          () => requestAnimationFrame(() => requestAnimationFrame(() => done())),
          {
            once: true,
          },
        )
        window.scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )

for (const path of ['/', '/about/']) {
  test(`${path}: the header changes its style after more than 100 pixels, not at 100`, async ({ page }) => {
    await openLive(page, path)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'false')
    await scrollTo(page, 100)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'false')
    await scrollTo(page, 101)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
    await scrollTo(page, 100)
    await expect(header(page)).toHaveAttribute('data-scrolled', 'false')
  })
}

test('without script the transparent header covers what scrolls under it', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  for (const path of ['/', '/services/', '/technologies/']) {
    await page.goto(path)
    await page.mouse.wheel(0, 400)
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await page.close()
})

test('the transparent header is solid before text scrolls under it', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 40)
  const solid = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(header(page)).toHaveCSS('background-color', solid)
})

test('under the pointer a panel and the transparent header above it are one surface', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openLive(page, '/')
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await header(page).getByText('Services', { exact: true }).hover()
  const solid = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(header(page)).toHaveCSS('background-color', solid)
})

test('the transparent header becomes solid on scroll, with the full-color logo', async ({ page }) => {
  await openLive(page, '/')
  await expect(header(page).locator('svg[data-variant]')).toHaveAttribute('data-variant', 'light')
  await scrollTo(page, 400)
  await expect(header(page).locator('svg[data-variant]')).toHaveAttribute('data-variant', 'color')
  await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(header(page)).toBeInViewport()
})

test('the header stays in view unless it would take more than 15 % of the window', async ({ page }) => {
  for (const [width, height, stays] of [
    [1280, 720, true],
    [390, 780, true],
    [640, 360, false], // 1280 by 720 at 200 %
    [844, 390, false],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openLive(page, '/case-study/one-figure-for-the-board/')
    await scrollTo(page, 600)
    expect((await header(page).boundingBox())?.y === -8, `${width} by ${height}`).toBe(stays)
    const progressTop = await page
      .locator('[data-scroll-progress]')
      .evaluate((bar) => bar.getBoundingClientRect().top)
    expect(progressTop, `${width} by ${height}`).toBe(stays ? 67 : 0)
  }
})

/** Length of the bar relative to the window's width. */
const progress = (page: Page) =>
  page.locator('[data-scroll-progress]').evaluate((bar) => {
    const share = bar.getBoundingClientRect().width / document.documentElement.clientWidth
    return Math.round(share * 100)
  })

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a bar shows the scroll progress (reduced motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await openLive(page, '/case-study/one-figure-for-the-board/') // long, and nothing loads late
    await expect.poll(() => progress(page)).toBe(0)
    const range = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    await scrollTo(page, Math.round(range / 2))
    await expect.poll(() => progress(page)).toBe(50)
    await scrollTo(page, range)
    await expect.poll(() => progress(page)).toBe(100)
    await scrollTo(page, 0)
    await expect.poll(() => progress(page)).toBe(0)
  })
}

// 180: a phone of 360 pixels with text at 200%
test('from 180 to 2560 pixels the header fits, and begins where the text begins; in wide windows it has one row', async ({
  page,
}) => {
  await page.goto('/about/')
  const header = page.locator('header[data-site]')
  for (const width of [
    180, 320, 359, 360, 375, 390, 768, 1088, 1180, 1247, 1248, 1280, 1440, 1920, 2048, 2560,
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await rest(page)
    const edges = await header.locator('a, button, summary').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const { left, right } = control.getBoundingClientRect()
          return { left, right }
        }),
    )
    expect(edges.length, `${width} pixels`).toBeGreaterThan(2)
    expect(Math.max(...edges.map(({ right }) => right)), `${width} pixels`).toBeLessThanOrEqual(width)
    const text = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => title.getBoundingClientRect().left)
    expect(Math.abs(Math.min(...edges.map(({ left }) => left)) - text), `${width} pixels`).toBeLessThan(3)
    const height = (await header.boundingBox())?.height ?? 0
    if (width > 1280) expect(height, `${width} pixels`).toBeLessThan(96)
  }
})

test('from 768 to 1920 pixels no point of a list stands alone in its row', async ({ page }) => {
  for (const path of ['/about/', '/career/', '/solutions/smart-docs/', '/tms-support/']) {
    await page.goto(path)
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const alone = await page.locator('main ul:has(> li > h3 + p)').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const items = [...list.children].map((item) => item.getBoundingClientRect())
          const narrow = items.filter(({ width }) => width < list.clientWidth - 1)
          return narrow.filter(({ top }) => narrow.filter((other) => other.top === top).length === 1)
        }),
      )
      expect(alone, `${path}, ${width} pixels`).toEqual([])
    }
  }
})

/** Texts below the header that another text lies over, while the page is scrolled from top to end. */
function findCovered(): string[] {
  const covered = new Set<string>()
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  for (let y = 0; y < document.documentElement.scrollHeight; y += 250) {
    window.scrollTo({ top: y, behavior: 'instant' })
    for (const text of document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd)')) {
      const { left, right, top: from, bottom: to } = text.getBoundingClientRect()
      if (!text.checkVisibility() || from < top || to > window.innerHeight) continue
      if (getComputedStyle(text).pointerEvents === 'none') continue // over a chart, whose links stay in reach
      const [x, middle] = [Math.min((left + right) / 2, left + 20), (from + to) / 2]
      const above = document.elementFromPoint(x, middle)
      if (above === null || text.contains(above) || above.contains(text)) continue
      if (getComputedStyle(above, '::after').position === 'absolute') continue // a link that covers its card
      const ownsText = [...above.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
      )
      if (!ownsText) continue // the empty cell of a grid
      covered.add(`${text.textContent.slice(0, 40)} under ${above.tagName} ${above.textContent.slice(0, 30)}`)
    }
  }
  return [...covered]
}

for (const { which, kinds, details } of kindSets)
  test(`no text lies over another while a page is scrolled: ${which}`, details, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [, path] of kinds) {
      await page.goto(path)
      expect(await page.evaluate(findCovered), path).toEqual([])
    }
  })

// as extensions enlarge text: the widths of media queries stay as they were
test('with the root font twice as large the menu can be reached and the footer keeps its words whole', async ({
  page,
}) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about/')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const middles = await header(page)
      .locator(':is(a, button):visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      )
    expect(Math.max(...middles) - Math.min(...middles), `${width}`).toBeLessThan(20)
    if (width !== 768)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport({
        ratio: 1,
      })
    const faults = await page.locator('footer nav').evaluateAll((navs) =>
      navs.flatMap((nav) =>
        [...nav.querySelectorAll('a, h2, h3')]
          .filter((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            const { right } = range.getBoundingClientRect()
            return right > Math.min(innerWidth, nav.getBoundingClientRect().right + 1)
          })
          .map((element) => element.textContent),
      ),
    )
    expect(faults, `${width}`).toEqual([])
  }
})
