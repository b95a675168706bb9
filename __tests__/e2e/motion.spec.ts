import { expect, test, type Page } from '@playwright/test'
import { becomeLive } from './support/live-page'

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
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
  expect(asked()).toBe(false)
  expect(await motions()).toEqual([])

  await page.mouse.wheel(0, 10)
  await expect.poll(asked).toBe(true)
  for (let step = 0; step < 20 && (await motions()).length === 0; step++) await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(0)
  for (const { keyframes, ms } of await motions()) {
    expect(keyframes).toContain('0 12px')
    expect(keyframes).not.toContain('opacity')
    expect(ms).toBeLessThanOrEqual(250)
  }
  await expect(page.locator('main section').last()).toHaveCSS('translate', 'none')
  await expect(page.locator('main section').last()).toHaveCSS('opacity', '1')
})

test('sections come in without layout shift', async ({ page }) => {
  await page.goto(start)
  await becomeLive(page)
  await page.evaluate(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(60)
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBe(0)
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
