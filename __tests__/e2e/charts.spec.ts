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
