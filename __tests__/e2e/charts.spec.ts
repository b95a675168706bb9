import { expect, test } from '@playwright/test'
import { everyPage } from './support/every-page'
import { findStruckLetters } from './support/find-struck-letters'
import { delayScripts, openLive, waitUntilLive } from './support/live-page'
import { resize } from './support/resize'

test.use({ serviceWorkers: 'block' })

/** Pages by the first part of their path, and how many charts they have at least. */
const parts = [
  ['services', 15],
  ['technologies', 30],
  ['blog', 10],
  ['case-study', 8],
  ['others', 8],
] as const
const partOf = (path: string) => parts.find(([part]) => path.startsWith(`/${part}/`))?.[0] ?? 'others'

for (const [part, least] of parts)
  test(`at five widths no line on a chart runs through a letter of a name or a number: ${part}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const struck: string[] = []
    const charts = new Map([360, 768, 1024, 1280, 1920].map((width) => [width, 0]))
    for (const path of everyPage.filter((one) => partOf(one) === part)) {
      await page.goto(path) // once: windows of all widths have the same charts, at other sizes
      if (!(await page.evaluate(() => document.querySelector('main svg.sea-chart') !== null))) continue
      for (const [width, before] of charts) {
        await resize(page, width, 900)
        struck.push(...(await findStruckLetters(page)).map((text) => `${path} at ${width} pixels: ${text}`))
        const { shown, drawn } = await page.evaluate(countCharts)
        expect(shown).toBe(width)
        charts.set(width, before + drawn)
      }
    }
    expect(struck).toEqual([])
    for (const [width, drawn] of charts) expect(drawn, `${width} pixels`).toBeGreaterThanOrEqual(least)
  })

/** Charts that are drawn, and the width of the window they are drawn in. */
const countCharts = () => ({
  shown: window.innerWidth,
  drawn: [...document.querySelectorAll('main svg.sea-chart:has(> path)')].filter((chart) =>
    chart.checkVisibility(),
  ).length,
})

test('pointing at an island on the chart of all technologies doesn’t change what is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openLive(page, '/technologies/')
  const picker = page.getByRole('combobox', { name: 'Show technologies related to' })
  await picker.selectOption({ label: 'React' })
  const chosen = await picker.inputValue()
  await page.locator('main .sea-chart:visible a:has(.sc-spot)').first().hover({ force: true })
  await expect(picker).toHaveValue(chosen)
})

test('an arrow key pressed on the menu before its script has come goes into the section once it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const letGo = await delayScripts(page)
  await page.goto('/about/')
  const section = page.getByRole('banner').locator('summary').first()
  await section.focus()
  await page.keyboard.press('ArrowDown')
  letGo()
  await waitUntilLive(page)
  await expect(page.getByRole('banner').locator('[data-menu-panel] a:focus')).toBeVisible()
})

test('from phones to small desks no number on the chart of an article touches what says what numbers mean', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const touching: string[] = []
  for (const path of everyPage.filter((one) => /^\/blog\/[^/]+\/$/.test(one))) {
    await page.goto(path)
    const chart = page.locator('main [data-note]')
    if ((await chart.count()) === 0) continue // a list
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.locator('.sc-dot').first()).toBeAttached()
    for (const width of [360, 600, 768, 860, 960, 1024, 1100]) {
      await resize(page, width, 900)
      const near = await chart.evaluate((holder) => {
        const frame = holder.getBoundingClientRect()
        const note = getComputedStyle(holder, '::after')
        const left = frame.right - parseFloat(note.width) - 4
        const top = frame.bottom - parseFloat(note.height) - 4
        return [...holder.querySelectorAll('text')].flatMap((number) => {
          const box = number.getBoundingClientRect()
          return box.right > left && box.bottom > top ? [number.textContent] : []
        })
      })
      touching.push(...near.map((number) => `${path} at ${width}: ${number}`))
    }
  }
  expect(touching).toEqual([])
})

test('on a phone all phases of a timeline are named at its left edge, on wide windows where they begin', async ({
  page,
}) => {
  await page.goto('/case-study/file-server-eleven-sites/')
  const leftsOf = (part: string) =>
    page
      .locator(`main figure ol > li ${part}`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  await resize(page, 360, 800)
  expect(new Set(await leftsOf('b')).size).toBe(1)
  await resize(page, 1280, 800)
  const [names, bars] = [await leftsOf('b'), await leftsOf('rect')]
  expect(names.length).toBeGreaterThan(3)
  for (const [index, left] of names.slice(0, -1).entries())
    expect(Math.abs(left - (bars[index] ?? 0))).toBeLessThan(3)
})

test('in a low window the chart of a case study begins within the first five eighths', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  for (const path of everyPage.filter((one) => /^\/case-study\/./.test(one))) {
    await page.goto(path)
    const chart = await page.locator('main .sea-chart:visible').first().boundingBox()
    expect(chart?.y ?? Infinity, path).toBeLessThan(375)
  }
})
