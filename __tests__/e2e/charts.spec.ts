import { expect, test } from '@playwright/test'
import { everyPage } from './support/every-page'
import { findStruckLetters } from './support/find-struck-letters'
import { delayScripts, openLive, waitUntilLive } from './support/live-page'

test.use({ serviceWorkers: 'block' })

for (const width of [360, 768, 1024, 1280, 1920])
  test(`at ${width} pixels no line on a chart runs through a letter of a name or a number`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    const struck: string[] = []
    let charts = 0
    for (const path of everyPage) {
      await page.goto(path)
      charts += await page.locator('main svg.sea-chart:has(> path)').filter({ visible: true }).count()
      struck.push(...(await findStruckLetters(page)).map((text) => `${path}: ${text}`))
    }
    expect(struck).toEqual([])
    expect(charts).toBeGreaterThan(20)
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
