import { expect, test, type Page } from '@playwright/test'
import { becomeLive, delayFiles } from './support/live-page'
import { pageKinds } from './support/page-kinds'

const start = '/services/strategic-consulting/tech-advisory/'

/** Records every scripted animation: its largest distance, and whether it hides anything. */
async function watchMotion(page: Page): Promise<() => Promise<{ keyframes: string; ms: number }[]>> {
  await page.addInitScript(() => {
    const seen: { keyframes: string; ms: number }[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      const ms = typeof options === 'number' ? options : Number(options?.duration ?? 0)
      seen.push({ keyframes: JSON.stringify(keyframes), ms })
      return animate.call(this, keyframes, options)
    }
    Object.assign(window, { seenMotion: seen })
  })
  return () =>
    page.evaluate(() => (window as unknown as { seenMotion: { keyframes: string; ms: number }[] }).seenMotion)
}

/** Whether the animation code was requested. */
function watchCode(page: Page): () => boolean {
  let asked = false
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    void response.text().then(
      (code) => (asked ||= code.includes('0 12px')),
      () => undefined,
    )
  })
  return () => asked
}

test('sections below the window move by a few pixels in a quarter of a second, and are never hidden', async ({
  page,
}) => {
  const motions = await watchMotion(page)
  const asked = watchCode(page)
  await page.goto(start)
  await becomeLive(page)
  expect(asked()).toBe(false)
  expect(await motions()).toEqual([])

  await page.mouse.wheel(0, 10)
  await expect.poll(asked).toBe(true)
  for (let step = 0; step < 20 && (await motions()).length === 0; step++) await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(0)
  for (const { keyframes, ms } of await motions()) {
    if (keyframes.includes('strokeDashoffset')) continue // the course of the chart, below
    expect(keyframes).toContain('0 12px')
    expect(keyframes).not.toContain('opacity')
    expect(ms).toBeLessThanOrEqual(250)
  }
  await expect(page.locator('main section').last()).toHaveCSS('translate', 'none')
  await expect(page.locator('main section').last()).toHaveCSS('opacity', '1')
})

/** Sums up how far what is shown has moved by itself, also before the call. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
}

test('sections come in without layout shift', async ({ page }) => {
  await page.goto(start)
  await becomeLive(page)
  const shifts = await watchShifts(page)
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(60)
  }
  expect(await shifts()).toBe(0)
})

/** A page of each kind that opens in its own way. */
const openings = (
  ['home', 'samples', 'service', 'technology', 'case study', 'article', 'career', 'contact'] as const
).map((kind) => pageKinds[kind])

test('text in the stand-in fonts hardly moves when the font arrives late', async ({ page }) => {
  const twoFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of openings) {
      const letGo = await delayFiles(page, /\.woff2$/)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await twoFrames()
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      const shifts = await watchShifts(page)
      letGo()
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      await twoFrames()
      expect.soft(await shifts(), `${path} at ${width} pixels`).toBeLessThanOrEqual(0.05)
      await page.unrouteAll()
    }
  }
})

test('with reduced motion nothing moves, and the code is not fetched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const motions = await watchMotion(page)
  const asked = watchCode(page)
  await page.goto(start)
  await becomeLive(page)
  for (let step = 0; step < 12; step++) await page.mouse.wheel(0, 400)
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(false)
  expect(await motions()).toEqual([])
})

test('sections come in after client-side navigation, too', async ({ page }) => {
  const motions = await watchMotion(page)
  await page.goto('/about/')
  await becomeLive(page)
  await page.locator('footer').getByRole('link', { name: 'Strategic Consulting' }).click()
  await expect(page).toHaveURL('/services/strategic-consulting/')
  const before = (await motions()).length
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200)
      return (await motions()).length
    })
    .toBeGreaterThan(before)
})

test('the dashes of a course run towards its end once, and it is there all the time', async ({ page }) => {
  const motions = await watchMotion(page)
  await page.goto(start)
  await becomeLive(page)
  const course = page.locator('main .sc-course:visible').first()
  await page.mouse.wheel(0, 10)
  const ofCourses = async () =>
    (await motions()).filter(({ keyframes }) => keyframes.includes('strokeDashoffset'))
  await expect.poll(async () => (await ofCourses()).length).toBe(1)
  await expect(course).toBeVisible()
  await page.mouse.wheel(0, 3000)
  await page.mouse.wheel(0, -3000)
  await expect(course).toHaveCSS('stroke-dashoffset', '0px')
  expect(await ofCourses()).toHaveLength(1)
})

test.describe('the menu', () => {
  /** Whether the code that moves the menu was requested. */
  function watchMenuCode(page: Page): () => boolean {
    let asked = false
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return
      void response.text().then(
        (code) => (asked ||= code.includes('[data-menu-marker]')),
        () => undefined,
      )
    })
    return () => asked
  }

  test('the bar beside the active category comes from the one before', async ({ page }) => {
    const motions = await watchMotion(page)
    const asked = watchMenuCode(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/about/')
    await becomeLive(page)
    expect(asked()).toBe(false)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Services', { exact: true }).hover()
    await expect.poll(asked).toBe(true)
    const tabs = menu.locator('[data-menu-tab]:visible')
    await tabs.nth(2).hover()
    await expect
      .poll(async () => (await motions()).map(({ keyframes }) => keyframes).join())
      .toMatch(/"translate":\["0 -\d+(\.\d+)?px","none"\]/)
    const bar = tabs.nth(2).locator('[data-menu-marker]')
    await expect(bar).toHaveCSS('translate', 'none')
    expect(await bar.evaluate((mark) => mark.getBoundingClientRect().top)).toBe(
      await tabs.nth(2).evaluate((tab) => tab.getBoundingClientRect().top),
    )
  })

  test('on a phone a section unfolds, and is whole and free afterwards', async ({ page }) => {
    const motions = await watchMotion(page)
    const asked = watchMenuCode(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/about/')
    await becomeLive(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.poll(asked).toBe(true)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Company', { exact: true }).click()
    await expect
      .poll(async () => (await motions()).some(({ keyframes }) => keyframes.includes('"height"')))
      .toBe(true)
    await expect(menu.getByRole('link', { name: 'Contact us' })).toBeVisible()
    const panel = menu.locator('[data-menu-panel]:visible')
    await expect.poll(() => panel.evaluate(({ style }) => style.height + style.overflow)).toBe('')
  })

  test('with reduced motion nothing moves by script, and the code is not fetched', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const motions = await watchMotion(page)
    const asked = watchMenuCode(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/about/')
    await becomeLive(page)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Services', { exact: true }).hover()
    await menu.locator('[data-menu-tab]:visible').nth(2).hover()
    await expect(menu.locator('[data-active="true"] [data-menu-tab]:visible')).toContainText('Migration')
    expect([asked(), await motions()]).toEqual([false, []])
  })
})
